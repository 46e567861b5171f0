import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Json, record } from './document.ts'

const root = path.join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** An edit of one contract file: `find` must be there exactly once. */
type Growth = { file: string; find: string; replace: string }

/**
 * The OpenAPI document of a copy of `contract/` in which a developer has added rows to the tables.
 */
export async function grownDocument(growth: readonly Growth[]): Promise<Json> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'people-research-service-contract-'))
  try {
    await Promise.all([
      cp(path.join(root, 'contract'), path.join(folder, 'contract'), { recursive: true }),
      cp(path.join(root, 'package.json'), path.join(folder, 'package.json')),
      symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules')),
    ])
    for (const edit of growth) await apply(folder, edit)
    const url = pathToFileURL(path.join(folder, 'contract', 'openapi', 'openapi.ts')).href
    const code = `const { buildOpenApi } = await import('${url}')
      console.log(JSON.stringify(buildOpenApi('http://service.test', {})))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
      maxBuffer: 16 * 1024 * 1024,
    })
    return record(JSON.parse(stdout))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function apply(folder: string, { file, find, replace }: Growth): Promise<void> {
  const at = path.join(folder, 'contract', file)
  const text = await readFile(at, 'utf8')
  if (text.split(find).length !== 2)
    throw new Error(`contract/${file} does not hold exactly once: ${find}`)
  await writeFile(
    at,
    text.replace(find, () => replace),
  )
}

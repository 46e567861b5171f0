/** The conformance suite of the Model Context Protocol, run against a server. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root } from './root.ts'

const suite = path.join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')

const Checks = z.array(
  z.looseObject({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
)

/** A check, as `scenario: message`. */
type Verdict = { passed: string[]; failed: string[] }

/** @param options of the suite's command `server` */
export async function judgeServer(url: string, options: readonly string[]): Promise<Verdict> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'mcp-conformance-'))
  try {
    const args = [suite, 'server', '--url', url, '--output-dir', dir, ...options]
    // it ends with 1 where a check fails: the verdicts are read from its files
    await promisify(execFile)(process.execPath, args, { cwd: dir, maxBuffer: 50_000_000 }).catch(
      () => undefined,
    )
    return await readVerdicts(dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}

async function readVerdicts(dir: string): Promise<Verdict> {
  const verdict: Verdict = { passed: [], failed: [] }
  for (const folder of (await readdir(dir)).toSorted()) {
    const scenario = folder.replace(/^server-/, '').replace(/-\d{4}-\d{2}-\d{2}T.*$/, '')
    const file = await readFile(path.join(dir, folder, 'checks.json'), 'utf8')
    for (const { id, status, errorMessage } of Checks.parse(JSON.parse(file))) {
      if (status === 'SUCCESS') verdict.passed.push(`${scenario}: ${id}`)
      if (status === 'FAILURE') verdict.failed.push(`${scenario}: ${errorMessage ?? id}`)
    }
  }
  return verdict
}

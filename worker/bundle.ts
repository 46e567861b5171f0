import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }

const workflows = path.join(import.meta.dirname, '..', 'workflows')

/** What carries a trace through a workflow; part of a traced worker's bundle only. */
const tracer = '@temporalio/interceptors-opentelemetry-v2/lib/workflow-interceptors'

/**
 * The workflow bundle as a file, made once for each state of `workflows/` and of our packages:
 * bundling takes seconds, starting a worker should not.
 * @param dataDir where bundles are kept
 */
export async function buildWorkflowBundle(
  dataDir: string,
  { isTraced = false }: { isTraced?: boolean } = {},
): Promise<string> {
  const folder = path.join(dataDir, 'bundles')
  const file = path.join(folder, `${await computeFingerprint()}${isTraced ? '-traced' : ''}.js`)
  if (await readFile(file).then(Boolean, () => false)) return file
  await mkdir(folder, { recursive: true })
  // loaded only to bundle: it takes half a second, and the file is nearly always there
  const { bundleWorkflowCode } = await import('@temporalio/worker')
  const { code } = await bundleWorkflowCode({
    workflowsPath: path.join(workflows, 'index.ts'),
    workflowInterceptorModules: isTraced ? [createRequire(import.meta.url).resolve(tracer)] : [],
    logger: quiet,
  })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, code)
  // several processes may race: the rename is atomic, and what they wrote is the same
  await rename(draft, file)
  return file
}

async function computeFingerprint(): Promise<string> {
  // of all packages, since those that the bundle holds depend on further ones
  const hash = createHash('sha256').update(JSON.stringify(manifest.dependencies))
  for (const name of (await readdir(workflows)).filter((entry) => entry.endsWith('.ts')).sort()) {
    hash.update(name).update(await readFile(path.join(workflows, name)))
  }
  return hash.digest('hex').slice(0, 20)
}

const silent = () => undefined
const quiet = {
  log: silent,
  trace: silent,
  debug: silent,
  info: silent,
  warn: console.warn,
  error: console.error,
}

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildMessage } from '../commands/build-message.ts'
import { ConfigError } from '../config/config-error.ts'
import manifest from '../package.json' with { type: 'json' }

const workflows = path.join(import.meta.dirname, '..', 'workflows')

/** What carries a trace through a workflow; part of a traced worker's bundle only. */
const tracer = '@temporalio/interceptors-opentelemetry-v2/lib/workflow-interceptors'

/**
 * The workflow bundle as a file, made once for each state of `workflows/` and of our packages:
 * bundling takes seconds, starting a worker should not.
 * @param dataDir where bundles are kept
 * @throws ConfigError when none can be kept there, as on a full disk
 */
export async function buildWorkflowBundle(
  dataDir: string,
  { isTraced = false }: { isTraced?: boolean } = {},
): Promise<string> {
  const folder = path.join(dataDir, 'bundles')
  const file = path.join(folder, `${await computeFingerprint()}${isTraced ? '-traced' : ''}.js`)
  if (await readFile(file).then(Boolean, () => false)) return file
  // loaded only to bundle: it takes half a second, and the file is nearly always there
  const { bundleWorkflowCode } = await import('@temporalio/worker')
  const { code } = await bundleWorkflowCode({
    workflowsPath: path.join(workflows, 'index.ts'),
    workflowInterceptorModules: isTraced ? [createRequire(import.meta.url).resolve(tracer)] : [],
    logger: quiet,
  })
  const draft = `${file}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, code)
    // several processes may race: the rename is atomic, and what they wrote is the same
    await rename(draft, file)
  } catch (cause) {
    // a worker that is started again and again would fill the disk with its drafts
    await rm(draft, { force: true }).catch(() => undefined)
    const reason = buildMessage(cause)
    throw new ConfigError(`the workflows cannot be kept in ${folder}: ${reason}`, { cause })
  }
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

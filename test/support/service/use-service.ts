/**
 * The service that test files share: one database, one Temporal namespace and one worker for each
 * vitest worker. A file has the API, an account and empty tables of its own, and leaves
 * no open job, lock or schedule behind: its `stop` checks that.
 */
import path from 'node:path'
import type { ApiDeps } from '../../../api/deps.ts'
import { type Internet, startInternet } from '../internet/start-internet.ts'
import { type OpenAiStandIn, startOpenAi } from '../openai/start-openai.ts'
import { emptyAll } from '../stack/database.ts'
import { useStack } from '../stack/use-stack.ts'
import { expectNoLeaks } from './expect-no-leaks.ts'
import { type SharedService, serve, serviceEnv } from './service.ts'
import { openDatabase } from './use-database.ts'

/** What a worker lives in: which keys it has, and whether there is a language model. */
export type World = { engines: boolean; model: boolean }

type Backend = { databaseUrl: string; env: Record<string, string> }

type Surroundings = { internet: Internet; model: OpenAiStandIn }

/** Kept for all files of this process; it ends with them. */
const backends = new Map<string, Promise<Backend>>()
let surroundings: Promise<Surroundings> | undefined
let inUse = false

/** The stand-ins for everything outside, with no fault set. */
export async function useSurroundings(): Promise<Surroundings> {
  surroundings ??= Promise.all([startInternet(), startOpenAi()]).then(([internet, model]) => ({
    internet,
    model,
  }))
  const { internet, model } = await surroundings
  internet.recover()
  internet.forget()
  model.recover()
  model.forget()
  model.script(null)
  return { internet, model }
}

/**
 * The API over a database, for tests that reach no workflow: Temporal's address answers nothing.
 * @param env of the API
 * @param overrides replaces parts of the API
 */
export async function useApi(
  env: Record<string, string> = {},
  overrides: Partial<ApiDeps> = {},
): Promise<SharedService> {
  const backend = { databaseUrl: await openDatabase(), env: { ...unreachable, ...env } }
  return await serveEmptied(backend, overrides)
}

const unreachable = {
  TEMPORAL_ADDRESS: '127.0.0.1:9',
  TEMPORAL_NAMESPACE: 'none',
  // a job that is not started is a warning
  LOG_LEVEL: 'error',
}

/**
 * The whole service, with a worker. Each world starts a worker of its own in each process that
 * meets it, so files have keys for the paid web searches where these do not matter to them.
 * @param env of this file's API; the worker is everyone's
 */
export async function useService(
  env: Record<string, string> = {},
  { engines = true, model = false }: Partial<World> = {},
): Promise<SharedService> {
  const key = `${engines ? 'engines' : 'keyless'}${model ? '_model' : ''}`
  const backend = backends.get(key) ?? startBackend(key, { engines, model })
  backends.set(key, backend)
  const { databaseUrl, env: shared } = await backend
  return await serveEmptied({ databaseUrl, env: { ...shared, ...env } })
}

async function startBackend(name: string, { engines, model }: World) {
  const stack = useStack()
  const [databaseUrl, namespace, outside] = await Promise.all([
    stack.createTestDatabase(`shared_${name}_${process.pid}`),
    stack.createTestNamespace(`shared-${name.replaceAll('_', '-')}-${process.pid}`),
    useSurroundings(),
  ])
  const env = {
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
    ...keylessEnv(outside, { hasModel: model }),
    ...(engines ? outside.internet.env : {}),
  }
  // loaded only by processes that need it
  const { runWorker } = await import('../worker/run-worker.ts')
  await runWorker(serviceEnv(databaseUrl, env))
  return { databaseUrl, env }
}

/** A test that gives up its model does not wait for a minute. */
const quick = { MODEL_PATIENCE_SECONDS: '8' }

/** What a process needs in order to ask the stand-ins, without keys for paid web searches. */
export function keylessEnv(
  { internet, model }: Surroundings,
  { hasModel }: { hasModel: boolean },
): Record<string, string> {
  const { BRAVE_API_KEY, TAVILY_API_KEY, SERPER_API_KEY, ...keyless } = internet.env
  const plans = path.join(import.meta.dirname, 'plans.json')
  return { PLANS_FILE: plans, ...keyless, ...(hasModel ? { ...model.env, ...quick } : {}) }
}

async function serveEmptied(
  { databaseUrl, env }: Backend,
  overrides: Partial<ApiDeps> = {},
): Promise<SharedService> {
  if (inUse) throw new Error('a test file before this one has not stopped its service')
  inUse = true
  await emptyAll(databaseUrl)
  const service = await serve(databaseUrl, env, overrides)
  return {
    ...service,
    async stop() {
      inUse = false
      try {
        await expectNoLeaks(service)
      } finally {
        await service.stop()
      }
    },
  }
}

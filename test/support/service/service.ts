/**
 * A service of a test file's own: a database, a Temporal namespace, the API in this process,
 * workers here or as processes. For files that set a clock or a configuration, or that kill
 * something; every other file takes the shared one (use-service.ts), which costs a fraction of it.
 */
import { Connection, ScheduleClient } from '@temporalio/client'
import type { ApiDeps } from '../../../api/deps.ts'
import { createKey } from '../../../commands/create-key.ts'
import { readConfig } from '../../../config/read-config.ts'
import { type Scope, scopes } from '../../../contract/fields/keys.ts'
import { type Api, serveApi } from '../../../server/serve.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { reconcileSchedule } from '../../../temporal/schedules.ts'
import { type Running, startProcess } from '../processes/process.ts'
import { testDataDir } from '../runner/test-data-dir.ts'
import type { UsedStack } from '../stack/use-stack.ts'

type KeyOptions = {
  account?: string
  name?: string
  scopes?: readonly Scope[]
  perMinuteLimit?: number | null
  expiresAt?: Date | null
}

/** What every test has: an API, its database, keys. */
export type SharedService = {
  /** The first API's address. */
  url: string
  apis: Api[]
  db: Db
  databaseUrl: string
  namespace: string
  /** The environment that a process of this service needs. */
  env: Record<string, string> & { DATABASE_URL: string }
  /** An ordinary key with all scopes. */
  key: string
  createKey(options?: KeyOptions): Promise<{ id: string; key: string; accountId: string }>
  /** A further API in this process, e.g. with another configuration. */
  startApi(env?: Record<string, string>, overrides?: Partial<ApiDeps>): Promise<Api>
  stop(): Promise<void>
}

/** A service that shares nothing, so that a test may start and kill its workers. */
export type Service = SharedService & {
  startWorker(env?: Record<string, string>): Promise<Running>
  /** A worker in this process, which ends with the service. */
  runWorker(): Promise<void>
}

/**
 * @param stack of the run, or one that the test started for itself
 * @param name of the database and the namespace: unique in the run
 */
export async function startService(
  stack: Pick<UsedStack, 'temporalAddress' | 'createTestDatabase' | 'createTestNamespace'>,
  name: string,
  env: Record<string, string> = {},
): Promise<Service> {
  const [databaseUrl, namespace] = await Promise.all([
    stack.createTestDatabase(name.replaceAll('-', '_')),
    stack.createTestNamespace(name),
  ])
  const service = await serve(databaseUrl, {
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
    ...env,
  })
  const workers: Pick<Running, 'kill'>[] = []
  return {
    ...service,
    async startWorker(more = {}) {
      const worker = await startProcess('worker/main.ts', { ...service.env, ...more })
      workers.push(worker)
      return worker
    },
    async runWorker() {
      const { runWorker } = await import('../worker/run-worker.ts')
      const { stop } = await runWorker(service.env)
      workers.push({ kill: stop })
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.kill()))
      await service.stop()
      if (workers.length > 0) await endSchedule(stack.temporalAddress, namespace)
    },
  }
}

/** The environment of every process of a service. */
export function serviceEnv(databaseUrl: string, env: Record<string, string>) {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: testDataDir,
    PORT: '0',
    PUBLIC_URL: 'http://service.test',
    LOG_LEVEL: 'warn',
    VEHICLE_LOOKUPS: 'off',
    // files that are about housekeeping have it once a second: 60 ms of processor time each
    RECONCILE_EVERY_SECONDS: '3600',
    SANDBOX_JOBS_PER_MINUTE: '1000',
    RECONCILE_AFTER_SECONDS: '1',
    ...env,
  }
}

/**
 * The API of a database in this process.
 * @param overrides replaces parts of its first API
 */
export async function serve(
  databaseUrl: string,
  env: Record<string, string>,
  overrides: Partial<ApiDeps> = {},
): Promise<SharedService> {
  const db = openStore(databaseUrl, { max: 4 })
  const full = serviceEnv(databaseUrl, env)
  const apis: Api[] = []
  const startApi: SharedService['startApi'] = async (more = {}, replaced = {}) => {
    const api = await serveApi(readConfig({ ...full, ...more }), databaseUrl, replaced)
    apis.push(api)
    return api
  }
  const create: SharedService['createKey'] = (options = {}) =>
    createKey(db, {
      account: 'tester',
      name: '',
      scopes,
      perMinuteLimit: null,
      expiresAt: null,
      ...options,
    })
  const first = await startApi({}, overrides)
  const { key } = await create()
  return {
    url: first.url,
    apis,
    db,
    databaseUrl,
    namespace: env.TEMPORAL_NAMESPACE ?? '',
    env: full,
    key,
    createKey: create,
    startApi,
    async stop() {
      await Promise.all(apis.map((api) => api.close()))
      await db.end()
    },
  }
}

/** Without it, a schedule that no worker serves would fire in the Temporal of all test files. */
async function endSchedule(address: string, namespace: string): Promise<void> {
  const connection = await Connection.connect({ address })
  await new ScheduleClient({ connection, namespace }).getHandle(reconcileSchedule).delete()
  await connection.close()
}

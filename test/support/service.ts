/** One service per test file: a database and a Temporal namespace of its own, the API in this process, workers as processes. */
import os from 'node:os'
import path from 'node:path'
import { Connection, ScheduleClient } from '@temporalio/client'
import type { ApiDeps } from '../../api/deps.ts'
import { type Api, serveApi } from '../../api/serve.ts'
import { createKey } from '../../commands/create-key.ts'
import { readConfig } from '../../config.ts'
import { type Scope, scopes } from '../../contract/keys.ts'
import { type Db, openStore } from '../../store/open.ts'
import { reconcileSchedule } from '../../worker/schedules.ts'
import { type Running, startProcess } from './process.ts'
import type { UsedStack } from './stack/use-stack.ts'

/** Shared by all test files and kept between runs: the vehicle dataset and the workflow bundle are the same for all. */
export const testDataDir = path.join(os.tmpdir(), 'people-research-service-test-data')

type KeyOptions = { account?: string; scopes?: readonly Scope[]; perMinuteLimit?: number | null; expiresAt?: Date | null }

export type Service = {
  /** The first API's address. */
  url: string
  apis: Api[]
  db: Db
  databaseUrl: string
  namespace: string
  /** The environment that a process of this service needs. */
  env: Record<string, string>
  /** An ordinary key with all scopes. */
  key: string
  createKey(options?: KeyOptions): Promise<{ id: string; key: string }>
  /** A further API in this process, e.g. with another configuration. */
  startApi(env?: Record<string, string>, overrides?: Partial<ApiDeps>): Promise<Api>
  startWorker(env?: Record<string, string>): Promise<Running>
  stop(): Promise<void>
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
  const [databaseUrl, namespace] = await Promise.all([stack.createTestDatabase(name.replaceAll('-', '_')), stack.createTestNamespace(name)])
  const db = openStore(databaseUrl, { max: 4 })
  const full = {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
    DATA_DIR: testDataDir,
    PORT: '0',
    PUBLIC_URL: 'http://service.test',
    LOG_LEVEL: 'warn',
    RECONCILE_AFTER_SECONDS: '1',
    RECONCILE_EVERY_SECONDS: '1',
    ...env,
  }
  const apis: Api[] = []
  const workers: Running[] = []
  const startApi: Service['startApi'] = async (more = {}, overrides = {}) => {
    const api = await serveApi(readConfig({ ...full, ...more }), databaseUrl, overrides)
    apis.push(api)
    return api
  }
  const create: Service['createKey'] = (options = {}) =>
    createKey(db, { account: 'tester', name: '', scopes, perMinuteLimit: null, expiresAt: null, ...options })
  const first = await startApi()
  const { key } = await create()
  return {
    url: first.url,
    apis,
    db,
    databaseUrl,
    namespace,
    env: full,
    key,
    createKey: create,
    startApi,
    async startWorker(more = {}) {
      const worker = await startProcess('worker/main.ts', { ...full, ...more })
      workers.push(worker)
      return worker
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.kill()))
      await Promise.all(apis.map((api) => api.close()))
      if (workers.length > 0) await endSchedule(stack.temporalAddress, namespace)
      await db.end()
    },
  }
}

/** A schedule that nobody works on any more would still keep the one Temporal of all test files busy, every second. */
async function endSchedule(address: string, namespace: string): Promise<void> {
  const connection = await Connection.connect({ address })
  await new ScheduleClient({ connection, namespace }).getHandle(reconcileSchedule).delete()
  await connection.close()
}

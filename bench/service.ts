/**
 * The service as it is measured: durable PostgreSQL, API and worker as processes of their own, many
 * keys so that no limit is met.
 */
import getPort from 'get-port'
import { type Db, openStore } from '../store/database/open.ts'
import { testDataDir } from '../test/support/runner/test-data-dir.ts'
import { startTestStack } from '../test/support/stack/start.ts'
import { createBenchKeys } from './keys.ts'
import { startMeasured } from './start-measured.ts'
import { sumLog } from './sum-log.ts'

/** Callers come in bursts, within their limit of 30 VINs a minute. */
const ring = { account: 'bench', keys: 3_000, burst: 25 }

export type BenchService = {
  url: string
  barePort: number
  env: Record<string, string>
  db: Db
  namespace: string
  key: string
  accountId: string
  /** Of the processes whose work is measured. */
  pids: Readonly<Record<'API' | 'worker' | 'PostgreSQL' | 'Temporal', number>>
  /** The keys in turn, each for a burst. */
  nextKey(): string
  /** Ends API and worker as an operator would, so that they write what they write at their end. */
  endProcesses(): Promise<void>
  stop(): Promise<void>
}

/** @param more environment of API and worker, e.g. where the providers are */
export async function startBenchService(more: Record<string, string>): Promise<BenchService> {
  const stack = await startTestStack({ durable: true })
  const [databaseUrl, namespace] = await Promise.all([
    stack.createTestDatabase('bench'),
    stack.createTestNamespace('bench'),
  ])
  const [port, barePort] = [await getPort(), await getPort()]
  const env = {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
    DATA_DIR: testDataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    VEHICLE_LOOKUPS: 'off',
    IP_LIMIT_PER_MINUTE: '1000000',
    // jobs of the bench have no run: reconcile leaves them alone until the bench is over
    RECONCILE_AFTER_SECONDS: '3600',
    ...more,
  }
  const db = openStore(databaseUrl, { max: 4 })
  const keys = await createBenchKeys(db, ring)
  const [worker, api] = await Promise.all([
    startMeasured('worker/main.ts', env),
    startMeasured('server/main.ts', env),
  ])
  const processes = [worker, api]
  return {
    url: `http://127.0.0.1:${port}`,
    barePort,
    env,
    db,
    namespace,
    key: keys.first,
    accountId: keys.accountId,
    pids: {
      API: api.pid,
      worker: worker.pid,
      PostgreSQL: stack.pids.postgres,
      Temporal: stack.pids.temporal,
    },
    nextKey: keys.next,
    async endProcesses() {
      await Promise.all(processes.map((running) => running.stop()))
    },
    async stop() {
      // what went wrong while measuring is worth more than the figures
      for (const running of processes) process.stderr.write(sumLog(running.output()))
      await Promise.all(processes.map((running) => running.kill()))
      await db.end()
      await stack.stop()
    },
  }
}

/**
 * One API process on a database of its own and without a worker: what is measured is what is asked
 * of it, and nothing else happens.
 */
import getPort from 'get-port'
import { type Db, openStore } from '../store/database/open.ts'
import type { TestStack } from '../test/support/stack/start.ts'
import { type BenchKeys, createBenchKeys } from './keys.ts'
import { startMeasured } from './start-measured.ts'
import { sumLog } from './sum-log.ts'

export type BenchApi = {
  url: string
  pid: number
  db: Db
  keys: BenchKeys
  stop(): Promise<void>
}

/** For reading: keys take 240 such requests a minute. */
const ring = { account: 'bench', keys: 50, burst: 200 }

/** @param name of its database and namespace, unique in the stack */
export async function startBenchApi(
  stack: TestStack,
  name: string,
  more: Record<string, string> = {},
): Promise<BenchApi> {
  const [databaseUrl, namespace] = await Promise.all([
    stack.createTestDatabase(name),
    stack.createTestNamespace(name),
  ])
  const port = await getPort({ host: '127.0.0.1' })
  const db = openStore(databaseUrl, { max: 4 })
  const keys = await createBenchKeys(db, ring)
  const running = await startMeasured('server/main.ts', {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: stack.temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    IP_LIMIT_PER_MINUTE: '1000000',
    ...more,
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: running.pid,
    db,
    keys,
    async stop() {
      process.stderr.write(sumLog(running.output()))
      await running.kill()
      await db.end()
    },
  }
}

import { createServer, type Server } from 'node:http'
import type Koa from 'koa'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { changelog } from '../contract/changelog.ts'
import { Listener } from '../store/listen.ts'
import { openStore } from '../store/open.ts'
import { createApp } from './app.ts'
import type { ApiDeps } from './deps.ts'
import { createKeyring } from './keyring.ts'
import { createRateLimits } from './rate-limits.ts'
import type { State } from './state.ts'
import { cancelWorkflow, openTemporal, startWorkflow, stopWorkflow } from './temporal.ts'

export type Api = { server: Server; url: string; deps: ApiDeps; close(): Promise<void> }

/**
 * Opens what the API needs and listens.
 * @param databaseUrl where the service's data is
 * @param overrides replaces parts for tests, e.g. the clock
 */
export async function serveApi(config: Config, databaseUrl: string, overrides: Partial<ApiDeps> = {}): Promise<Api> {
  const log = pino({ level: config.logLevel, base: { process: 'api', pid: process.pid } })
  const onError = (error: Error) => log.warn({ err: error }, 'idle database connection lost')
  const db = openStore(databaseUrl, { max: config.databasePoolSize, applicationName: 'people-research-service api', onError })
  const limiterDb = openStore(databaseUrl, {
    max: Math.max(2, Math.ceil(config.databasePoolSize / 2)),
    synchronousCommit: 'off',
    applicationName: 'people-research-service limits',
    onError,
  })
  const listener = new Listener(databaseUrl)
  await listener.start()
  const temporal = await openTemporal(config)
  const deps: ApiDeps = {
    config,
    log,
    db,
    listener,
    keyring: createKeyring(db, listener),
    rateLimits: createRateLimits(limiterDb),
    startWorkflow: (job) => startWorkflow(temporal, job),
    cancelWorkflow: (jobId) => cancelWorkflow(temporal, jobId),
    stopWorkflow: (jobId) => stopWorkflow(temporal, jobId),
    now: () => new Date(),
    changelog,
    ...overrides,
  }
  const server = await listen(createApp(deps), config)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return {
    server,
    url: `http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    deps,
    async close() {
      server.close()
      // open streams end here; their clients resume on another process
      server.closeAllConnections()
      await Promise.all([listener.close(), temporal.connection.close()])
      await Promise.all([db.end(), limiterDb.end()])
    },
  }
}

function listen(app: Koa<State>, config: Config): Promise<Server> {
  // a small buffer, so that an unread body stays in the network and not in our memory
  const server = createServer({ highWaterMark: 16_384, keepAliveTimeout: 65_000 }, app.callback())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => resolve(server))
  })
}

import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type Koa from 'koa'
import type { ApiDeps } from '../api/deps.ts'
import { createKeyring } from '../api/keys/keyring.ts'
import { createRateLimits } from '../api/limits/rate-limits.ts'
import { createApiMetrics } from '../api/metrics.ts'
import { answerMalformed } from '../api/request/malformed.ts'
import { createRequestLog } from '../api/request/request-log.ts'
import type { State } from '../api/state.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/read-config.ts'
import { limits } from '../contract/fields/limits.ts'
import { changelog } from '../contract/openapi/changelog.ts'
import { createLog, logClock, logNewerMigration } from '../process/log.ts'
import { createRegistry, serveMetrics } from '../process/metrics.ts'
import { openPort } from '../process/open-port.ts'
import { startTracing } from '../process/tracing.ts'
import { CacheReader } from '../store/cache/cache-reader.ts'
import { DatabaseClock } from '../store/database/clock.ts'
import { findNewerMigration, findSchemaProblem } from '../store/database/find-schema-problem.ts'
import { Listener } from '../store/database/listen.ts'
import { openStore } from '../store/database/open.ts'
import { VisitorReader } from '../store/users/visitor-reader.ts'
import { openTemporal } from '../temporal/connection.ts'
import { retryDelivery, startDelivery } from '../temporal/deliveries.ts'
import { cancelWorkflow, startWorkflow, stopWorkflow } from '../temporal/runs.ts'
import { createApp } from './app.ts'
import { buildLocalUrl } from './build-local-url.ts'
import { PendingCalls } from './pending-calls.ts'

const maxCloseMs = 1_000
const maxAnswerMs = 2_000
/**
 * The body of a call fits, so that reading is not stopped for it and begun again. Of a longer one
 * that no step reads, the rest stays in the network, see close-unread-body.ts.
 */
const bufferedBytes = 16_384

export type Api = { server: Server; url: string; deps: ApiDeps; close(): Promise<void> }

/**
 * Opens what the API needs and listens.
 * @param databaseUrl where the service's data is
 * @param overrides replaces parts for tests, e.g. the clock
 * @throws ConfigError when the database refuses it or lacks migrations, or a port cannot be opened
 */
export async function serveApi(
  config: Config,
  databaseUrl: string,
  overrides: Partial<ApiDeps> = {},
): Promise<Api> {
  const parts = await openParts(config, databaseUrl)
  const deps = buildDeps(parts, config, overrides)
  const requests = new PendingCalls()
  const server = await listen(createApp(deps), { ...config, bodyMs: deps.bodyMs }, requests)
  const { metricsPort, host } = config
  const closeMetrics =
    metricsPort === undefined
      ? undefined
      : await serveMetrics(parts.registry, { port: metricsPort, host })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return {
    server,
    url: buildLocalUrl(config.host, port),
    deps,
    async close() {
      parts.stopping.abort()
      server.close()
      closeMetrics?.()
      await letAnswer(server)
      // open streams end here; their clients resume on another process
      server.closeAllConnections()
      // a request whose caller was cut off may be about to ask the database once more
      await requests.settle(maxCloseMs)
      await closeParts(parts, deps)
    },
  }
}

type Parts = Awaited<ReturnType<typeof openParts>>

/** Connects to the database and to Temporal. */
async function openParts(config: Config, databaseUrl: string) {
  const log = createLog(config, 'api')
  const onError = (error: Error) => log.warn({ err: error }, 'idle database connection lost')
  const db = openStore(databaseUrl, {
    purpose: 'requests',
    max: config.databasePoolSize,
    applicationName: 'people-research-service api',
    onError,
  })
  const limiterDb = openStore(databaseUrl, {
    purpose: 'limits',
    // one statement at a time: what comes meanwhile is counted by the next
    max: 1,
    synchronousCommit: 'off',
    applicationName: 'people-research-service limits',
    onError,
  })
  const registry = createRegistry('api', { requests: db, limits: limiterDb })
  const listener = new Listener(databaseUrl)
  const clock = new DatabaseClock(limiterDb, { onChange: logClock(log) })
  const [problem] = await Promise.all([findSchemaProblem(db), listener.start(), clock.start()])
  if (problem !== null) {
    clock.close()
    await Promise.all([listener.close(), db.end(), limiterDb.end()])
    throw new ConfigError(problem)
  }
  logNewerMigration(log, await findNewerMigration(db))
  const tracing = await startTracing(config.tracingEndpoint, 'api')
  const temporal = await openTemporal(config, tracing.clientInterceptors)
  return {
    log,
    db,
    limiterDb,
    registry,
    listener,
    clock,
    tracing,
    temporal,
    /** Calls of Temporal. */
    calls: new PendingCalls(),
    stopping: new AbortController(),
  }
}

function buildDeps(parts: Parts, config: Config, overrides: Partial<ApiDeps>): ApiDeps {
  const { log, db, listener, clock, temporal, calls } = parts
  return {
    config,
    log,
    metrics: createApiMetrics(parts.registry),
    span: parts.tracing.span,
    db,
    listener,
    cache: new CacheReader(db, listener, overrides.now ?? clock.now),
    keyring: createKeyring(db, listener),
    visitors: new VisitorReader(db, overrides.now ?? clock.now),
    rateLimits: createRateLimits(parts.limiterDb, clock),
    requestLog: createRequestLog(db, log),
    startWorkflow: (job) => calls.track(startWorkflow(temporal, job)),
    cancelWorkflow: (jobId) => calls.track(cancelWorkflow(temporal, jobId)),
    stopWorkflow: (jobId) => calls.track(stopWorkflow(temporal, jobId)),
    startDelivery: (delivery) => calls.track(startDelivery(temporal, delivery)),
    retryDelivery: (delivery) => calls.track(retryDelivery(temporal, delivery)),
    now: clock.now,
    bodyMs: limits.bodySeconds * 1_000,
    stopping: parts.stopping.signal,
    changelog,
    ...overrides,
  }
}

/** Closes what was opened, what the last requests still write to at the end. */
async function closeParts(parts: Parts, deps: ApiDeps): Promise<void> {
  parts.clock.close()
  deps.rateLimits.close()
  await parts.tracing.close()
  // after the last response, so that every answered request is logged
  await deps.requestLog.close()
  await parts.listener.close()
  // a retried call would find its channel closed and throw outside any handler: while calls are
  // still open, the channel stays until the process ends
  if (await parts.calls.settle(maxCloseMs)) await parts.temporal.connection.close()
  await Promise.all([parts.db.end(), parts.limiterDb.end()])
}

/**
 * Lets short requests finish, since a caller without an answer cannot know if its request took
 * effect. Responses that wait for a run are cut: the run goes on without them.
 */
async function letAnswer(server: Server): Promise<void> {
  const isDone = () =>
    new Promise<boolean>((resolve) => server.getConnections((_, count) => resolve(count === 0)))
  for (
    const until = performance.now() + maxAnswerMs;
    performance.now() < until && !(await isDone());
    await sleep(20)
  ) {
    // those whose answer has gone out since; `close` cut the ones that were idle then
    server.closeIdleConnections()
  }
}

/** Headers that do not end; and, where the pipeline does not wait for it, a body that does not. */
function buildTimeouts(bodyMs: number) {
  return {
    headersTimeout: bodyMs,
    requestTimeout: bodyMs + 5_000,
    connectionsCheckingInterval: Math.min(bodyMs, 1_000),
  }
}

type Listening = Pick<Config, 'host' | 'port'> & Pick<ApiDeps, 'bodyMs'>

async function listen(
  app: Koa<State>,
  { host, port, bodyMs }: Listening,
  requests: PendingCalls,
): Promise<Server> {
  const answer = app.callback()
  const server = createServer(
    {
      highWaterMark: bufferedBytes,
      keepAliveTimeout: 65_000,
      requireHostHeader: false,
      ...buildTimeouts(bodyMs),
    },
    (request, response) => {
      void requests.track(answer(request, response))
    },
  )
  answerMalformed(server)
  // RFC 9110 10.1.1 lets a server ignore an unknown expectation; Node would answer 417 without a
  // body
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  await openPort(server, { port, host })
  return server
}

/** A worker: what runs workflows, activities and deliveries, with all that they need. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Context } from '@temporalio/activity'
import type { Client } from '@temporalio/client'
import type { Logger } from 'pino'
import type { ActivityDeps, VehicleDataset } from '../activities/deps.ts'
import { createLeftJobs } from '../activities/job/left-jobs.ts'
import { createActivityMetrics } from '../activities/metrics.ts'
import { openFetcher, openOutside } from '../activities/providers/open-outside.ts'
import { openVehicleDataset } from '../activities/vehicle/dataset.ts'
import { buildWebhookRules } from '../activities/webhooks/rules.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/read-config.ts'
import { SiteFileError } from '../config/username-sites.ts'
import { logClock, logNewerMigration } from '../process/log.ts'
import { createRegistry, serveMetrics } from '../process/metrics.ts'
import { startTracing } from '../process/tracing.ts'
import { DatabaseClock } from '../store/database/clock.ts'
import { findNewerMigration, findSchemaProblem } from '../store/database/find-schema-problem.ts'
import { openStore } from '../store/database/open.ts'
import { startDelivery } from '../temporal/deliveries.ts'
import {
  cancelWorkflow,
  isRunning,
  signalProvider,
  startWorkflow,
  wakeWaiting,
} from '../temporal/runs.ts'
import { awaitTemporal } from './await-temporal.ts'
import { createWorkers, maxWebhooksAtOnce } from './create-workers.ts'
import { addSharedGauges } from './gauges.ts'
import { keepSchedules } from './keep-schedules.ts'
import { runWorkers } from './run-workers.ts'

/** What does not close within this ends with the process. */
const maxCloseMs = 2_000

type WorkerConfig = Config & { databaseUrl: string }

type ServedWorker = {
  /**
   * Resolves when it has stopped and closed what it had opened.
   * @throws the error of a worker that ended by itself
   */
  ended: Promise<void>
  /** Takes no new tasks and gives running ones the grace time. Repeatable. */
  stop(): void
}

type Options = {
  log: Logger
  /** Reads the metrics of Temporal's SDK, which the process serves with those of the worker. */
  sdkMetrics?: () => Promise<string>
}

/**
 * Opens what activities need and runs the workers of both task queues. Temporal's runtime, one for
 * each process, is the caller's business.
 * @throws ConfigError when the configuration names what cannot be used
 */
export async function serveWorker(
  config: WorkerConfig,
  { log, sdkMetrics = () => Promise.resolve('') }: Options,
): Promise<ServedWorker> {
  const parts = await openParts(config, log)
  const deps = buildDeps(parts, config)
  const started = await createWorkers(config, {
    log,
    tracing: parts.tracing,
    connection: parts.temporal.native,
    deps,
    webhookFetcher: parts.webhookFetcher,
  })
  const { workerMetricsPort: port, host } = config
  const closeMetrics =
    port === undefined
      ? undefined
      : await serveMetrics(parts.registry, { port, host, more: sdkMetrics })
  const workers = runWorkers(started, log)
  const leaveSchedules = keepSchedules(parts.temporal.client, config, { log })
  void deps
    .vehicles()
    .catch((error: unknown) =>
      log.error({ err: error }, 'the vehicle dataset cannot be opened; decoding will be retried'),
    )
  return {
    ended: workers.ended.then(() => closeParts(parts)),
    stop() {
      leaveSchedules()
      closeMetrics?.()
      workers.stop()
    },
  }
}

type Parts = Awaited<ReturnType<typeof openParts>>

/** Connects to the database and to Temporal, and opens what reaches the outside. */
async function openParts(config: WorkerConfig, log: Logger) {
  const tracing = await startTracing(config.tracingEndpoint, 'worker')
  const temporal = await awaitTemporal(config, {
    log,
    interceptors: { workflow: tracing.clientInterceptors },
  })
  const { db, housekeepingDb } = openStores(config, log)
  const problem = await findSchemaProblem(housekeepingDb)
  // each run whose tasks it took would fail
  if (problem !== null) throw new ConfigError(problem)
  logNewerMigration(log, await findNewerMigration(housekeepingDb))
  const clock = new DatabaseClock(housekeepingDb, { onChange: logClock(log) })
  await clock.start()
  const outside = openOutside(config, db, clock.now)
  await requireUsableSites(config, outside)
  const model = config.model === null ? null : await loadModel(config.model, config, log)
  const webhookFetcher = openFetcher(config, maxWebhooksAtOnce)
  const registry = createRegistry('worker', { activities: db, housekeeping: housekeepingDb })
  addSharedGauges(registry, { client: temporal.client, db, now: clock.now })
  return { tracing, temporal, db, housekeepingDb, clock, outside, model, webhookFetcher, registry }
}

function buildDeps(parts: Parts, config: WorkerConfig): ActivityDeps {
  const { tracing, temporal, db, housekeepingDb, clock, outside, model, registry } = parts
  return {
    db,
    housekeepingDb,
    leftJobs: createLeftJobs(),
    metrics: createActivityMetrics(registry),
    span: tracing.span,
    vehicles: createDatasetOpener(config.dataDir),
    ...outside,
    ...reachRuns(temporal.client),
    model,
    now: clock.now,
    isClockWrong: clock.isWrong,
    ...chooseRules(config),
  }
}

async function closeParts(parts: Parts): Promise<void> {
  parts.clock.close()
  const closed = Promise.allSettled([
    parts.temporal.close(),
    parts.outside.fetcher.close(),
    parts.webhookFetcher.close(),
    parts.model?.close(),
    parts.tracing.close(),
    parts.db.end(),
    parts.housekeepingDb.end(),
  ])
  await Promise.race([closed, sleep(maxCloseMs)])
}

function openStores(config: WorkerConfig, log: Logger) {
  const common = {
    applicationName: 'people-research-service worker',
    onError: (error: Error) => log.warn({ err: error }, 'idle database connection lost'),
  }
  const max = config.databasePoolSize
  return {
    db: openStore(config.databaseUrl, { purpose: 'activities', max, ...common }),
    housekeepingDb: openStore(config.databaseUrl, { purpose: 'housekeeping', max: 2, ...common }),
  }
}

/** An operator's list that cannot be used stops the start, not the first search. */
async function requireUsableSites(
  { usernameSitesFile }: WorkerConfig,
  { sites }: Pick<ActivityDeps, 'sites'>,
): Promise<void> {
  if (usernameSitesFile === undefined) return
  await sites().catch((error: unknown) => {
    if (!(error instanceof SiteFileError)) throw error
    throw new ConfigError(error.message, { cause: error })
  })
}

/** Opens the dataset once; a failed opening is tried again by the next activity. */
function createDatasetOpener(dataDir: string): () => Promise<VehicleDataset> {
  let dataset: Promise<VehicleDataset> | undefined
  return () => {
    dataset ??= openVehicleDataset(dataDir)
    dataset.catch(() => {
      dataset = undefined
    })
    return dataset
  }
}

/** How activities see their own run, and reach others. */
function reachRuns(client: Client) {
  return {
    attempt: () => {
      const { info, cancellationSignal } = Context.current()
      return {
        number: info.attempt,
        signal: cancellationSignal,
        isLocal: info.isLocal,
        waitedMs: Math.max(0, info.currentAttemptScheduledTimestampMs - info.scheduledTimestampMs),
      }
    },
    reportProvider: (jobId, provider, state) => signalProvider(client, jobId, provider, state),
    isRunning: (jobId) => isRunning(client, jobId),
    wakeWaiting: (jobIds) => wakeWaiting(client, jobIds),
    startWorkflow: (job) => startWorkflow(client, job),
    cancelWorkflow: (jobId) => cancelWorkflow(client, jobId),
    startDelivery: (delivery) => startDelivery(client, delivery),
  } satisfies Partial<ActivityDeps>
}

/** What the configuration says of prices, times and places. */
function chooseRules(config: WorkerConfig) {
  return {
    modelPatienceMs: config.modelPatienceMs,
    vehicleProviders: config.vehicles.providers,
    pictures: config.pictures,
    reportMicroDollars: config.vehicles.reportMicroDollars,
    webhooks: buildWebhookRules(config),
    plans: config.plans,
    backupDir: config.backupDir,
    reconcileAfterSeconds: config.reconcileAfterSeconds,
    resultDays: config.retention.resultDays,
    jobDays: config.retention.jobDays,
  } satisfies Partial<ActivityDeps>
}

/**
 * Its client is a tenth of all modules: only a worker with a language model loads it. Its own
 * notices name no people and may be logged.
 */
async function loadModel(
  options: NonNullable<Config['model']>,
  { modelCallsAtOnce }: Config,
  log: Logger,
) {
  const { openModel } = await import('../activities/model/open-model.ts')
  return openModel(options, {
    notice: (message) => log.warn(message),
    callsAtOnce: modelCallsAtOnce,
  })
}

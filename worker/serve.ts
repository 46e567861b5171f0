/** A worker: what runs workflows, activities and deliveries, with all that they need. */
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Context } from '@temporalio/activity'
import type { WorkerOptions } from '@temporalio/worker'
import type { Logger } from 'pino'
import type { ActivityDeps, VehicleDataset } from '../activities/deps.ts'
import { createActivities } from '../activities/index.ts'
import { createActivityMetrics } from '../activities/metrics.ts'
import { openFetcher, openOutside } from '../activities/providers/open-outside.ts'
import { SiteFileError } from '../activities/sweep/site-list.ts'
import { openVehicleDataset } from '../activities/vehicle/dataset.ts'
import { buildWebhookRules } from '../activities/webhooks/rules.ts'
import { type Config, ConfigError } from '../config.ts'
import { reportClock } from '../log.ts'
import { createRegistry, serveMetrics } from '../metrics.ts'
import { DatabaseClock } from '../store/clock.ts'
import { openStore } from '../store/open.ts'
import { startDelivery } from '../temporal/deliveries.ts'
import { taskQueue, webhookQueue } from '../temporal/queues.ts'
import {
  cancelWorkflow,
  isRunning,
  signalProvider,
  startWorkflow,
  wakeWaiting,
} from '../temporal/runs.ts'
import { startTracing } from '../tracing.ts'
import { protocolTimes } from '../workflows/protocol-times.ts'
import { activityGuard } from './activity-guard.ts'
import { workflowBundle } from './bundle.ts'
import { addSharedGauges } from './gauges.ts'
import { reachTemporal } from './reach-temporal.ts'
import { runWorkers } from './run-workers.ts'
import { createWorkerClass } from './worker-class.ts'

/** What does not close within this ends with the process. */
const closePatienceMs = 2_000

/**
 * Deliveries at a time; each has a connection at once, however many go to one place, since its time
 * runs from the start.
 */
const webhookSlots = 100

type ServedWorker = {
  /**
   * Resolves when it has stopped and closed what it had opened. @throws the error of a worker that
   * ended by itself
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
 * Workflow tasks under way for each core. What waits beyond them waits in Temporal, which knows its
 * priority and whose turn it is; here it would share the cores without order.
 */
const workflowTasksPerCore = 12

/**
 * Opens what activities need and runs the workers of both task queues. Temporal's runtime, one for
 * each process, is the caller's business.
 * @throws ConfigError when the configuration names what cannot be used
 */
export async function serveWorker(
  config: Config & { databaseUrl: string },
  { log, sdkMetrics = () => Promise.resolve('') }: Options,
): Promise<ServedWorker> {
  const { namespace } = config.temporal
  const tracing = await startTracing(config.tracingEndpoint, 'worker')
  const temporal = await reachTemporal(config, {
    log,
    interceptors: { workflow: tracing.clientInterceptors },
  })
  const { client } = temporal

  const onError = (error: Error) => log.warn({ err: error }, 'idle database connection lost')
  const applicationName = 'people-research-service worker'
  const db = openStore(config.databaseUrl, {
    purpose: 'activities',
    max: config.databasePoolSize,
    applicationName,
    onError,
  })
  const housekeepingDb = openStore(config.databaseUrl, {
    purpose: 'housekeeping',
    max: 2,
    applicationName,
    onError,
  })
  const clock = new DatabaseClock(housekeepingDb, { onChange: reportClock(log) })
  await clock.start()
  let dataset: Promise<VehicleDataset> | undefined
  const vehicles = () => {
    dataset ??= openVehicleDataset(config.dataDir)
    // a failed opening is tried again by the next activity
    dataset.catch(() => {
      dataset = undefined
    })
    return dataset
  }

  const outside = openOutside(config, db, clock.now)
  // an operator's list that cannot be used stops the start, not the first search
  if (config.usernameSitesFile !== undefined)
    await outside.sites().catch((error: unknown) => {
      if (!(error instanceof SiteFileError)) throw error
      throw new ConfigError(error.message, { cause: error })
    })

  // its own notices name no people and may be logged
  const model = config.model === null ? null : await loadModel(config.model, config, log)
  const webhookFetcher = openFetcher(config, webhookSlots)

  const registry = createRegistry('worker', { activities: db, housekeeping: housekeepingDb })
  addSharedGauges(registry, { client, db })
  const metrics = createActivityMetrics(registry)

  const deps: ActivityDeps = {
    db,
    metrics,
    span: tracing.span,
    vehicles,
    ...outside,
    attempt: () => {
      const { info, cancellationSignal } = Context.current()
      return { number: info.attempt, signal: cancellationSignal, isLocal: info.isLocal }
    },
    reportProvider: (jobId, provider, state) => signalProvider(client, jobId, provider, state),
    isRunning: (jobId) => isRunning(client, jobId),
    wakeWaiting: (jobIds) => wakeWaiting(client, jobIds),
    model,
    vehicleProviders: config.vehicles.providers,
    pictures: config.pictures,
    reportMicroDollars: config.vehicles.reportMicroDollars,
    startWorkflow: (job) => startWorkflow(client, job),
    cancelWorkflow: (jobId) => cancelWorkflow(client, jobId),
    startDelivery: (delivery) => startDelivery(client, delivery),
    webhooks: buildWebhookRules(config),
    now: clock.now,
    isClockWrong: clock.isWrong,
    plans: config.plans,
    housekeepingDb,
    backupDir: config.backupDir,
    reconcileAfterSeconds: config.reconcileAfterSeconds,
    resultDays: config.retention.resultDays,
    jobDays: config.retention.jobDays,
  }
  const common = {
    connection: temporal.native,
    namespace,
    workflowBundle: {
      codePath: await workflowBundle(config.dataDir, { isTraced: tracing.worker.isOn }),
    },
    // the guard is inside: a trace gets the failure without personal data, too
    interceptors: {
      activity: [...tracing.worker.activityInterceptors, activityGuard(log, metrics)],
    },
    sinks: tracing.worker.sinks,
    // a run whose worker died waits so long for it before another may take it; what it costs a late
    // worker is one replay
    stickyQueueScheduleToStartTimeout: protocolTimes.stickyQueue,
    shutdownGraceTime: protocolTimes.shutdownGrace,
    shutdownForceTime: protocolTimes.shutdownForce,
  } satisfies Omit<WorkerOptions, 'taskQueue'>
  const { hasStackTraces } = config
  const worker = await createWorkerClass({ hasStackTraces }).create({
    ...common,
    taskQueue,
    activities: createActivities(deps),
    maxConcurrentWorkflowTaskExecutions: workflowTasksPerCore * availableParallelism(),
  })
  // deliveries mostly sleep: few of them are worth being kept in memory
  const webhookWorker = await createWorkerClass({ hasStackTraces, isLazy: true }).create({
    ...common,
    taskQueue: webhookQueue,
    activities: createActivities({ ...deps, fetcher: webhookFetcher }),
    maxConcurrentActivityTaskExecutions: webhookSlots,
    maxCachedWorkflows: 100,
  })
  const { workerMetricsPort: port, host } = config
  const closeMetrics =
    port === undefined ? undefined : await serveMetrics(registry, { port, host, more: sdkMetrics })
  const workers = runWorkers([worker, webhookWorker], log)
  void vehicles().catch((error: unknown) =>
    log.error({ err: error }, 'the vehicle dataset cannot be opened; decoding will be retried'),
  )

  async function close(): Promise<void> {
    clock.close()
    const closed = Promise.allSettled([
      temporal.close(),
      outside.fetcher.close(),
      webhookFetcher.close(),
      model?.close(),
      tracing.close(),
      db.end(),
      housekeepingDb.end(),
    ])
    await Promise.race([closed, sleep(closePatienceMs)])
  }

  return {
    ended: workers.ended.then(close),
    stop() {
      closeMetrics?.()
      workers.stop()
    },
  }
}

/** Its client is a tenth of all modules: only a worker with a language model loads it. */
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

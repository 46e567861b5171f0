import { availableParallelism } from 'node:os'
import type { NativeConnection, Worker, WorkerOptions } from '@temporalio/worker'
import type { Logger } from 'pino'
import type { ActivityDeps } from '../activities/deps.ts'
import { createActivities } from '../activities/index.ts'
import type { Config } from '../config/read-config.ts'
import type { startTracing } from '../process/tracing.ts'
import { taskQueue, webhookQueue } from '../temporal/queues.ts'
import { protocolTimes } from '../workflows/protocol-times.ts'
import { buildWorkflowBundle } from './bundle.ts'
import { createActivityGuard } from './create-activity-guard.ts'
import { createWorkerClass } from './worker-class.ts'

/**
 * Deliveries at a time; each has a connection at once, however many go to one place, since its time
 * runs from the start.
 */
export const maxWebhooksAtOnce = 100

/**
 * Workflow tasks under way for each core. What waits beyond them waits in Temporal, which knows its
 * priority and whose turn it is; here it would share the cores without order.
 */
const workflowTasksPerCore = 12

type Given = {
  log: Logger
  tracing: Awaited<ReturnType<typeof startTracing>>
  connection: NativeConnection
  deps: ActivityDeps
  webhookFetcher: ActivityDeps['fetcher']
}

/** One worker for each task queue. */
export async function createWorkers(
  { dataDir, hasStackTraces, temporal: { namespace } }: Config,
  { log, tracing, connection, deps, webhookFetcher }: Given,
): Promise<[Worker, Worker]> {
  const common = {
    connection,
    namespace,
    workflowBundle: {
      codePath: await buildWorkflowBundle(dataDir, { isTraced: tracing.worker.isOn }),
    },
    // the guard is inside: a trace gets the failure without personal data, too
    interceptors: {
      activity: [...tracing.worker.activityInterceptors, createActivityGuard(log, deps.metrics)],
    },
    sinks: tracing.worker.sinks,
    // a run whose worker died waits this long before another may take it; what it costs a late
    // worker is one replay
    stickyQueueScheduleToStartTimeout: protocolTimes.stickyQueue,
    shutdownGraceTime: protocolTimes.shutdownGrace,
    shutdownForceTime: protocolTimes.shutdownForce,
  } satisfies Omit<WorkerOptions, 'taskQueue'>
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
    maxConcurrentActivityTaskExecutions: maxWebhooksAtOnce,
    maxCachedWorkflows: 100,
  })
  return [worker, webhookWorker]
}

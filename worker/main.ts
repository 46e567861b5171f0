/** The worker process: runs workflows and activities until its parent or a signal stops it. */
import {
  announceReady,
  endOnConfigError,
  endService,
  loadServiceConfig,
  onStop,
} from '../process/lifecycle.ts'
import { createLog } from '../process/log.ts'
import { taskQueue } from '../temporal/queues.ts'

const config = loadServiceConfig('the worker')
// not loaded for a refusal, which comes at once
const { DefaultLogger, Runtime } = await import('@temporalio/worker')
const { logSdk } = await import('./log-sdk.ts')
const { chooseSdkMetrics } = await import('./sdk-metrics.ts')
const { serveWorker } = await import('./serve.ts')
const log = createLog(config, 'worker')

let isStopping = false
let stop: () => void = endService
onStop(() => {
  isStopping = true
  stop()
})
const sdkMetrics = config.workerMetricsPort === undefined ? null : await chooseSdkMetrics()
const runtime = Runtime.install({
  // its native half would print lines of its own form
  telemetryOptions: {
    ...sdkMetrics?.telemetry,
    logging: { filter: { core: 'WARN', other: 'ERROR' }, forward: {} },
  },
  logger: new DefaultLogger(
    'WARN',
    logSdk(log, () => isStopping),
  ),
  shutdownSignals: [],
})
const worker = await serveWorker(config, {
  log,
  ...(sdkMetrics === null ? {} : { sdkMetrics: sdkMetrics.read }),
}).catch(endOnConfigError)
stop = worker.stop
announceReady()
log.info({ namespace: config.temporal.namespace, taskQueue }, 'worker runs')
// the runtime keeps lines for a moment, to sort them
await worker.ended.finally(() => runtime.flushLogs())
log.info('worker stopped')
// threads of the SDK that did not put everything away would keep the process
await endService()

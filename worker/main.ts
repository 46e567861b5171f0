/** The worker process: runs workflows and activities until it is told to stop. */
import { Context } from '@temporalio/activity'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { createActivities } from '../activities/index.ts'
import { openOutside } from '../activities/open-outside.ts'
import { openVehicleDataset, type VehicleDataset } from '../activities/vehicle-dataset.ts'
import { cancelWorkflow, connectionOptions, signalProvider, startWorkflow, taskQueue } from '../api/temporal.ts'
import { ConfigError, readConfig } from '../config.ts'
import { announceReady, onStop } from '../lifecycle.ts'
import { createLog } from '../log.ts'
import { createMetrics, serveMetrics } from '../metrics.ts'
import { openStore } from '../store/open.ts'
import { activityGuard } from './activity-guard.ts'
import { workflowBundle } from './bundle.ts'
import { ensureSchedules } from './schedules.ts'
import { missingSearchAttributes } from './search-attributes.ts'

const config = readConfig()
const log = createLog(config, 'worker')
if (config.databaseUrl === undefined)
  throw new ConfigError('DATABASE_URL is not set: the worker needs its database (npm start brings its own)')

Runtime.install({
  logger: new DefaultLogger('WARN', ({ level, message, meta }) => log[level === 'ERROR' ? 'error' : 'warn']({ meta }, message)),
  shutdownSignals: [],
})
const options = await connectionOptions(config)
const { namespace } = config.temporal
const clientConnection = await Connection.connect(options)
const client = new Client({ connection: clientConnection, namespace })
const missing = await missingSearchAttributes(clientConnection, namespace)
if (missing.length > 0) {
  throw new ConfigError(`the Temporal namespace ${namespace} lacks the search attributes ${missing.join(', ')}: run npm run migrate first`)
}
await ensureSchedules(client, config)

const db = openStore(config.databaseUrl, {
  max: config.databasePoolSize,
  applicationName: 'people-research-service worker',
  onError: (error) => log.warn({ err: error }, 'idle database connection lost'),
})
let dataset: Promise<VehicleDataset> | undefined
const vehicles = () => {
  dataset ??= openVehicleDataset(config.dataDir)
  // a failed opening is tried again by the next activity
  dataset.catch(() => {
    dataset = undefined
  })
  return dataset
}

const outside = openOutside(config, db)
// a list that cannot be used stops the start, not the first search
await outside.sites()

const connection = await NativeConnection.connect(options)
const worker = await Worker.create({
  connection,
  namespace,
  taskQueue,
  workflowBundle: { codePath: await workflowBundle(config.dataDir) },
  activities: createActivities({
    db,
    vehicles,
    ...outside,
    attempt: () => {
      const { info, cancellationSignal } = Context.current()
      return { number: info.attempt, signal: cancellationSignal }
    },
    tellProvider: (jobId, provider, state) => signalProvider(client, jobId, provider, state),
    startWorkflow: (job) => startWorkflow(client, job),
    cancelWorkflow: (jobId) => cancelWorkflow(client, jobId),
    now: () => new Date(),
    weeklyAllowanceMicroDollars: config.weeklyAllowanceMicroDollars,
    reconcileAfterSeconds: config.reconcileAfterSeconds,
  }),
  interceptors: { activity: [activityGuard(log)] },
  // a run whose worker died waits so long for it before another may take it; what it costs a late worker is one replay
  stickyQueueScheduleToStartTimeout: '2s',
  shutdownGraceTime: '5s',
  shutdownForceTime: '8s',
})
if (config.metricsPort !== undefined) onStop(await serveMetrics(createMetrics('worker'), config.metricsPort, config.host))
onStop(() => worker.shutdown())
const running = worker.run()
void vehicles().catch((error: unknown) => log.error({ err: error }, 'the vehicle dataset cannot be opened; decoding will be retried'))
announceReady()
log.info({ namespace, taskQueue }, 'worker runs')
await running
await Promise.all([connection.close(), clientConnection.close(), outside.fetcher.close(), db.end()])
log.info('worker stopped')
process.exitCode = 0

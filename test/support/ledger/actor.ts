/**
 * A process that acts on the ledger by messages over its channel, several acts at a time. Its
 * database is in `DATABASE_URL`, its name the argument.
 */
import type { ActivityDeps } from '../../../activities/deps.ts'
import { createLeftJobs } from '../../../activities/job/left-jobs.ts'
import { createActivityMetrics } from '../../../activities/metrics.ts'
import { openOutside } from '../../../activities/providers/open-outside.ts'
import { buildWebhookRules } from '../../../activities/webhooks/rules.ts'
import { readConfig } from '../../../config/read-config.ts'
import { onStop } from '../../../process/lifecycle.ts'
import { runSpanless } from '../../../process/tracing.ts'
import { openStore } from '../../../store/database/open.ts'
import { Order, type Outcome } from './messages.ts'
import { perform } from './perform.ts'

const config = readConfig({ DATABASE_URL: process.env.DATABASE_URL })
/** A closed port, to which no act connects. */
const nowhere = { bases: { '*': 'http://127.0.0.1:9' }, keys: {} }
const [, , name] = process.argv
if (config.databaseUrl === undefined || name === undefined)
  throw new Error('an actor needs DATABASE_URL and a name')

const db = openStore(config.databaseUrl, { max: 6, applicationName: name })
const never = () => Promise.reject(new Error('an actor has neither Temporal nor a world outside'))
const deps: ActivityDeps = {
  db,
  housekeepingDb: db,
  leftJobs: createLeftJobs(),
  metrics: createActivityMetrics(),
  span: runSpanless,
  vehicles: never,
  ...openOutside({ ...config, sources: nowhere }, db),
  attempt: () => ({ number: 1, signal: new AbortController().signal, isLocal: false, waitedMs: 0 }),
  modelPatienceMs: 60_000,
  reportProvider: never,
  isRunning: never,
  wakeWaiting: never,
  model: null,
  vehicleProviders: [],
  pictures: { publicUrl: null, signingKey: undefined },
  reportMicroDollars: 0,
  startWorkflow: never,
  cancelWorkflow: never,
  startDelivery: never,
  webhooks: buildWebhookRules(config),
  now: () => new Date(),
  isClockWrong: () => Promise.resolve(false),
  plans: config.plans,
  backupDir: null,
  reconcileAfterSeconds: 1,
  resultDays: 7,
  jobDays: 30,
}

process.on('message', (message: unknown) => {
  const order = Order.parse(message)
  perform(deps, order).then(
    (outcome: Outcome) => process.send?.({ n: order.n, outcome }),
    (error: unknown) =>
      process.send?.({ n: order.n, failed: error instanceof Error ? error.stack : String(error) }),
  )
})
// an act that waits for a lock would keep the process for as long as that takes
onStop(() => process.exit())
process.send?.({ ready: true })

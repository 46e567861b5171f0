import type { Logger } from 'pino'
import type { Config } from '../config/read-config.ts'
import type { ChangelogEntry } from '../contract/resources/platform.ts'
import type { RunSpan } from '../process/spans.ts'
import type { CacheReader } from '../store/cache/cache-reader.ts'
import type { Listener } from '../store/database/listen.ts'
import type { Db } from '../store/database/open.ts'
import type { OpenJob } from '../store/jobs/open-jobs.ts'
import type { VisitorReader } from '../store/users/visitor-reader.ts'
import type { OpenDelivery } from '../store/webhooks/deliveries.ts'
import type { Keyring } from './keys/keyring.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { ApiMetrics } from './metrics.ts'
import type { RequestLog } from './request/request-log.ts'

/** What the pipeline is given; opened once by the process. */
export type ApiDeps = {
  config: Config
  log: Logger
  metrics: ApiMetrics
  span: RunSpan
  db: Db
  listener: Listener
  cache: CacheReader
  keyring: Keyring
  visitors: VisitorReader
  rateLimits: RateLimits
  requestLog: RequestLog
  /** Starts a job's workflow; rejects when Temporal cannot be reached. */
  startWorkflow: (job: OpenJob) => Promise<void>
  cancelWorkflow: (jobId: string) => Promise<boolean>
  stopWorkflow: (jobId: string) => Promise<boolean>
  /** Starts the workflow of a webhook delivery; rejects when Temporal cannot be reached. */
  startDelivery: (delivery: OpenDelivery) => Promise<void>
  /** Has its next attempt made now, even after its end. */
  retryDelivery: (delivery: OpenDelivery) => Promise<void>
  now: () => Date
  /** How long the body of a request may take to arrive. */
  bodyMs: number
  /** Aborted once the process stops: ends the work that continues after an answer. */
  stopping: AbortSignal
  changelog: readonly ChangelogEntry[]
}

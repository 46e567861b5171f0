import type { Plans } from '../contract/operations/plans.ts'
import type { RunSpan } from '../process/spans.ts'
import type { EgressAllow } from '../research/egress/allow.ts'
import type { DeniedHost } from '../research/egress/host.ts'
import type { Site } from '../research/usernames/sites/site.ts'
import type { VpicTables } from '../research/vin/tables.ts'
import type { SourceAnswer, SourceFacts, SourceRequest } from '../sources/shared/source.ts'
import type { SourceAccess } from '../sources/source-access.ts'
import type { Db, Tx } from '../store/database/open.ts'
import type { JobRow } from '../store/jobs/jobs.ts'
import type { OpenJob } from '../store/jobs/open-jobs.ts'
import type { DrawCounter } from '../store/limits/draw-counter.ts'
import type { Count, Draw } from '../store/limits/rate-limits.ts'
import type { OpenDelivery } from '../store/webhooks/deliveries.ts'
import type { Fetcher } from './fetch/fetcher.ts'
import type { ActivityMetrics } from './metrics.ts'
import type { Model } from './model/open-model.ts'
import type { CanaryMemory } from './sweep/canary.ts'
import type { ProbeRoom } from './sweep/site-queue.ts'

/** What the running activity knows about itself. */
type Attempt = {
  /** From 1. */
  number: number
  /** Aborted when the run no longer wants it, or the worker stops. */
  signal: AbortSignal
  /** It runs beside its workflow, which hears nothing until it ends. */
  isLocal: boolean
  /** How long before this attempt the first one was due. */
  waitedMs: number
}

/** How many requests a provider allows all workers together, in a window of this many seconds. */
export type RequestWindow = { key: string; requests: number; seconds: number }

/** Requests that a statement counts which is written in any case, such as the start of a run. */
export type RequestsAhead = {
  draws: readonly Draw[]
  /** Called once they are counted, with what they came to by their keys. */
  settle: (counts: ReadonlyMap<string, Pick<Count, 'points' | 'expire'>>) => void
  /** Called when the statement is over, whatever came of it. */
  close: () => void
}

/** Counts requests of all workers against the windows of providers. */
export type RequestDraws = {
  /**
   * Takes one request, if its window has one left. `expire`: when the window ends, in milliseconds
   * since 1970.
   */
  take: (window: RequestWindow) => Promise<{ isTaken: boolean; expire: number }>
  /** Gives a request back that was taken out of the window that ends at `expire`, and not sent. */
  giveBack: (window: RequestWindow, expire: number) => Promise<void>
  /** Chooses what a run that begins is likely to take, so that its start can count that. */
  takeAhead: () => RequestsAhead
  /** Counts what is no request: failures, and pauses that a provider asked for. */
  count: DrawCounter['count']
}

/** Providers' answers that may be used again, read many at a time: a search asks for a dozen. */
export type KeptResponses = {
  find: (source: SourceFacts, request: SourceRequest) => Promise<SourceAnswer | null>
  /**
   * Resolves when an answer that was paid for is written; others are written soon, and lost with
   * their process before that.
   * @param jobId the job that asked: erasing it erases the answer
   */
  keep: (
    jobId: string,
    source: SourceFacts,
    request: SourceRequest,
    answer: SourceAnswer,
  ) => Promise<void>
  /**
   * Runs a step that may end its job: from then on the job keeps nothing. The step calls `write`
   * first, in its transaction; what it rolls back is written later.
   */
  settle: <Done>(
    jobId: string,
    step: (write: (tx: Tx) => Promise<void>) => Promise<Done>,
  ) => Promise<Done>
}

/**
 * Saves a query: the start of a run leaves the job's row for the next step, which mostly runs in
 * the same process.
 */
export type LeftJobs = { leave: (job: JobRow) => void; take: (id: string) => JobRow | null }

/** The agency's tables, open for reading; decoding with them is synchronous. */
export type VehicleDataset = VpicTables & { close(): void }

/** How deliveries of webhooks are made. */
export type WebhookRules = {
  /** Seconds of waiting before each attempt. */
  schedule: readonly number[]
  /** For one attempt. */
  timeoutMs: number
  /** An endpoint is disabled after this long without a successful delivery. */
  disableAfterMs: number
  allow: EgressAllow
  /** @returns what ends the turn, or null while the endpoint or its account has none */
  takeTurn: (of: { accountId: string; endpointId: string }) => (() => void) | null
}

/** What activities are given; opened once by the worker. */
export type ActivityDeps = {
  db: Db
  /** For `reconcile`, whose batches may take longer than anything that is waited for. */
  housekeepingDb: Db
  leftJobs: LeftJobs
  metrics: ActivityMetrics
  /** Runs a call of a provider as a part of the trace. */
  span: RunSpan
  /** Opens the vehicle dataset on first use and keeps it. */
  vehicles: () => Promise<VehicleDataset>
  /** The one way out. */
  fetcher: Fetcher
  /** Counts what providers' limits allow, for all workers together. */
  draws: RequestDraws
  /** Providers' answers that may be used again. */
  kept: KeptResponses
  sources: SourceAccess
  /** Providers that a look-up of a vehicle asks beside the offline data. */
  vehicleProviders: readonly string[]
  /**
   * How providers are given pictures: the address at which they reach this service (null where they
   * cannot), and the key that signs, where it is configured.
   */
  pictures: { publicUrl: string | null; signingKey: string | undefined }
  /** What a report on a vehicle's history costs. */
  reportMicroDollars: number
  /** The sites of the username sweep; read on first use and kept. */
  sites: () => Promise<readonly Site[]>
  /** What sites said of names that cannot exist; kept by the process. */
  canaries: CanaryMemory
  /** Places for requests to sites, shared by all sweeps of the process. */
  probeRoom: ProbeRoom
  deniedHosts: readonly DeniedHost[]
  /** The attempt that asks: activities run in a context of their own. */
  attempt: () => Attempt
  /** Reports to a run what its provider is doing; a run that has ended is no error. */
  reportProvider: (jobId: string, provider: string, state: 'retrying' | 'asking') => Promise<void>
  /**
   * Wakes runs that wait for an equal one that has ended; those that have ended themselves are no
   * error.
   */
  wakeWaiting: (jobIds: readonly string[]) => Promise<void>
  /** The language model; null: texts are composed without one. */
  model: Model | null
  /** A run waits this long for a model that does not answer, nor says when it will. */
  modelPatienceMs: number
  /** Starts a job's workflow; one that has started already is success. */
  startWorkflow: (job: OpenJob) => Promise<void>
  /** Whether Temporal knows a run of this job that has not ended. */
  isRunning: (jobId: string) => Promise<boolean>
  /** Asks a job's workflow to end early; one that has ended already is false. */
  cancelWorkflow: (jobId: string) => Promise<boolean>
  /** Starts the workflow of a webhook delivery; one that runs already is success. */
  startDelivery: (delivery: OpenDelivery) => Promise<void>
  webhooks: WebhookRules
  /** The database's time. */
  now: () => Date
  /** Whether the clock of this machine is so far off that housekeeping is for others. */
  isClockWrong: () => Promise<boolean>
  plans: Plans
  /** Where the opt-outs are kept beside the backups; null: they are not. */
  backupDir: string | null
  reconcileAfterSeconds: number
  /** How long results about people are kept. */
  resultDays: number
  /** How long an ended job stays listed. */
  jobDays: number
}

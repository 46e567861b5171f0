import { dayMs } from '../../contract/durations.ts'
import type { JobInput } from '../../contract/jobs.ts'
import { sandboxMs } from '../../contract/limits.ts'
import { type OperationName, toOperation } from '../../contract/operations.ts'
import { buildCacheKey } from '../../research/cache-key.ts'
import { computeWeekStart } from '../../research/usage/share-usage.ts'
import { findCachedEntry } from '../../store/cache.ts'
import type { StoredEvent } from '../../store/events.ts'
import type { IdempotencyKey } from '../../store/idempotency.ts'
import type { Announced, Channel, JobRow } from '../../store/jobs.ts'
import { createId } from '../../store/new-id.ts'
import {
  insertCountedJob,
  insertCountedReservedJob,
  insertIdempotentJob,
  insertJob,
  insertReservedJob,
  type NewJob,
  type WholeReserve,
} from '../../store/new-jobs.ts'
import { inTransactionOn, type Queryable, runInTurn } from '../../store/open.ts'
import type * as workflows from '../../workflows/index.ts'
import type { Call, Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { IdempotencyKeyTaken } from '../idempotency/build-idempotency-key.ts'
import { admitPlan } from '../pipeline/admit-usage.ts'
import { chooseWholeReserve, isFreeRun, reserveUsage } from './reserve-usage.ts'

/** Goes red when a row of the table has no workflow. */
const complete: Exclude<OperationName, keyof typeof workflows> extends never ? true : never = true
void complete

/** A job of the same call runs; nothing was written for this one. */
export class CallRunning extends Error {
  override name = 'CallRunning' as const
}

const queuedEvent = { type: 'status', label: 'Queued', stage: 'queued', percent: 0 } as const

/** The events of a job that has just been written, as they are stored. */
export function buildFirstEvents({ createdAt }: Pick<JobRow, 'createdAt'>): StoredEvent[] {
  const { type } = queuedEvent
  return [{ seq: 1, type, payload: JSON.stringify(queuedEvent), createdAt }]
}

export type Start = {
  operation: OperationName
  input: Record<string, unknown>
  channel: Channel
  requestId: string
  sandbox: boolean
  /** Null for a request without an `Idempotency-Key`. */
  idempotencyKey: IdempotencyKey | null
  announced: Announced
  /** Where its end is listened for already; by default a new one. */
  id?: string
  /** The call whose draws are counted with the job; absent: they were counted. */
  counting?: Pick<Call, 'held' | 'settleRates'>
  /** Given for a call that attaches to the job of an equal one. */
  repeatSha256?: Buffer
} & Partial<Pick<JobInput, 'metadata' | 'deadline_seconds' | 'max_percentage' | 'webhook'>>

/**
 * Writes the job, its first event and its reserve in one transaction, mostly in one statement, then
 * starts its workflow. A Temporal that cannot be reached is no error: the job stays
 * queued and `reconcile` starts it.
 * @returns the job as it is queued
 * @throws ApiError 402 or `spend_cap_reached`, or `IdempotencyKeyTaken` or `CallRunning`; then
 * nothing was written
 */
export async function startJob(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config' | 'log' | 'startWorkflow'>,
  caller: Caller,
  start: Start,
): Promise<JobRow> {
  const createdAt = deps.now()
  const { id = createId('job', createdAt) } = start
  // every way to start a run passes here, so the plan is checked once
  if (!start.sandbox) admitPlan(deps.config.plans, caller, start.operation, start.input)
  const isFree =
    start.sandbox || caller.accountId === null || isFreeRun(deps.config, start.operation)
  const job = buildJob(deps.config, caller, { start, id, createdAt, isFree })
  const insert = async (db: Queryable): Promise<JobRow> => {
    const { idempotencyKey } = start
    const inserted =
      idempotencyKey === null
        ? await insertJob(db, job)
        : await insertIdempotentJob(db, job, idempotencyKey)
    if (inserted !== null) return inserted
    throw idempotencyKey === null ? new CallRunning() : new IdempotencyKeyTaken()
  }
  const run = {
    jobId: id,
    operation: start.operation,
    maxPercentage: start.max_percentage,
    now: createdAt,
  }
  // a key that is taken and a call that runs are found out before money is set aside
  const isPlain = start.idempotencyKey === null && start.repeatSha256 === undefined
  const whole = isPlain && !isFree ? chooseWholeReserve(deps, caller, run) : null
  const isFreePlain = isPlain && isFree
  const counted = await insertCounted(deps, { caller, start, job, whole, isFreePlain })
  const reserved =
    whole === null || counted.isDecided
      ? counted.job
      : await runInTurn(deps.db, caller.owner, () => insertReservedJob(deps.db, job, whole))
  const queued =
    reserved ??
    (isFree
      ? await runInTurn(deps.db, caller.owner, () => insert(deps.db))
      : await inTransactionOn(deps.db, caller.owner, async (tx) => {
          const inserted = await insert(tx)
          // last, since it holds the account's row until the end
          const isCachedNow = () => isCached(tx, deps, start, createdAt)
          await reserveUsage(tx, deps, caller, { ...run, isCached: isCachedNow })
          return inserted
        }))
  // after what this turn of the event loop still writes, which may be the answer
  setImmediate(() => void startRun(deps, job))
  return queued
}

/** The row of a job, with its first event and what its usage needs. */
function buildJob(
  config: ApiDeps['config'],
  { owner, accountId, keyId, accountAnchorAt }: Caller,
  { start, id, createdAt, isFree }: { start: Start; id: string; createdAt: Date; isFree: boolean },
): NewJob {
  const keptMs = start.sandbox ? sandboxMs : config.retention.resultDays * dayMs
  return {
    id,
    owner,
    accountId,
    keyId,
    operation: start.operation,
    channel: start.channel,
    sandbox: start.sandbox,
    input: start.input,
    metadata: start.metadata ?? {},
    progress: { percent: 0, label: 'Queued' },
    requestId: start.requestId,
    deadlineSeconds:
      start.deadline_seconds ??
      config.deadlineSeconds[start.operation] ??
      toOperation(start.operation).deadlineSeconds,
    maxPercentage: start.max_percentage ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + keptMs),
    webhookId: start.webhook ?? null,
    announced: start.announced,
    repeatSha256: start.repeatSha256 ?? null,
    event: queuedEvent,
    isRequested: accountId !== null && keyId !== null,
    reserve:
      isFree && !start.sandbox && accountId !== null
        ? { weekStart: computeWeekStart(accountAnchorAt, createdAt), microDollars: 0 }
        : null,
  }
}

/** Starts the workflow of a job; where that fails, `reconcile` starts it later. */
async function startRun(
  { startWorkflow, log }: Pick<ApiDeps, 'log' | 'startWorkflow'>,
  { id, operation, owner, accountId, channel, sandbox }: NewJob,
): Promise<void> {
  try {
    await startWorkflow({ id, operation, owner, accountId, channel, sandbox })
  } catch (error) {
    log.warn({ err: error, job: id }, 'workflow not started; reconcile will')
  }
}

/**
 * Counts the draws of the call in the statement that writes its job, where one statement does.
 * @returns `job`: null where it wrote none; the draws are counted in either case. `isDecided`: a
 * statement that waits for the account would come to the same
 * @throws ApiError `rate_limited`
 */
async function insertCounted(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  {
    caller,
    start: { counting },
    job,
    whole,
    isFreePlain,
  }: {
    caller: Caller
    start: Start
    job: NewJob
    whole: WholeReserve | null
    isFreePlain: boolean
  },
): Promise<{ job: JobRow | null; isDecided: boolean }> {
  const nothing = { job: null, isDecided: false }
  if (counting === undefined) return nothing
  const { held } = counting
  if (held === null || (whole === null && !isFreePlain)) {
    await counting.settleRates()
    return nothing
  }
  try {
    const inserted = await runInTurn(db, caller.owner, async () => {
      const draws = held.take()
      if (draws === null) return null
      const at = now().getTime()
      return whole === null
        ? await insertCountedJob(db, job, { draws, now: at })
        : await insertCountedReservedJob(db, job, { reserve: whole, draws, now: at })
    })
    if (inserted !== null) held.settle(inserted.counts)
    await counting.settleRates()
    return inserted === null ? nothing : { job: inserted.job, isDecided: inserted.isDecided }
  } finally {
    // what no statement counted is counted alone
    held.release()
  }
}

/** Whether the shared cache has the answer. */
export async function isCached(
  db: Queryable,
  { config }: Pick<ApiDeps, 'config'>,
  { operation: name, input }: Pick<Start, 'operation' | 'input'>,
  now: Date,
): Promise<boolean> {
  const key =
    input.refresh === true
      ? null
      : buildCacheKey(name, input, config.model?.name ?? null, config.vehicles.providers)
  return (
    key !== null && (await findCachedEntry(db, { operation: name, cacheKey: key, now })) !== null
  )
}

import type { JobRow } from '../../store/jobs.ts'
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
import type { Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { IdempotencyKeyTaken } from '../idempotency/build-idempotency-key.ts'
import type { Start } from './build-new-job.ts'
import { isCached } from './is-cached.ts'
import { chooseWholeReserve, reserveUsage } from './reserve-usage.ts'

/** A job of the same call runs; nothing was written for this one. */
export class CallRunning extends Error {
  override name = 'CallRunning' as const
}

/**
 * Writes a job with its first event and its reserve: by one statement where its draws can be
 * counted with it or its reserve is known, else in one transaction.
 * @throws ApiError 402, `rate_limited` or `spend_cap_reached`, or `IdempotencyKeyTaken` or
 * `CallRunning`; then no job was written
 */
export async function insertQueuedJob(
  deps: Pick<ApiDeps, 'db' | 'now' | 'config'>,
  caller: Caller,
  { start, job, isFree }: { start: Start; job: NewJob; isFree: boolean },
): Promise<JobRow> {
  const { db } = deps
  const { owner } = caller
  const now = job.createdAt
  const { operation, max_percentage: maxPercentage } = start
  const run = { jobId: job.id, operation, maxPercentage, now }
  // a key that is taken and a call that runs are found out before money is set aside
  const isPlain = start.idempotencyKey === null && start.repeatSha256 === undefined
  const whole = isPlain && !isFree ? chooseWholeReserve(deps, caller, run) : null
  const isFreePlain = isPlain && isFree
  const counted = await insertCounted(deps, { caller, start, job, whole, isFreePlain })
  if (counted.job !== null) return counted.job
  if (whole !== null && !counted.isDecided) {
    const reserved = await runInTurn(db, owner, () => insertReservedJob(db, job, whole))
    if (reserved !== null) return reserved
  }
  if (isFree) return await runInTurn(db, owner, () => insertUnreserved(db, start, job))
  return await inTransactionOn(db, owner, async (tx) => {
    const inserted = await insertUnreserved(tx, start, job)
    // last, since it holds the account's row until the end
    const isCachedNow = () => isCached(tx, deps, start, now)
    await reserveUsage(tx, deps, caller, { ...run, isCached: isCachedNow })
    return inserted
  })
}

async function insertUnreserved(
  db: Queryable,
  { idempotencyKey }: Start,
  job: NewJob,
): Promise<JobRow> {
  const inserted =
    idempotencyKey === null
      ? await insertJob(db, job)
      : await insertIdempotentJob(db, job, idempotencyKey)
  if (inserted !== null) return inserted
  throw idempotencyKey === null ? new CallRunning() : new IdempotencyKeyTaken()
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

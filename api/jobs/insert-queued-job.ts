import { inTransaction, type Queryable, runInTurn } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import {
  insertCountedJob,
  insertCountedReservedJob,
  insertIdempotentJob,
  insertJob,
  insertReservedJob,
  type NewJob,
  type WholeReserve,
} from '../../store/jobs/new-jobs.ts'
import type { Caller } from '../calls/call.ts'
import { IdempotencyKeyTaken } from '../calls/idempotency-key-taken.ts'
import type { ApiDeps } from '../deps.ts'
import type { Start } from './build-new-job.ts'
import { isCached } from './is-cached.ts'
import { chooseWholeReserve } from './load-reserve.ts'
import { reserveUsage } from './reserve-usage.ts'

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
  const now = job.createdAt
  const { operation, max_percentage: maxPercentage, counting } = start
  const run = { jobId: job.id, operation, maxPercentage, now }
  // a key that is taken and a call that runs are found out before money is set aside
  const isPlain = start.idempotencyKey === null && start.repeatSha256 === undefined
  const whole = isPlain && !isFree ? chooseWholeReserve(deps, caller, run) : null
  const isOneStatement = whole !== null || (isPlain && isFree)
  if (!isOneStatement) await counting?.settleRates()
  // one turn for all ways: a call that took a second one would wait for both
  return await runInTurn(db, caller.owner, async () => {
    const counted = isOneStatement ? await insertCounted(deps, { counting, job, whole }) : undecided
    if (counted.job !== null) return counted.job
    if (whole !== null && !counted.isDecided) {
      const reserved = await insertReservedJob(db, job, whole)
      if (reserved !== null) return reserved
    }
    if (isFree) return await insertUnreserved(db, start, job)
    return await inTransaction(db, async (tx) => {
      const inserted = await insertUnreserved(tx, start, job)
      // last, since it holds the account's row until the end
      const isCachedNow = () => isCached(tx, deps, start, now)
      await reserveUsage(tx, deps, caller, { ...run, isCached: isCachedNow })
      return inserted
    })
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

type Counted = { job: JobRow | null; isDecided: boolean }

const undecided: Counted = { job: null, isDecided: false }

/**
 * Counts the draws of the call in the statement that writes its job.
 * @returns `job`: null where it wrote none; the draws are counted in either case. `isDecided`: a
 * statement that waits for the account would come to the same
 * @throws ApiError `rate_limited`
 */
async function insertCounted(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  {
    counting,
    job,
    whole,
  }: { counting: Start['counting'] | undefined; job: NewJob; whole: WholeReserve | null },
): Promise<Counted> {
  if (counting === undefined) return undecided
  const { held } = counting
  try {
    const draws = held?.take() ?? null
    if (held === null || draws === null) {
      await counting.settleRates()
      return undecided
    }
    const at = now().getTime()
    const { counts, ...counted } =
      whole === null
        ? await insertCountedJob(db, job, { draws, now: at })
        : await insertCountedReservedJob(db, job, { reserve: whole, draws, now: at })
    held.settle(counts)
    await counting.settleRates()
    return counted
  } finally {
    // what no statement counted is counted alone
    held?.release()
  }
}

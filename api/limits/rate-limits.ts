import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import {
  type PagePolicyName,
  type RatePolicyName,
  ratePolicies,
  windowSeconds,
} from '../../contract/limits.ts'
import { type Clock, ownClock } from '../../store/clock.ts'
import { HitCounter } from '../../store/hit-counter.ts'
import type { Db } from '../../store/open.ts'
import { deleteHitsBefore } from '../../store/rate-limits.ts'
import { BatchedLimiter } from './batched-limiter.ts'

type PolicyName = RatePolicyName | PagePolicyName | 'key'

/**
 * The state of one policy after this request was counted. `resetsAtMs`: when its window ends, as
 * Unix time: an answer may go out minutes later.
 */
export type Rate = {
  policy: PolicyName
  limit: number
  remaining: number
  resetsAtMs: number
  exceeded: boolean
}

type Wanted = { policy: PolicyName; limit: number; subject: string }

/** Fixed windows, counted in PostgreSQL and so shared by all API processes. */
export type RateLimits = {
  consume(wanted: Wanted): Promise<Rate>
  /**
   * The same for what must answer at once: a database that is not quick leaves the counting to this
   * process.
   */
  consumeAtOnce(wanted: Wanted): Promise<Rate>
  close(): void
}

const forgetEveryMs = 300_000
/** A healthy database takes a few milliseconds. */
const atOnceMs = 500

/**
 * @param db a pool of its own, with `synchronous_commit=off`: a lost counter is worth less than a
 * millisecond of every request
 */
export function createRateLimits(db: Db, { now, isWrong }: Clock = ownClock): RateLimits {
  const counter = new HitCounter(db, now)
  const limiters = new Map<string, BatchedLimiter>()
  const forget = async () => {
    if (!(await isWrong())) await deleteHitsBefore(db, now().getTime())
  }
  // not critical: what is not forgotten now is forgotten next time
  const forgetting = setInterval(() => void forget().catch(() => undefined), forgetEveryMs)
  forgetting.unref()
  const limiterOf = ({ policy, limit }: Wanted) => {
    const name = `${policy}:${limit}`
    const known = limiters.get(name)
    if (known !== undefined) return known
    const limiter = new BatchedLimiter(counter, now, {
      storeClient: db,
      tableName: 'rate_limits',
      keyPrefix: policy,
      points: limit,
      duration: windowSeconds,
      // what is over the limit is refused from memory until the window ends, so a flood does not
      // reach the database
      inMemoryBlockOnConsumed: limit + 1,
      // while the database is away each process counts for itself: health and the platform's
      // documents answer without it
      insuranceLimiter: new RateLimiterMemory({
        keyPrefix: policy,
        points: limit,
        duration: windowSeconds,
      }),
    })
    limiters.set(name, limiter)
    return limiter
  }
  const own = new Map<number, RateLimiterMemory>()
  const consumeHere = async (wanted: Wanted) => {
    const { policy, limit } = wanted
    const limiter =
      own.get(limit) ??
      new RateLimiterMemory({ keyPrefix: policy, points: limit, duration: windowSeconds })
    own.set(limit, limiter)
    return await consumeFrom(limiter, wanted)
  }
  let late: Promise<unknown> | null = null
  return {
    consume: (wanted) => consumeFrom(limiterOf(wanted), wanted),
    async consumeAtOnce(wanted) {
      // while one count is late, the next would be too
      if (late !== null) return await consumeHere(wanted)
      const counting = consumeFrom(limiterOf(wanted), wanted)
      const inTime = await Promise.race([counting, sleep(atOnceMs, null, { ref: false })]).catch(
        () => null,
      )
      if (inTime !== null) return inTime
      const waiting = counting
        .catch(() => undefined)
        .finally(() => {
          late = null
        })
      late = waiting
      return await consumeHere(wanted)
    },
    close: () => clearInterval(forgetting),
  }
}

type Consuming = { consume(key: string): Promise<RateLimiterRes> }

async function consumeFrom(limiter: Consuming, { policy, limit, subject }: Wanted): Promise<Rate> {
  const rate = ({ remainingPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean): Rate => ({
    policy,
    limit,
    remaining: exceeded ? 0 : remainingPoints,
    resetsAtMs: Date.now() + Math.max(1, msBeforeNext),
    exceeded,
  })
  try {
    return rate(await limiter.consume(subject), false)
  } catch (refused) {
    // the library rejects with its result when the limit is reached, and with an error when the
    // database is away
    if (refused instanceof RateLimiterRes) return rate(refused, true)
    throw refused
  }
}

/** The limit that the contract publishes for a policy. */
export function chooseLimit(policy: RatePolicyName): number {
  return ratePolicies[policy].limit
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import {
  type PagePolicyName,
  type RatePolicyName,
  ratePolicies,
} from '../../contract/fields/limits.ts'
import { type Clock, ownClock } from '../../store/database/clock.ts'
import type { Db } from '../../store/database/open.ts'
import { DrawCounter } from '../../store/limits/draw-counter.ts'
import { HeldDraws } from '../../store/limits/held-draws.ts'
import {
  type AccountWeek,
  deleteDrawsBefore,
  type SpentWeek,
} from '../../store/limits/rate-limits.ts'
import { countInMemory, createMemoryLimiter, type Taken, WindowLimiter } from './window-limiter.ts'

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
  /** Of the week that was asked for with the count, where the database was asked. */
  spent?: SpentWeek | null
}

type Wanted = { policy: PolicyName; limit: number; subject: string; week?: AccountWeek | null }

/** Fixed windows, counted in PostgreSQL and so shared by all API processes. */
export type RateLimits = {
  /** @param held where a later statement counts */
  consume(wanted: Wanted, held?: HeldDraws | null): Promise<Rate>
  /** Whether this process knows that a window is full; nothing is counted. */
  isRefused(wanted: Wanted): boolean
  /** What a statement counts that writes what is asked for; see `HeldDraws`. */
  hold(): HeldDraws
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
  const counter = new DrawCounter(db, now)
  const forgetting = startForgetting(db, { now, isWrong })
  const limiters = new Map<string, WindowLimiter>()
  const limiterOf = ({ policy, limit }: Wanted) => {
    const name = `${policy}:${limit}`
    const known = limiters.get(name)
    if (known !== undefined) return known
    const limiter = new WindowLimiter(counter, now, { policy, limit })
    limiters.set(name, limiter)
    return limiter
  }
  const consume = async (wanted: Wanted, held: HeldDraws | null = null) =>
    toRate(wanted, await limiterOf(wanted).consume(wanted.subject, wanted.week ?? null, held))
  return {
    consume,
    isRefused: (wanted) => limiterOf(wanted).isRefused(wanted.subject),
    hold: () => new HeldDraws(counter),
    consumeAtOnce: createConsumeAtOnce(consume),
    close: () => clearInterval(forgetting),
  }
}

/** Deletes windows that are over, unless the clock of this machine is wrong. */
function startForgetting(db: Db, { now, isWrong }: Clock): NodeJS.Timeout {
  const forget = async () => {
    if (!(await isWrong())) await deleteDrawsBefore(db, now().getTime())
  }
  // not critical: what is not forgotten now is forgotten next time
  return setInterval(() => void forget().catch(() => undefined), forgetEveryMs).unref()
}

/** Counts by `consume` for as long as that is quick, else for this process alone. */
function createConsumeAtOnce(
  consume: (wanted: Wanted) => Promise<Rate>,
): RateLimits['consumeAtOnce'] {
  const limiters = new Map<number, RateLimiterMemory>()
  const consumeHere = async (wanted: Wanted) => {
    const { policy, limit, subject } = wanted
    const limiter = limiters.get(limit) ?? createMemoryLimiter(policy, limit)
    limiters.set(limit, limiter)
    return toRate(wanted, await countInMemory(limiter, subject))
  }
  let isLate = false
  return async (wanted) => {
    // while one count is late, the next would be too
    if (isLate) return await consumeHere(wanted)
    const counting = consume(wanted)
    const inTime = await Promise.race([counting, sleep(atOnceMs, null, { ref: false })]).catch(
      () => null,
    )
    if (inTime !== null) return inTime
    isLate = true
    void counting
      .catch(() => undefined)
      .finally(() => {
        isLate = false
      })
    return await consumeHere(wanted)
  }
}

function toRate(
  { policy, limit }: Wanted,
  { remaining, msBeforeNext, exceeded, spent }: Taken,
): Rate {
  const resetsAtMs = Date.now() + Math.max(1, msBeforeNext)
  return { policy, limit, remaining, resetsAtMs, exceeded, spent }
}

/** The limit that the contract publishes for a policy. */
export function chooseLimit(policy: RatePolicyName): number {
  return ratePolicies[policy].limit
}

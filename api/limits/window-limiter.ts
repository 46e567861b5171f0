import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { windowSeconds } from '../../contract/fields/limits.ts'
import type { DrawCounter } from '../../store/limits/draw-counter.ts'
import type { HeldDraws } from '../../store/limits/held-draws.ts'
import type { AccountWeek, SpentWeek } from '../../store/limits/rate-limits.ts'

/** What a subject has left in its window, after this request was counted. */
export type Taken = {
  remaining: number
  msBeforeNext: number
  exceeded: boolean
  /** Of the week that was asked for, where the database was asked. */
  spent: SpentWeek | null
}

const windowMs = windowSeconds * 1_000

/** Refused subjects that are remembered before those whose window has ended are dropped. */
const maxRefused = 1_000

/**
 * Fixed windows of one policy, counted in PostgreSQL. The library's own limiter for PostgreSQL has
 * no place for the week that is read with a count. While the database is away, its limiter in
 * memory counts.
 */
export class WindowLimiter {
  readonly #counter: DrawCounter
  readonly #now: () => Date
  readonly #policy: string
  readonly #limit: number
  /** When the windows end of those who are over the limit. */
  readonly #refused = new Map<string, number>()
  readonly #insurance: RateLimiterMemory

  constructor(
    counter: DrawCounter,
    now: () => Date,
    { policy, limit }: { policy: string; limit: number },
  ) {
    this.#counter = counter
    this.#now = now
    this.#policy = policy
    this.#limit = limit
    this.#insurance = createMemoryLimiter(policy, limit)
  }

  /**
   * @param week what was spent in it is read with the count
   * @param held where a later statement counts
   */
  async consume(
    subject: string,
    week: AccountWeek | null,
    held: HeldDraws | null = null,
  ): Promise<Taken> {
    const at = this.#now().getTime()
    const refusedUntil = this.#findRefusal(subject, at)
    // what is over the limit is refused from memory until the window ends, so a flood does not
    // reach the database
    if (refusedUntil !== null) {
      held?.release()
      return { remaining: 0, msBeforeNext: refusedUntil - at, exceeded: true, spent: null }
    }
    const key = `${this.#policy}:${subject}`
    const draw = { key, points: 1, expire: at + windowMs, week, limit: this.#limit }
    const isRefused = () => this.isRefused(subject)
    const counting = held === null ? this.#counter.count(draw) : held.count(draw, isRefused)
    const count = await counting.catch(() => null)
    // while the database is away each process counts for itself: health and the platform's
    // documents answer without it
    if (count === null) return await countInMemory(this.#insurance, subject)
    const { points, expire, spent } = count
    const exceeded = points > this.#limit
    if (exceeded) this.#refuse(subject, expire)
    const msBeforeNext = Math.max(0, expire - this.#now().getTime())
    return { remaining: Math.max(0, this.#limit - points), msBeforeNext, exceeded, spent }
  }

  /** Whether this process knows that the window of a subject is full. */
  isRefused(subject: string): boolean {
    return this.#findRefusal(subject, this.#now().getTime()) !== null
  }

  /** The database is asked again about a window that ends too late: the clock was set back. */
  #findRefusal(subject: string, at: number): number | null {
    const until = this.#refused.get(subject) ?? 0
    return until > at && until <= at + 2 * windowMs ? until : null
  }

  #refuse(subject: string, until: number): void {
    this.#refused.set(subject, until)
    if (this.#refused.size < maxRefused) return
    const at = this.#now().getTime()
    for (const [name, end] of this.#refused) if (end <= at) this.#refused.delete(name)
  }
}

/** Counts for this process alone. */
export function createMemoryLimiter(policy: string, limit: number): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: policy, points: limit, duration: windowSeconds })
}

/** As `WindowLimiter` does; the library rejects with its result when the limit is reached. */
export async function countInMemory(limiter: RateLimiterMemory, subject: string): Promise<Taken> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(subject)
    return { remaining: remainingPoints, msBeforeNext, exceeded: false, spent: null }
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return { remaining: 0, msBeforeNext: refused.msBeforeNext, exceeded: true, spent: null }
  }
}

import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { HitCounter } from '../../store/hit-counter.ts'
import type { Count } from '../../store/rate-limits.ts'

/**
 * The library's PostgreSQL limiter with another way of counting; windows, results and blocking stay
 * its own.
 */
export class BatchedLimiter extends RateLimiterPostgres {
  readonly #counter: HitCounter
  readonly #now: () => Date

  constructor(
    counter: HitCounter,
    now: () => Date,
    options: Omit<IRateLimiterPostgresOptions, 'storeType' | 'tableCreated'>,
  ) {
    super({ ...options, storeType: 'pool', tableCreated: true, clearExpiredByTimeout: false })
    this.#counter = counter
    this.#now = now
  }

  /** What the library calls to count; it reads the first row. */
  async _upsert(key: string, points: number, durationMs: number): Promise<{ rows: [Count] }> {
    const count = await this.#counter.count({
      key,
      points,
      expire: this.#now().getTime() + durationMs,
    })
    // the library compares it with the process's own clock
    return { rows: [{ ...count, expire: count.expire - this.#now().getTime() + Date.now() }] }
  }
}

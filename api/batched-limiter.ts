import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { HitCounter } from '../store/hit-counter.ts'
import type { Count } from '../store/rate-limits.ts'

/** The library's PostgreSQL limiter with another way of counting; windows, results and blocking stay its own. */
export class BatchedLimiter extends RateLimiterPostgres {
  readonly #counter: HitCounter

  constructor(counter: HitCounter, options: Omit<IRateLimiterPostgresOptions, 'storeType' | 'tableCreated'>) {
    super({ ...options, storeType: 'pool', tableCreated: true, clearExpiredByTimeout: false })
    this.#counter = counter
  }

  /** What the library calls to count; it reads the first row. */
  async _upsert(key: string, points: number, durationMs: number): Promise<{ rows: [Count] }> {
    return { rows: [await this.#counter.count({ key, points, expire: Date.now() + durationMs })] }
  }
}

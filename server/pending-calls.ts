import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Knows how many calls are under way, so that what they need is not closed under them. It holds
 * none of them: a set that grows and shrinks with each call leaves a chain of tables behind, by
 * which V8 takes the objects of calls that have ended for alive and copies them until its next full
 * collection.
 */
export class PendingCalls {
  #count = 0
  #ended: PromiseWithResolvers<void> | null = null

  /** The call itself, counted until it has settled. */
  async track<Result>(call: Promise<Result>): Promise<Result> {
    this.#count += 1
    try {
      return await call
    } finally {
      this.#count -= 1
      if (this.#count === 0) {
        this.#ended?.resolve()
        this.#ended = null
      }
    }
  }

  /** @returns whether all have settled within `ms` */
  async settle(ms: number): Promise<boolean> {
    if (this.#count === 0) return true
    this.#ended ??= Promise.withResolvers()
    await Promise.race([this.#ended.promise, sleep(ms, undefined, { ref: false })])
    return this.#count === 0
  }
}

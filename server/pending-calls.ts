import { setTimeout as sleep } from 'node:timers/promises'

/** Knows the calls that are under way, so that what they need is not closed under them. */
export class PendingCalls {
  readonly #pending = new Set<Promise<unknown>>()

  /** The call itself, remembered until it has settled. */
  async track<Result>(call: Promise<Result>): Promise<Result> {
    this.#pending.add(call)
    try {
      return await call
    } finally {
      this.#pending.delete(call)
    }
  }

  /** @returns whether all have settled within `ms` */
  async settle(ms: number): Promise<boolean> {
    await Promise.race([Promise.allSettled(this.#pending), sleep(ms, undefined, { ref: false })])
    return this.#pending.size === 0
  }
}

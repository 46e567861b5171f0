import type { DrawCounter } from './draw-counter.ts'
import type { Count, Draw } from './rate-limits.ts'

type Held = {
  draw: Draw
  isRefused: () => boolean
  resolve: (count: Count) => void
  reject: (error: unknown) => void
}

/**
 * A body may be slow, or the line long: a window begins with its first draw, so one that was
 * counted much later would end it early.
 */
const maxHeldMs = 250

/**
 * Draws of one call that wait for the statement that writes what it asks for: that one counts them,
 * too, and writes only where they are within their limits.
 */
export class HeldDraws {
  readonly #counter: DrawCounter
  #held: Held[] | null = []
  #taken: Held[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(counter: DrawCounter) {
    this.#counter = counter
  }

  /**
   * Resolves once it is counted: by a statement, by `release` or, before long, alone.
   * @param isRefused whether its window is known to be full meanwhile
   */
  count(draw: Draw, isRefused: () => boolean): Promise<Count> {
    if (this.#held === null) return this.#counter.count(draw)
    const held = this.#held
    this.#timer ??= setTimeout(() => this.release(), maxHeldMs).unref()
    return new Promise((resolve, reject) => held.push({ draw, isRefused, resolve, reject }))
  }

  /** Has what is held, or was taken and not counted, counted by a statement of its own. */
  release(): void {
    clearTimeout(this.#timer)
    const held = [...(this.#held ?? []), ...this.#taken]
    this.#held = null
    this.#taken = []
    for (const { draw, resolve, reject } of held) this.#counter.count(draw).then(resolve, reject)
  }

  /**
   * @returns what the caller counts; null where that was released or taken before, or one of them
   * is refused: many at once are then counted together, and not each with a job
   */
  take(): readonly Draw[] | null {
    if (this.#held === null || this.#held.length === 0) return null
    if (this.#held.some(({ isRefused }) => isRefused())) return null
    clearTimeout(this.#timer)
    this.#taken = this.#held
    this.#held = null
    return this.#taken.map(({ draw }) => draw)
  }

  /** Says what those that were taken came to, by their keys. */
  settle(counts: ReadonlyMap<string, Count>): void {
    for (const { draw, resolve, reject } of this.#taken) {
      const count = counts.get(draw.key)
      if (count === undefined) reject(new Error('a draw was not counted'))
      else resolve(count)
    }
    this.#taken = []
  }
}

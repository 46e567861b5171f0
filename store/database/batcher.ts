/** The most turns of the event loop that a batch waits for further items. */
const maxTurns = 4
/** Far above what a statement takes: a stuck connection must not hold the next items back. */
const defaultLateMs = 100
/** The most late batches that others pass by: each holds a connection of the pool. */
const maxLate = 2

/**
 * Hands on together what comes while an answer is under way or right after it and, unless it starts
 * at once, what is asked in the same turn of the event loop: one statement instead of many small
 * ones. The work answers each item at its own place.
 */
export class Batcher<Item, Answer> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Answer[]>
  #waiting: { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] =
    []
  readonly #startsAtOnce: boolean
  readonly #lateMs: number
  #busy = false
  /** The batch that the next one waits for. */
  #current: { isLate: boolean } | null = null
  /** How many batches under way are late. */
  #late = 0
  #timer: NodeJS.Timeout | undefined

  /**
   * @param startsAtOnce an item that finds no work under way is handed on alone: its answer is on
   * the way while the turn goes on
   * @param lateMs for how long an item waits for the batch before its own: a connection that gives
   * no answer then delays what it was asked alone
   */
  constructor(
    work: (items: readonly Item[]) => Promise<readonly Answer[]>,
    {
      startsAtOnce = false,
      lateMs = defaultLateMs,
    }: { startsAtOnce?: boolean; lateMs?: number } = {},
  ) {
    this.#work = work
    this.#startsAtOnce = startsAtOnce
    this.#lateMs = lateMs
  }

  /** @throws what the work of its batch threw */
  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#busy) return this.#watch()
      this.#busy = true
      if (this.#startsAtOnce) void this.#run()
      else setImmediate(() => void this.#run())
    })
  }

  async #run(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    const current = { isLate: false }
    this.#current = current
    try {
      const answers = await this.#work(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, at) => {
        const answer = answers[at]
        if (answer === undefined) reject(new Error('an item was not answered'))
        else resolve(answer)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (current.isLate) this.#late -= 1
    else this.#goOn()
  }

  #goOn(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#current = null
    this.#busy = this.#waiting.length > 0
    if (this.#busy) this.#gather(0, maxTurns)
  }

  /** Sees to it that what waits now passes the batch under way by, should that be late. */
  #watch(): void {
    const current = this.#current
    if (current === null) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      if (this.#late === maxLate) return this.#watch()
      this.#late += 1
      current.isLate = true
      this.#goOn()
    }, this.#lateMs).unref()
  }

  /** Runs once a turn brings nothing more: a statement costs more than a few more items do. */
  #gather(seen: number, turns: number): void {
    setImmediate(() => {
      const { length } = this.#waiting
      if (length === seen || turns === 0) void this.#run()
      else this.#gather(length, turns - 1)
    })
  }
}

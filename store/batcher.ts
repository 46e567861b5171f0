/** The most turns of the event loop that a batch waits for further items. */
const maxTurns = 4

/**
 * Hands on together what is asked in the same turn of the event loop, and what comes while an
 * answer is under way or right after it: one statement instead of many small ones. The work answers
 * each item at its own place.
 */
export class Batcher<Item, Answer> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Answer[]>
  #waiting: { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] =
    []
  readonly #startsAtOnce: boolean
  #busy = false

  /**
   * @param startsAtOnce an item that finds no work under way is handed on alone: its answer is on
   * the way while the turn goes on
   */
  constructor(
    work: (items: readonly Item[]) => Promise<readonly Answer[]>,
    { startsAtOnce = false }: { startsAtOnce?: boolean } = {},
  ) {
    this.#work = work
    this.#startsAtOnce = startsAtOnce
  }

  /** @throws what the work of its batch threw */
  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#busy) return
      this.#busy = true
      if (this.#startsAtOnce) void this.#run()
      else setImmediate(() => void this.#run())
    })
  }

  async #run(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
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
    this.#busy = this.#waiting.length > 0
    if (this.#busy) this.#gather(0, maxTurns)
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

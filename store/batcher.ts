/**
 * Hands on together what is asked in the same turn of the event loop, and what comes while an
 * answer is under way: one statement instead of many small ones. The work answers each item at its
 * own place.
 */
export class Batcher<Item, Answer> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Answer[]>
  #waiting: { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] =
    []
  #busy = false

  constructor(work: (items: readonly Item[]) => Promise<readonly Answer[]>) {
    this.#work = work
  }

  /** @throws what the work of its batch threw */
  ask(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#busy) return
      this.#busy = true
      setImmediate(() => void this.#run())
    })
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
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
    }
    this.#busy = false
  }
}

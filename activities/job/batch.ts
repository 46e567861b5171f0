/**
 * Collects items and hands them on together, at most `waitMs` after they came: one transaction
 * instead of many. Hand-overs follow one another; the first that fails ends the batch, and each
 * later `add` or `flush` throws its error.
 */
export class Batch<Item> {
  readonly #handOver: (items: Item[]) => Promise<void>
  readonly #waitMs: number
  #items: Item[] = []
  #timer: NodeJS.Timeout | undefined
  #under: Promise<void> = Promise.resolve()
  #failure: { error: unknown } | null = null

  constructor(handOver: (items: Item[]) => Promise<void>, waitMs: number) {
    this.#handOver = handOver
    this.#waitMs = waitMs
  }

  /** @throws what an earlier hand-over threw */
  add(item: Item): void {
    if (this.#failure !== null) throw this.#failure.error
    this.#items.push(item)
    this.#timer ??= setTimeout(() => this.#handOverNow(), this.#waitMs)
  }

  /**
   * Hands over what has come; the last call hands over what is left.
   * @throws what a hand-over threw
   */
  async flush(): Promise<void> {
    this.#handOverNow()
    await this.#under
    if (this.#failure !== null) throw this.#failure.error
  }

  #handOverNow(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#under = this.#under.then(async () => {
      // what came while the one before was under way goes along
      const items = this.#items
      this.#items = []
      if (items.length === 0 || this.#failure !== null) return
      try {
        await this.#handOver(items)
      } catch (error) {
        this.#failure = { error }
      }
    })
  }
}

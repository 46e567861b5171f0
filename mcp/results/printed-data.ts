import { memoize, memoizeByObject } from '../../research/text/memoize.ts'

/** What is said of a cached result stays printed for as long as that is remembered. */
const createPrinter = memoizeByObject((_source: object) =>
  memoize((text: string) => Buffer.from(JSON.stringify(text)), { max: 4, maxKeyLength: 16_000 }),
)

/**
 * Parts of an answer that are JSON already. The protocol prints a mark in the place of each, which
 * its bytes replace: a cached result is neither printed nor encoded again. Of one request.
 */
export class PrintedData {
  readonly #kept: { mark: string; pieces: readonly Buffer[] }[] = []

  /** @returns what stands for the data until the answer is printed */
  keep(pieces: readonly Buffer[]): Record<string, unknown> {
    const mark = { printed: crypto.randomUUID() }
    this.#kept.push({ mark: JSON.stringify(mark), pieces })
    return mark
  }

  /**
   * The same for a text.
   * @param source the cached result of which it says something
   */
  keepText(text: string, source: object): string {
    const mark = crypto.randomUUID()
    this.#kept.push({ mark: JSON.stringify(mark), pieces: [createPrinter(source)(text)] })
    return mark
  }

  /** @param printed an answer, or a piece that holds each mark whole or not at all */
  complete(printed: Uint8Array): Buffer {
    const answer = Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength)
    const found = this.#kept
      .map(({ mark, pieces }) => ({ at: answer.indexOf(mark), length: mark.length, pieces }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
    if (found.length === 0) return answer
    const parts: Buffer[] = []
    let end = 0
    for (const { at, length, pieces } of found) {
      parts.push(answer.subarray(end, at), ...pieces)
      end = at + length
    }
    return Buffer.concat([...parts, answer.subarray(end)])
  }
}

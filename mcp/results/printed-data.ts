/**
 * Data of an answer that is JSON already. The protocol prints a mark in its place, which its bytes
 * replace: a cached result is neither printed nor encoded again. Of one request.
 */
export class PrintedData {
  readonly #mark = { printed: crypto.randomUUID() }
  #pieces: readonly Buffer[] | null = null

  /** @returns what stands for the data until the answer is printed */
  keep(pieces: readonly Buffer[]): Record<string, unknown> {
    this.#pieces = pieces
    return this.#mark
  }

  /** @param printed an answer, or a piece that holds the whole mark or nothing of it */
  complete(printed: Uint8Array): Buffer {
    const answer = Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength)
    if (this.#pieces === null) return answer
    const mark = JSON.stringify(this.#mark)
    const at = answer.indexOf(mark)
    if (at < 0) return answer
    return Buffer.concat([
      answer.subarray(0, at),
      ...this.#pieces,
      answer.subarray(at + mark.length),
    ])
  }
}

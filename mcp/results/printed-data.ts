/**
 * Data of an answer that is JSON already. The protocol prints a mark in its place, which its bytes
 * replace: a cached result is neither printed nor encoded again. Of one request.
 */
export class PrintedData {
  readonly #mark = { printed: crypto.randomUUID() }
  #bytes: Buffer | null = null

  /** @returns what stands for the data until the answer is printed */
  keep(bytes: Buffer): Record<string, unknown> {
    this.#bytes = bytes
    return this.#mark
  }

  /** @param printed an answer, or a piece that holds the whole mark or nothing of it */
  complete(printed: Uint8Array): Buffer {
    const answer = Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength)
    const mark = JSON.stringify(this.#mark)
    const at = this.#bytes === null ? -1 : answer.indexOf(mark)
    if (this.#bytes === null || at < 0) return answer
    return Buffer.concat([answer.subarray(0, at), this.#bytes, answer.subarray(at + mark.length)])
  }
}

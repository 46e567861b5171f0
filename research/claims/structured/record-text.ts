import type { Span } from '../../text/span.ts'
import type { ClaimDraft, ClaimMethod, Statement } from '../claim.ts'

export type RecordText = { text: string; claims: ClaimDraft[] }

/** Builds a text of lines `Label: value` together with the claims that quote them. */
export class RecordWriter {
  #text = ''
  readonly #claims: ClaimDraft[] = []
  readonly #method: ClaimMethod

  constructor(method: ClaimMethod) {
    this.#method = method
  }

  /** @returns where the line stands, without its end; and where its value does */
  line(label: string, value: string): Span & { value: number } {
    if (this.#text !== '') this.#text += '\n'
    const start = this.#text.length
    this.#text += `${label}: ${value}`
    return { start, end: this.#text.length, value: start + label.length + 2 }
  }

  claim(statement: Statement, { start, end }: Span, confidence: number): void {
    this.#claims.push({
      ...statement,
      start,
      end,
      method: this.#method,
      confidence: Math.max(0, Math.min(100, Math.round(confidence))),
    })
  }

  add(claims: readonly ClaimDraft[]): void {
    this.#claims.push(...claims)
  }

  finish(): RecordText {
    return { text: this.#text, claims: this.#claims }
  }
}

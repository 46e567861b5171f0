import { findBoundary } from './find-boundary.ts'

/**
 * `text` is the source's slice from `start` to `end` (UTF-16), without blanks and list marks around
 * it.
 */
export type Sentence = { text: string; start: number; end: number }

/** Marks of headings, list items and quotations at the start of a line. */
const lineMark = /^(?:#{1,6}\s+|>\s*|[-*+•‣▪●◦–—·]\s+|\d{1,3}[.)]\s+)+/u

/**
 * The sentences of a plain text. A line break ends one: lines are paragraphs and list items.
 * Citations behind a full stop stay with their sentence. Lines without a letter or a digit are left
 * out.
 */
export function splitSentences(text: string): Sentence[] {
  const found: Sentence[] = []
  let from = 0
  let opensLine = true
  while (from < text.length) {
    const boundary = findBoundary(text, from, true) ?? { end: text.length, next: text.length }
    const sentence = trimSentence(text, from, boundary.end, opensLine)
    if (sentence !== null) found.push(sentence)
    opensLine =
      text.slice(boundary.end, boundary.next).includes('\n') || (opensLine && sentence === null)
    from = boundary.next
  }
  return found
}

/** @returns null for what holds neither letter nor digit */
export function trimSentence(
  text: string,
  from: number,
  to: number,
  opensLine: boolean,
): Sentence | null {
  const whole = text.slice(from, to)
  const blank = whole.length - whole.trimStart().length
  const mark = opensLine ? (lineMark.exec(whole.slice(blank))?.[0].length ?? 0) : 0
  const said = whole.slice(blank + mark)
  const start = from + blank + mark + (said.length - said.trimStart().length)
  const trimmed = said.trim()
  return /[\p{L}\p{N}]/u.test(trimmed)
    ? { text: trimmed, start, end: start + trimmed.length }
    : null
}

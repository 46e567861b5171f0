import type { Span } from '../span.ts'
import { findBoundary } from './find-boundary.ts'

/** `text` is the source's slice from `start` to `end`, without blanks and list marks around it. */
export type Sentence = Span & { text: string }

/** Marks of headings, list items and quotations at the start of a line. */
const lineMark = /^(?:#{1,6}\s+|>\s*|[-*+•‣▪●◦–—·]\s+|\d{1,3}[.)]\s+)+/u

type Lines = {
  /** A line that goes on in lower case is no new sentence: lines are wrapped, not paragraphs. */
  wrap?: boolean
  /** Longer runs without an end are cut at a blank. Characters. */
  maxLength?: number
}

/** How the text of a page is split where it backs a claim: lines may be wrapped in the middle. */
export const wrapped: Lines = { wrap: true, maxLength: 350 }

/**
 * The sentences of a text. Citations behind a full stop stay with their sentence. Lines without a
 * letter or a digit are left out.
 */
export function splitSentences(text: string, lines: Lines = {}): Sentence[] {
  const found: Sentence[] = []
  let [last, opensLine] = [0, true]
  for (const { start, end } of listSentenceSpans(text, lines)) {
    if (start > last) opensLine = true
    const sentence = cleanSentence(text, start, end, opensLine)
    if (sentence !== null) for (const one of cutSentence(sentence, lines.maxLength)) found.push(one)
    opensLine &&= sentence === null
    last = end
  }
  return found
}

/** Where the sentences of a text lie, with all blanks and marks: only line breaks are in none. */
export function* listSentenceSpans(text: string, { wrap = false }: Lines = {}): Generator<Span> {
  let from = 0
  while (from < text.length) {
    const boundary = findBoundary(text, from, { isWhole: true, wrap })
    yield { start: from, end: boundary?.end ?? text.length }
    from = boundary?.next ?? text.length
  }
}

/**
 * @param begin where a sentence begins, as far as known: nothing before it is read
 * @returns the sentence that holds the character at an offset, as far as it lies at most `reach`
 * characters before and behind: what looks around many places of a long text reads no more
 */
export function findSentence(text: string, at: number, reach: number, begin = 0): Span {
  const [from, to] = [Math.max(begin, at - reach), Math.min(text.length, at + reach)]
  const near = text.slice(from, to)
  let start = 0
  for (;;) {
    const boundary = findBoundary(near, start, { isWhole: to === text.length })
    if (boundary === null) return { start: from + start, end: to }
    if (boundary.next > at - from) return { start: from + start, end: from + boundary.end }
    start = boundary.next
  }
}

/** How far around what sentences must hold they are looked for. Characters. */
const reachAround = 300

/**
 * The sentences of a text that hold a string: each within 300 characters of it; '' = all. Those of
 * a longer sentence overlap.
 */
export function* listSentencesWith(sought: string, text: string): Generator<Span> {
  if (sought === '') return yield* listSentenceSpans(text)
  let [at, begin] = [text.indexOf(sought), 0]
  while (at >= 0) {
    const span = findSentence(text, at, reachAround, begin)
    yield span
    const isCut = span.end === at + reachAround
    begin = isCut ? 0 : span.end
    at = text.indexOf(sought, Math.max(isCut ? at + reachAround / 2 : span.end, at + 1))
  }
}

/** Whether a text holds more than one sentence; stops of abbreviations and numbers end none. */
export function hasSeveralSentences(text: string): boolean {
  return splitSentences(text).length > 1
}

/**
 * What stands between two stops, those of abbreviations too: for what is to hold of one sentence
 * without doubt.
 */
export function splitAtStops(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|[。！？\n]+/)
}

/** What follows a part of a text as far as it can decide about a stop in it. Characters. */
const maxFollowing = 40

/** Whether a sentence ends in a part of a text, and another begins there or right behind it. */
export function hasSentenceEnd(text: string, { start, end }: Span): boolean {
  const near = text.slice(start, end + maxFollowing)
  const isWhole = end + maxFollowing >= text.length
  const boundary = findBoundary(near, 0, { isWhole })
  return boundary !== null && boundary.end <= end - start
}

/** @returns null for what holds neither letter nor digit */
export function cleanSentence(
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

function* cutSentence(
  { text, start }: Sentence,
  maxLength = Number.POSITIVE_INFINITY,
): Generator<Sentence> {
  let from = 0
  while (text.length - from > maxLength) {
    const blank = text.lastIndexOf(' ', from + maxLength)
    const cut = blank > from ? blank : from + maxLength
    yield { text: text.slice(from, cut), start: start + from, end: start + cut }
    from = cut
    while (/\s/.test(text.charAt(from))) from += 1
  }
  yield { text: text.slice(from), start: start + from, end: start + text.length }
}

/** How far around a span its sentences are looked for. Characters. */
const neighbourhood = 1_000

/**
 * @returns the sentences that a span lies in, as one span: what was said around an excerpt, such as
 * a `never` in front of it
 */
export function findSentenceAround(text: string, { start, end }: Span): Span {
  const from = start <= neighbourhood ? 0 : text.lastIndexOf(' ', start - neighbourhood) + 1
  const near = splitSentences(text.slice(from, end + neighbourhood), wrapped)
  const touched = near.filter((span) => from + span.start < end && from + span.end > start)
  const [first, last] = [touched[0], touched.at(-1)]
  if (first === undefined || last === undefined) return { start, end }
  return { start: Math.min(start, from + first.start), end: Math.max(end, from + last.end) }
}

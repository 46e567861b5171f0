import { memoizeOnce } from '../text/memoize-once.ts'
import type { Span } from '../text/span.ts'
import { isSmallWord, isStopWord, nameJoiningWords } from '../text/words/stop-words.ts'
import { toCapital } from '../text/words/to-capital.ts'
import { english } from './tables/private/english.ts'
import { behindParticiple, givingWords } from './tables/private/frame-words.ts'
import { anyPrivateWord } from './to-third-person.ts'

/** A headline has this many words. */
const [minWords, maxWords] = [3, 24]
/** A text of more lines is no title. */
const maxLines = 8
/** Names that a headline may hold have so many words. */
const nameLengths = [2, 3] as const
/** What headlines write without a capital. */
const small = /^[^\p{L}]*\p{Ll}{1,3}(?!\p{L})/u
const participle = /^\p{L}+ed$/u
const capital = /^[^\p{L}]*\p{Lu}/u

/** Headlines in capitals are English: most hold none of these words, and readings are many. */
const anyWord = memoizeOnce(() => {
  const { health, ties, court } = english
  return new RegExp([health.words, ties.words, court.words].join('|'), 'iu')
})

/** Whether headlines in capitals, or addresses, may state anything private in these words. */
export function mayBePrivate(text: string): boolean {
  return anyPrivateWord.test(text) || anyWord().test(text)
}

/**
 * The lines of a text whose capitals do not show the names, such as "Ada Marlowe Jailed For Theft",
 * as sentences: in each other two or three words are the name.
 */
export function toSentenceCase(text: string): string[] {
  const lines = text.split('\n', maxLines + 1)
  if (lines.length > maxLines) return []
  return lines
    .map(toWords)
    .filter((words) => isHeadline(words) && mayBePrivate(words.join(' ')))
    .flatMap(listReadings)
}

/** The same of words without any capital, such as those of an address. */
export function listReadings(words: readonly string[]): string[] {
  const read = words.slice(0, maxWords).map((word) => word.toLowerCase())
  return read
    .flatMap((_, start) => nameLengths.map((length) => ({ start, end: start + length })))
    .filter(({ start, end }) => mayBeName(read.slice(start, end), end - start))
    .flatMap((span) => toReadings(read, span))
}

function mayBeName(words: readonly string[], length: number): boolean {
  const [first = '', ...others] = words
  const inside = others.slice(0, -1)
  return (
    words.length === length &&
    !isSmallWord(first) &&
    !isStopWord(others.at(-1) ?? '') &&
    inside.every((word) => !isSmallWord(word) || nameJoiningWords.has(word))
  )
}

/**
 * Headlines leave the verb out: "Ada Marlowe charged with theft". What follows a participle in
 * "Ada Marlowe plays convicted killer" is no part of such a statement.
 */
export function toReadings(words: readonly string[], { start, end }: Span): string[] {
  const written = words.map((word, at) =>
    at === 0 || (at >= start && at < end) ? toCapital(word) : word,
  )
  const [name, rest] = [written.slice(0, end), written.slice(end)]
  const plain = `${written.join(' ')}.`
  const [verb = '', next = null] = rest
  const isPassive = participle.test(verb) && (next === null || behindParticiple.has(next))
  return isPassive || givingWords.has(verb)
    ? [plain, `${[...name, 'was', ...rest].join(' ')}.`]
    : [plain]
}

function toWords(line: string): string[] {
  return line.split(/\s+/u).filter((word) => /\p{L}/u.test(word))
}

function isHeadline(words: readonly string[]): boolean {
  return (
    words.length >= minWords &&
    words.length <= maxWords &&
    words.every((word) => capital.test(word) || small.test(word))
  )
}

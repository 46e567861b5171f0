import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordGroups } from '../../text/patterns/word-set.ts'
import { splitSentences, wrapped } from '../../text/sentences/split-sentences.ts'
import { foldText } from '../../text/words/fold.ts'
import { isAcronym } from '../../text/words/is-acronym.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { kin } from '../../text/words/tables/word-kin.ts'
import { type ExcerptWords, parseExcerptWords } from './excerpt-words.ts'
import { parseDates, saysDate } from './parse-dates.ts'
import { parseSentenceWords, type SupportWord } from './parse-sentence-words.ts'
import { saysEmail, saysPhone, saysUrl } from './says-address.ts'
import { saysQuantities } from './says-quantities.ts'
import { saysSpans } from './says-spans.ts'
import { domainEndings } from './tables/domain-endings.ts'
import { openingWords } from './tables/function-words.ts'

const emails = /[^\s<>()[\],;:"]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const urls = new RegExp(
  unwrap`
    https?:\/\/[^\s<>()[\]"]+|www\.[^\s<>()[\]"]+|(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+
    (?:\.[\p{L}\p{N}-]+)*\.(?:${joinAlternatives(domainEndings)}|[a-z]{2})
    (?:\/[^\s<>()[\]"]*)?(?![\p{L}\p{N}])`,
  'gu',
)
const phones = /\+\d[\d\s().-]{6,}\d/g
const handles = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}._-]*[\p{L}\p{N}_]/gu

/**
 * @returns the addresses and numbers of a sentence that no quote has, and the sentence without any
 */
export function checkAddresses(
  sentence: string,
  quotes: string,
): { missing: string | null; rest: string } {
  let rest = sentence
  const misses = (pattern: RegExp, isSaid: (found: string) => boolean): boolean => {
    const found = rest.match(pattern) ?? []
    rest = rest.replace(pattern, ' ')
    return !found.every(isSaid)
  }
  const folded = foldText(quotes)
  if (misses(emails, (email) => saysEmail(quotes, email.replace(/[.]+$/, ''))))
    return { missing: 'unknown_email', rest }
  if (
    misses(
      urls,
      (url) => saysUrl(quotes, url) || (!url.includes('/') && folded.includes(foldText(url))),
    )
  )
    return { missing: 'unknown_url', rest }
  if (misses(handles, (handle) => saysHandle(folded, foldText(handle.slice(1)))))
    return { missing: 'unknown_username', rest }
  return {
    missing: misses(phones, (phone) => saysPhone(quotes, phone)) ? 'unknown_phone' : null,
    rest,
  }
}

/** `@ada` is not `@adah`, and may stand without its sign. */
function saysHandle(folded: string, handle: string): boolean {
  const whole = new RegExp(`(?<![a-z0-9_.-])${RegExp.escape(handle)}(?![a-z0-9_]|[.-][a-z0-9])`)
  return whole.test(folded)
}

/**
 * @returns whether each date, and each number by value, is in the quotes; a day or month that they
 * do not give is not
 */
export function saysNumbers(sentence: string, quotes: string): boolean {
  const dates = parseDates(quotes)
  const isAmbiguous = /\d{1,2}[/.]\d{1,2}[/.]\d{4}/.test(sentence)
  const wanted = parseDates(sentence).map(({ year, month, day }) =>
    [year, month, day].filter((part) => part !== null).join('-'),
  )
  if (!isAmbiguous && !wanted.every((when) => saysDate(dates, when))) return false
  const words = splitWords(quotes)
  if (!saysQuantities(sentence, quotes, words)) return false
  if (!saysSpans(sentence, quotes) || !saysVersions(sentence, quotes)) return false
  const said = new Set(words.map(({ key }) => key))
  for (const { month } of dates) said.add(`@${month}`)
  return splitWords(sentence).every(
    ({ key, kind }) => (kind !== 'number' && kind !== 'month') || said.has(key),
  )
}

/** `Version 2.10`, `v2.10`: read by its parts, so it is another one than 2.1. */
const version = /\b(?:version|release|build|v)\.?\s?(\d+(?:\.\d+)+)/giu

/** @returns whether each version that a sentence names is written like that in the quotes */
function saysVersions(sentence: string, quotes: string): boolean {
  const said = new Set(quotes.match(/\d+(?:\.\d+)+/g))
  return [...sentence.matchAll(version)].every(([, number = '']) => said.has(number))
}

/** What may be missing of names in scripts whose names have endings. */
const inflected = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u
const kinGroups = parseWordGroups(kin)

/**
 * @returns whether each word in capitals is in the quotes or given; the first of a sentence may
 * also be one that opens sentences
 */
export function saysNames(
  sentence: string,
  quotes: ExcerptWords,
  given: ReadonlySet<string>,
): boolean {
  const kinSaid = new Set(quotes.words.map((word) => kinGroups.get(word) ?? word))
  return splitSentences(sentence, wrapped).every(({ start, end }) =>
    parseSentenceWords(sentence.slice(start, end)).every((word, place) => {
      if (!isNamed(word, place)) return true
      // "Queen's College": the ending is the name's own
      if (/['’]s$/.test(word.written) && hasWord(quotes, word.written)) return true
      const parts = parseExcerptWords(word.written.replace(/['’]s?$/, ''))
      // in capitals also a small word is a name: MIT
      if (parts.length === 0) return !isAcronym(word.written) || hasWord(quotes, word.written)
      if (
        place === 0 &&
        parts.every(
          (part) => functionWords.has(part) || openingWords.has(part) || quotes.stems.has(word.key),
        )
      )
        return true
      return parts.every(
        (part) =>
          quotes.has.has(part) ||
          given.has(part) ||
          kinSaid.has(kinGroups.get(part) ?? part) ||
          endsOtherwise(word, part, quotes),
      )
    }),
  )
}

function hasWord({ text }: ExcerptWords, written: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(written)}(?![\\p{L}\\p{N}])`, 'u').test(
    text,
  )
}

/** `J. Smith`: an initial in front of a name that is spelt out. */
const initial = /(?<![\p{L}.])(\p{Lu})\.(?= \p{Lu}\p{Ll})/gu

/** @returns whether each single initial is in the quotes, or a name that begins with it */
export function saysInitials(sentence: string, quotes: string): boolean {
  return [...sentence.matchAll(initial)].every(([, letter = '']) =>
    new RegExp(`(?<![\\p{L}])${letter}(?:\\.|\\p{Ll})`, 'u').test(quotes),
  )
}

function isNamed({ kind, written }: SupportWord, place: number): boolean {
  if (kind === 'function') return isAcronym(written)
  return kind === 'name' || (place === 0 && /^\p{Lu}/u.test(written) && kind === 'plain')
}

function endsOtherwise({ written }: SupportWord, folded: string, { words }: ExcerptWords): boolean {
  const stem = folded.slice(0, Math.max(4, folded.length - 3))
  return (
    inflected.test(written) &&
    words.some((word) => word.startsWith(stem) && Math.abs(word.length - folded.length) <= 3)
  )
}

/** The words of a text, sentence by sentence. */
export function splitWords(text: string): SupportWord[] {
  return splitSentences(text, wrapped).flatMap(({ start, end }) =>
    parseSentenceWords(text.slice(start, end)),
  )
}

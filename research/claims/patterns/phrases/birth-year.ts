import { toLazyPattern } from '../../../text/patterns/lazy-pattern.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { foldCase } from '../../../text/patterns/word-scan.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { hasSentenceEnd } from '../../../text/sentences/split-sentences.ts'
import { dropPointing } from '../../../text/signs/drop-pointing.ts'
import type { Span } from '../../../text/span.ts'
import { parseMonth } from '../../../text/words/months.ts'
import { joiningWords } from '../../../text/words/stop-words.ts'
import {
  birthCircumstances,
  birthLabels,
  bornBesideNames,
  bornInitials,
  bornMarks,
  bornWords,
  notOfBirth,
  orWords,
} from '../../../text/words/tables/birth-words.ts'

/** What does not follow a year of birth: "1970 or 1971" states none. */
export const noOtherYear = unwrap`
  (?!\s(?:\p{L}{1,5}\s)?${joinAlternatives(orWords)}\s(?:\p{L}{1,5}\s){0,2}(?:1[89]|20)\d\d)`
/** Not "1970s" and "1970-х". */
const year = `(1[89]\\d\\d|20[0-2]\\d)(?!\\d|[-–—]?(?!г\\.)\\p{Ll})${noOtherYear}`
const date = "[\\p{L}\\p{N}.,’' º°-]{0,24}?"
/** A day and a month, or nothing. */
const day = unwrap`
  (?:\d{1,2}[./-]\d{1,2}[./-]|(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?
  (?:\p{Lu}\p{L}{2,8}\.? )?
  (?:\d{1,2}(?:st|nd|rd|th)?,? )?)`
/** Names of places in between: "born in Lisbon in 1984". */
const where = "(?:[\\p{L}\\p{M}.,’' -]{0,60}?)"

const born = unwrap`
  (?:${joinAlternatives(bornWords)}|${joinAlternatives(bornMarks)}
  |${joinAlternatives(bornInitials)}|\*)`

/** In brackets right behind a name: `(born 1984)`, `(b. 3 May 1984)`, `(1951–2020)`, `(* 1984)`. */
const bracket = new RegExp(
  unwrap`
    ^,?\s*[(（]\s*(?:[^()（）\d]{0,60}[;,]\s*)?(?:${born}\s*${where}${date})?${year}\s*(?:年生まれ|年生|年出生
    |年|년생)?\s*(?:[-–—]\s*(?:[\p{L}\p{N}. ]{0,20}))?(?:[,;)）]|\s+in\b|\s+à\b|\s+en\b|\s+em\b
    |\s+a\b)`,
  'iu',
)

/** ", 1970-", ", 1851-1920." end the name of an author in catalogues of libraries. */
const catalogued = /^, ((?:1[89]|20)\d\d)-(?:(?:1[89]|20)\d\d)?\.?$/

/**
 * With a verb: "was born on 3 May 1984 in …", "wurde 1984 in … geboren", "est née à … en 1984",
 * "1984年生まれ".
 */
const verbs = [
  toLazyPattern(
    `^,?\\s*(?:(?:who|and)\\s+)?(?:was |is |am )?(?:born\\b|b\\.)\\s*${where}${date}\\b${year}`,
    'iu',
  ),
  toLazyPattern(
    unwrap`
      ^[,:]?\s*${joinAlternatives(birthLabels)}(?:,|:|\sis|\swas)?\s(?:in\s|on\s)?${day}
      ${year}`,
    'iu',
  ),
  toLazyPattern(
    unwrap`
      ^,?\s*(?:(?:die|der)\s+)?(?:wurde|bin|ist)\b[^.;:]{0,60}?\b${year}[^.;:]{0,60}?\bgeboren\b`,
    'iu',
  ),
  toLazyPattern(`^,?\\s*(?:bin|ist|wurde)?\\s*geb(?:oren|\\.)\\s*${where}${date}\\b${year}`, 'iu'),
  toLazyPattern(
    `^,?\\s*(?:(?:qui\\s+)?(?:est|suis)\\s+)?né[e]?\\s+${where}${date}\\b${year}`,
    'iu',
  ),
  toLazyPattern(
    unwrap`
      ^,?\s*(?:nació|nacid[ao]|nasceu|nascid[ao]|è nat[ao]|nat[ao]|nacque|nací|nasci)\s+
      ${where}${date}\b${year}`,
    'iu',
  ),
  toLazyPattern(
    unwrap`
      ^,?\s*(?:werd|is|ben)\s+(?:geboren\s+)?${where}${date}\b${year}(?:[^.;:]{0,40}\bgeboren\b)?`,
    'iu',
  ),
  toLazyPattern(`^,?\\s*(?:är|er|blev)?\\s*(?:född|født)\\s+${where}${date}\\b${year}`, 'iu'),
  toLazyPattern(`^,?\\s*(?:\\p{L}+\\s){0,2}родил(?:ся|ась)\\s+${where}${date}${year}`, 'iu'),
  toLazyPattern(
    `^(?:は|，|,|、|\\s)*${year}\\s*年\\s*(?:\\d{1,2}月\\s*)?(?:\\d{1,2}日\\s*)?(?:生まれ|出生|生)`,
    'u',
  ),
  toLazyPattern(
    `^(?:은|는|이|가|,|\\s)*${year}\\s*년\\s*(?:\\d{1,2}월\\s*)?(?:\\d{1,2}일\\s*)?(?:생|출생|태어)`,
    'u',
  ),
  toLazyPattern(`^,?\\s*urodz(?:i(?:ła|ł)\\s+się|on[ya])\\s+${where}${date}${year}`, 'iu'),
]

/** Most sentences hold no year, and the forms are slow to say no. */
const anyYear = /1[89]\d\d|20[0-2]\d/
const bornWord = new RegExp(`(?<!\\p{L})${born}(?!\\p{L})`, 'iu')

/** Whole words; "(Commandant of the NATO School, 1995)" holds the Italian one in capitals. */
function isBorn(text: string): boolean {
  return bornWord.test(text.replace(/NATO/gu, ''))
}

/**
 * The year of birth that stands directly behind a name or pronoun, as brackets or as the sentence's
 * verb; null where none does.
 */
export function parseBirthYearBehind(rest: string): number | null {
  const near = rest.slice(0, 200)
  if (!anyYear.test(near)) return null
  const inCatalogue = catalogued.exec(rest)?.[1]
  if (inCatalogue !== undefined) return Number(inCatalogue)
  const inBracket = bracket.exec(near)
  // "(2015)" alone is the year of a work; a span of years is a life if it is as long as one
  if (
    inBracket !== null &&
    (isBorn(inBracket[0]) || isLife(inBracket[0]) || /年生|年出生|년생/.test(inBracket[0])) &&
    isOfBirth(inBracket[0], inBracket[1])
  )
    return Number(inBracket[1])
  const folded = foldCase(near)
  for (const form of verbs) {
    const found = form(folded)?.exec(near)
    if (!found) continue
    if (/\bwerd|^\s*(?:is|ben)\b/iu.test(found[0]) && !/geboren/u.test(found[0])) continue
    if (!isOfBirth(found[0], found[1])) continue
    return Number(found[1])
  }
  return null
}

const aroundWord = joinAlternatives(bornBesideNames)
const around = new RegExp(
  unwrap`
    (?:(?<!\p{L})[وו]?(?:${aroundWord})\s\|\s|\|,?\s\(?(?:(?:هو|هي|הוא|היא)\s)?(?:${aroundWord})\s)
    [^|.،,;\d]{0,40}(?:\d{1,2}\s[^|.،,;\d]{2,30})?${year}`,
  'u',
)

/**
 * The year of birth of an Arabic or Hebrew sentence, whose verb stands in front of the name or
 * behind it; null where it has none.
 */
export function parseBirthYearAround(text: string, { start, end }: Span): number | null {
  const near = `${text.slice(0, start)}|${text.slice(end, end + 120)}`
  const found = anyYear.test(near) ? around.exec(dropPointing(near)) : null
  return found === null ? null : Number(found[1])
}

/**
 * Whether nothing but a place, parents and a day stand between the word for birth and the year: the
 * year of "born in Lisbon, joined Acme in 2012" and of "née Smith, joined in 2012" is another's.
 */
function isOfBirth(found: string, said: string | undefined): boolean {
  const before = found.slice(0, found.lastIndexOf(said ?? ''))
  const word = before.match(anyBorn)?.at(-1)
  if (word === undefined) return !anyYear.test(before)
  const between = before.slice(before.lastIndexOf(word) + word.length)
  if (/^n[ée]e?s?$/iu.test(word) && /^\s*\p{Lu}/u.test(between)) return false
  if (died.test(between) || anyYear.test(between)) return false
  if (longStop.test(between) && hasSentenceEnd(between, { start: 0, end: between.length }))
    return false
  return between.split(',').every((part) => isPlaceOrDay(part) || circumstance.test(part))
}

function isPlaceOrDay(part: string): boolean {
  const words = part.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.every(
    (one) =>
      !/^\p{Ll}/u.test(one) ||
      joiningWords.has(one) ||
      besidePlaces.has(one) ||
      parseMonth(one, 'pages') !== null,
  )
}

/** "born on a snowy night in", "born, the third of five, in": no verb in it. */
const circumstance = new RegExp(
  unwrap`
    ^\s*${joinAlternatives(birthCircumstances)}
    (?:\s(?!${joinAlternatives(notOfBirth)}(?!\p{L}))[\p{L}\p{M}’'.-]+){1,10}\s*$`,
  'u',
)

const anyBorn = new RegExp(`(?<!\\p{L})${born}(?!\\p{L})`, 'giu')
/** A short word with a stop may be any abbreviation of a place: `Tex. May 3`. */
const longStop = /\p{L}[\p{Ll}\p{M}]{3,}\.\s+\p{Lu}/u
/** Not the French "d'". */
const died = /(?<!\p{L})d\.\s/u
/** Words that stand with places, parents and days, in small letters, beside `joiningWords`. */
const besidePlaces = parseWordSet(`
  on near around about circa c ca st nd rd th am im um bei dem den
  auf à au aux en l d vers el los las o os em no na nos nas
  il lo gli nel nella nell alle ad te op het w we dnia r roku v ve около в во на г года
  году року på och ved år km outside north south east west to into his her their as during early
  mid late winter spring summer autumn premature prematurely home hospital village town city family
  parents father mother son daughter als eine einer eines einem einen dans un une famille parents
  uno una familia padres hijo hija como família pais famiglia genitori`)

/** From adulthood on: eight years in brackets are a term of office. */
const minLifeYears = 18

function isLife(text: string): boolean {
  const [from, to] = (text.match(/\d{4}/g) ?? []).map(Number)
  return (
    from !== undefined && to !== undefined && to - from >= minLifeYears && !/[.,]\s*\d/.test(text)
  )
}

import { buildCityNames } from '../../identity/places/city-names.ts'
import { toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import { parseHost, toWebAddress } from '../../text/addresses/parse-host.ts'
import { unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import type { Statement } from '../claim.ts'
import { type ExcerptWords, parseExcerptWords, saysName, saysWords } from './excerpt-words.ts'
import { parseDates, saysDate } from './parse-dates.ts'
import { birthWords, formerWords, relationPhrases, relationWords } from './tables/relations.ts'

type ValueOf<Path extends Statement['path']> = Extract<Statement, { path: Path }>['value']

/** A year counts as that of birth beside a word for it, or as the first of a life: `(1984–`. */
export function saysBirth(read: ExcerptWords, year: number): boolean {
  if (!parseDates(read.text).some((date) => date.year === year)) return false
  return (
    // in a row of a table the heading of the column, lines above, says what the year is
    (read.text.includes('\t') &&
      read.text.split('\t').some((cell) => cell.trim() === String(year))) ||
    [...read.words, ...read.bare].some((word) => birthWords.has(word)) ||
    new RegExp(
      unwrap`
        [(*]\s*(?:c\.?\s*)?(?:[a-z0-9., ]{0,20}\s)?${year}\s*[-)]|\*\s?(?:[\p{L}0-9., ]{0,20})?
        ${year}|${year}\s*[年년]?\s*(?:[生생])|[(（][^()（）\d]{0,40}${year}[年년][^()（）-]{0,12}-
        |${year}[年년][^。.]{0,24}(?:出?生[于於]?|出身|生まれ|출생|태어)|出?生[于於]${year}
        |${year}[^.]{0,60}?(?:zur|der) Welt(?!\p{L})
        |\((?:род|нар|ur|nar|γεν|s|n|f)\.\s[^()]{0,24}${year}`,
      'iu',
    ).test(read.text.replace(/[–—－～~]/g, '-'))
  )
}

/** Whether the years and months are said, as precisely as they are given. */
export function saysPeriod(
  read: ExcerptWords,
  { from, to }: { from: string | null; to: string | null },
): boolean {
  const wanted = [from, to].filter((when) => when !== null)
  if (wanted.length === 0) return true
  const dates = parseDates(read.text)
  return wanted.every((when) => saysDate(dates, when))
}

/** Each part of the label has to be said; a country or its code only where nothing else is. */
export function saysPlace(
  read: ExcerptWords,
  { label, city, country, countryCode }: ValueOf<'locations.items'>,
): boolean {
  const countries = new Set(
    [country, countryCode].map((name) => parseExcerptWords(name ?? '').join(' ')),
  )
  const parts = [city ?? '', ...label.split(',')].filter(
    (part) => parseExcerptWords(part).length > 0,
  )
  const local = parts.filter((part) => !countries.has(parseExcerptWords(part).join(' ')))
  if (local.length > 0) return local.every((part) => saysName(read, part) || saysCity(read, part))
  const named = [label, country ?? ''].filter((name) => name.trim() !== '')
  return (
    named.some((name) => saysName(read, name)) ||
    (countryCode !== null && new RegExp(`\\b${countryCode}\\b`).test(read.text))
  )
}

/** `Lisboa` for Lisbon, and the reverse. */
function saysCity({ words }: ExcerptWords, city: string): boolean {
  const key = parseExcerptWords(city).join(' ')
  const text = ` ${words.join(' ')} `
  return buildCityNames(key).some((name) => text.includes(` ${name} `))
}

/**
 * Whether title and organisation are said, and not as former ones where the value says that they
 * last.
 */
export function saysPosition(
  read: ExcerptWords,
  { title, organization, current }: ValueOf<'work.positions'>,
): boolean {
  if ((title ?? '').trim() === '' && (organization ?? '').trim() === '') return false
  if (!saysWords(read, title ?? '') || !saysName(read, organization ?? '')) return false
  return !(current && isFormer(read.words, parseExcerptWords(title ?? organization ?? '')[0]))
}

const over = new Set([
  'no longer',
  'used to',
  'nicht mehr',
  'ya no',
  'ja nao',
  'non piu',
  'niet meer',
  'ne plus',
])
/** What stands behind one of these is so again. */
const turns = parseWordSet('but sondern sino pero mas ma mais maar')
/** How far behind `no longer` the value stands, in words. */
const maxOverWords = 10

/**
 * Whether a text says that a value is over: `no longer` in front of it, or right behind it in one
 * clause.
 */
export function saysOver(text: string, value: string): boolean {
  const wanted = new Set(parseExcerptWords(value))
  const words = parseExcerptWords(text)
  const isAhead = overPlaces(words).some((place) => {
    const following = words.slice(place + 2, place + 2 + maxOverWords)
    const turn = following.findIndex((word) => turns.has(word))
    return following.slice(0, turn < 0 ? maxOverWords : turn).some((word) => wanted.has(word))
  })
  if (isAhead) return true
  return text.split(/[,;:()]/).some((clause) => {
    const parts = parseExcerptWords(clause)
    return overPlaces(parts).some((place) => wanted.has(parts[place - 1] ?? ''))
  })
}

function overPlaces(words: readonly string[]): number[] {
  return words.flatMap((word, place) =>
    over.has(`${word} ${words[place + 1] ?? ''}`) ? [place] : [],
  )
}

/** `former` or `ex` within two words in front of the title, each time that it is said. */
function isFormer(words: readonly string[], first: string | undefined): boolean {
  const places = words.flatMap((word, i) => (word === first ? [i] : []))
  return (
    places.length > 0 &&
    places.every((place) =>
      words.slice(Math.max(0, place - 2), place).some((word) => formerWords.has(word)),
    )
  )
}

/**
 * Whether a word or a phrase states this relation, from either side: `daughter` also states a
 * parent.
 */
export function saysRelation(
  { words }: ExcerptWords,
  relation: ValueOf<'relatives.items'>['relation'],
): boolean {
  if (relation === 'unknown' || words.some((word) => relationWords[relation].has(word))) return true
  const text = ` ${words.join(' ')} `
  return relationPhrases[relation].some((phrase) => text.includes(` ${phrase} `))
}

/** Whether a user name stands in the text by itself, with or without `@`. */
export function saysHandle({ text }: ExcerptWords, username: string): boolean {
  const wanted = username.replace(/^@/, '').toLowerCase()
  // a handle of the fediverse names its server
  if (wanted.includes('@'))
    return [...text.toLowerCase().matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].some(
      ([one]) => one === wanted,
    )
  return (
    wanted !== '' &&
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}._-]+/u)
      .some((run) => run === wanted || run.replace(/^[._-]+|[._-]+$/g, '') === wanted)
  )
}

/** Whether the platform is named, by its name or its host. */
export function saysPlatform(
  { words, folded }: ExcerptWords,
  { platform, url }: ValueOf<'social.accounts'>,
): boolean {
  const host = parseHost(toWebAddress(url)) ?? ''
  const key = parseExcerptWords(platform).join('')
  return (
    (key !== '' &&
      (words.join('').includes(key) || words.some((word) => toPlatformName(word) === platform))) ||
    (host.includes('.') && folded.includes(host))
  )
}

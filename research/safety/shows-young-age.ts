import { memoizeOnce } from '../text/memoize-once.ts'
import { unwrap } from '../text/patterns/unwrap.ts'
import { parseNumberWords } from './parse-number-words.ts'
import { english, german } from './tables/minor/germanic.ts'
import { polish, russian } from './tables/minor/others.ts'
import { ownAges } from './tables/minor/own-ages.ts'
import { french, italian, portuguese, spanish } from './tables/minor/romance.ts'

const [minAge, minAdultAge] = [8, 18]
/** Below it, years to a graduation may be those of a university. */
const schoolYears = 5
const age = String.raw`(?<age>\d{1,2})`
/** Words for the ages of children, each language's own: "on" is ten in Turkish. */
const words = memoizeOnce(
  () =>
    new Map(
      Object.entries({
        ...{ en: english, de: german, fr: french, es: spanish, pt: portuguese, it: italian },
        ...{ pl: polish, ru: russian },
      }).map(([language, { numbers }]) => [language, parseNumberWords(numbers)] as const),
    ),
)
const ages = memoizeOnce(() => new Map([...words().values()].flatMap((numbers) => [...numbers])))
/** A sentence about oneself, and what may follow it: no work of so many years, no result. */
const [start, end] = [
  String.raw`(?<=^|[.,;!?|•·\n] ?|(?:and|und|et|y|e|i|и) )`,
  unwrap`
    (?=\s*(?:$|[.;!)|•·\n]|\p{Extended_Pictographic}|, ?(?:s?he|they)\/)
    |,? (?:and|und|et|y|e|i|и) (?!\d|a half \p{L}|{words}))`,
]
const maxLength = 600
/** Profiles part what they say by bars, dots, lines and pictures. */
const parted =
  /(?:[|•·\n;~✦(){}[\]☆★♡]|\p{Extended_Pictographic}|\p{RI}|\u200d|\ufe0f| (?:\/\/?|[–—]) )+/u
/** A longer text that begins with a number is no list of what its owner is. Characters. */
const maxListLength = 80

const fill = (source: string) =>
  source
    .replaceAll('{n}', age)
    .replaceAll('{end}', end.replace('{words}', [...ages().keys()].join('|')))
    .replaceAll(/\{(\w\w)\}/g, (_, language) => {
      const numbers = [...(words().get(language)?.keys() ?? [])]
      return String.raw`(?<age>\d{1,2}|${numbers.join('|')})`
    })
const whole = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(`^(?:${fill(source)})$`, 'iu'))
const patterns = memoizeOnce(() => ({
  parts: whole(ownAges.parts),
  lone: whole(ownAges.lone),
  first: whole(ownAges.first),
  units: new RegExp(String.raw`^(?:${ownAges.units})(?!\p{L})`, 'iu'),
  counted: new RegExp(String.raw`(?<![\p{L}\d])(?:${ownAges.counted})`, 'iu'),
  pupils: whole(ownAges.pupils),
  lonePupils: whole(ownAges.lonePupils),
  pronouns: new RegExp(`^(?:${ownAges.pronouns})$`, 'iu'),
  others: new RegExp(String.raw`(?<!\p{L})(?:${ownAges.others})(?!\p{L})`, 'iu'),
  said: ownAges.said.map((source) => new RegExp(start + fill(source), 'iu')),
}))
const born = /^(?:born|b\.|geb\.|née?)(?: in)? (?<year>(?:19|20)\d\d)$/iu
/** Of a school or a university, with what follows. */
const graduation = /^(?:class of|c\/o|co) ?(?<year>20\d\d|['’]\d\d)(?=$| ?(?:at |@|,))/iu
/** Of a school, at 18 or later. */
const leaving = /^(?:abi(?:tur)?|matura|bac) (?<year>20\d\d)$/iu
/** "Lincoln High", "LHS" */
const highSchool =
  /(?<![\p{L}\d])(?:[Hh]igh [Ss]chool|[A-Z]{0,3}HS|\p{Lu}[\p{L}’'-]+ High)(?! \p{Lu}|\p{L})/u

/**
 * Whether the text of a profile states that its owner is a minor, in the short forms of profiles:
 * "14 | she/her", "class of 2031". A number alone is an age only where pronouns stand by, or where
 * it opens a short list: it may be that of a shirt. One statement of an adult's age rules it out.
 * @param year the current one
 */
export function showsYoungAge(text: string, year: number): boolean {
  const read = text.slice(0, maxLength)
  const parts = read.split(parted).flatMap((part) => part.trim() || [])
  const { parts: stating, lone, first, pupils, lonePupils, pronouns, others, said } = patterns()
  const isOthers = others.test(read)
  const own = isOthers ? [] : parts.filter((_, at) => standsByPronouns(parts, at, pronouns))
  const numbers = parts.flatMap((part) => parseAges(lone, part))
  const stated = [
    ...parts.flatMap((part) => parseAges(stating, part)),
    ...parseAges(said, read),
    ...(isOthers ? [] : parseAges(parts.length === 1 ? first : [], parts[0] ?? '')),
    ...(isOthers ? [] : parseFirst(read, parts)),
    // of several, none is known to be the age
    ...(numbers.length === 1 ? own.flatMap((part) => parseAges(lone, part)) : []),
    ...(parts.length === 1 ? parts : own).flatMap((part) =>
      toNumber(born.exec(part)?.groups?.year).map((one) => year - one),
    ),
  ].filter((one) => one >= minAge)
  if (stated.length > 0) return stated.every((one) => one < minAdultAge)
  if (isOthers) return false
  return (
    own.some((part) => lonePupils.some((one) => one.test(part))) ||
    parts.some(
      (part) =>
        pupils.some((one) => one.test(part)) ||
        countYears(graduation.exec(part), year) >= (highSchool.test(read) ? 1 : schoolYears) ||
        countYears(leaving.exec(part), year) >= 2,
    )
  )
}

/** "15 | art": a short list that a number opens, which nothing in it shows to count or to rank. */
function parseFirst(text: string, [number = '', ...others]: readonly string[]): number[] {
  const { counted, units } = patterns()
  const isShort = others.length > 0 && text.length <= maxListLength
  const isList = isShort && !counted.test(text.replace(number, '')) && !units.test(others[0] ?? '')
  return isList && /^1\d$/.test(number) ? [Number(number)] : []
}

/** To the year of a graduation; none is no year to come. */
function countYears(said: RegExpExecArray | null, year: number): number {
  const written = said?.groups?.year?.replace(/^['’]/, '20')
  return written === undefined ? 0 : Number(written) - year
}

/** Beside pronouns, or before all else of a text that has them. */
function standsByPronouns(parts: readonly string[], at: number, pronouns: RegExp): boolean {
  const near = at === 0 ? parts : [parts[at - 1] ?? '', parts[at + 1] ?? '']
  return near.some((part) => pronouns.test(part))
}

function parseAges(forms: readonly RegExp[], text: string): number[] {
  return forms.flatMap((one) => toNumber(one.exec(text)?.groups?.age))
}

function toNumber(text: string | undefined): number[] {
  return text === undefined ? [] : [ages().get(text.toLowerCase()) ?? Number(text)]
}

import { memoizeOnce } from '../text/memoize-once.ts'
import { unwrap } from '../text/patterns/unwrap.ts'
import { isCallingName } from '../text/words/calling-names.ts'
import { foldWords } from '../text/words/fold.ts'
import { parseNumberWords } from './parse-number-words.ts'
import { english, german } from './tables/minor/germanic.ts'
import { polish, russian } from './tables/minor/others.ts'
import { ownAges } from './tables/minor/own-ages.ts'
import { french, italian, portuguese, spanish } from './tables/minor/romance.ts'

const [minAge, minAdultAge] = [8, 18]
/** Below it, years to a graduation may be those of a university. */
const schoolYears = 5
/** From the first class of a school to its last. */
const maxSchoolYears = 13
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
    |,? (?:and|n|&|but|so|und|en|et|y|e|i|и) (?!\d|a half \p{L}|{words}))`,
]
const maxLength = 600
/** Profiles part what they say by bars, dots, lines and pictures. */
const parted =
  /(?:[|•·\n;~✦(){}[\]☆★♡]|!!|\p{Extended_Pictographic}|\p{RI}|\u200d|\ufe0f| \/\/? )+/u
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
  pupils: whole(ownAges.pupils.map((pupil) => `(?:${pupil})(?:(?:,| at| @) .*)?`)),
  lonePupils: whole(ownAges.lonePupils),
  classes: whole(ownAges.classes),
  teaches: new RegExp(String.raw`(?<!\p{L})(?:${ownAges.teaches})`, 'iu'),
  pronouns: new RegExp(`^(?:${ownAges.pronouns})$`, 'iu'),
  others: new RegExp(String.raw`(?<!\p{L})(?:${ownAges.others})(?!\p{L})`, 'iu'),
  said: ownAges.said.map((source) => new RegExp(start + fill(source), 'iu')),
}))
const born = /^(?:born|b\.|geb\.|née?)(?: in)? (?<year>(?:19|20)\d\d)$/iu
/** Of a school or a university, which may follow. */
const graduation =
  /^(?:class of|c\/o|co) ?(?<year>20\d\d|['’]\d\d)(?: ?(?:at |@ ?|, ?)(?<of>.+))?$/iu
/** "Lincoln High '28" */
const schoolYear = /^(?<of>\p{Lu}.{2,60}?),? (?<year>20\d\d|['’]\d\d)$/u
/** Of a school, at 18 or later. */
const leaving = /^(?:abi(?:tur)?|matura|bac) (?<year>20\d\d)$/iu
/** A school alone, or what is played there: "Lincoln High", "LHS track", but no "NHS volunteer". */
const highSchool = new RegExp(
  unwrap`
    ^(?!(?:Aim|Fly|Mile|Reach|Sky) High|[DHINR]HS$)
    (?:(?:\p{Lu}[\p{L}.’'-]* ){1,3}(?:[Hh]igh(?: [Ss]chool)?|HS)|[A-Z]{1,3}HS)
    (?: (?:${ownAges.schoolTeams}))*$`,
  'u',
)

/**
 * Whether the text of a profile states that its owner is a minor, in the short forms of profiles:
 * "14 | she/her", "class of 2031". A number alone is an age only where pronouns stand by, or where
 * it opens a short list: it may be that of a shirt. One statement of an adult's age rules it out.
 * @param year the current one
 */
export function showsYoungAge(text: string, year: number): boolean {
  const read = text.slice(0, maxLength)
  const parts = read.split(parted).flatMap((part) => part.trim() || [])
  const { parts: stating, lone, first, pronouns, others, said, ...schools } = patterns()
  const { pupils, lonePupils, classes, teaches } = schools
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
      (part, at) => pupils.some((one) => one.test(part)) || leavesSchoolLater(parts, at, year),
    ) ||
    (!teaches.test(read) &&
      parts.some(
        (part) =>
          classes.some((one) => one.test(part)) || countYears(leaving.exec(part), year) >= 2,
      ))
  )
}

/** "15 | art": a short list that a number opens, which nothing in it shows to count or to rank. */
function parseFirst(text: string, [number = '', ...others]: readonly string[]): number[] {
  const { counted, units, first } = patterns()
  const isShort = others.length > 0 && text.length <= maxListLength
  const isList = isShort && !counted.test(text.replace(number, '')) && !units.test(others[0] ?? '')
  if (!isList) return []
  // years may be those of a calling: "12 ans | photographe"
  const isCalling = others.some((part) => isCallingName(foldWords(part).join(' ')))
  return /^1\d$/.test(number) ? [Number(number)] : isCalling ? [] : parseAges(first, number)
}

/** A class of a school that it names, or beside one; else one that leaves in many years. */
function leavesSchoolLater(parts: readonly string[], at: number, year: number): boolean {
  const part = parts[at] ?? ''
  const said = graduation.exec(part) ?? schoolYear.exec(part)
  const of = said?.groups?.of
  const near = of === undefined ? [parts[at - 1] ?? '', parts[at + 1] ?? ''] : [of]
  const years = countYears(said, year)
  return near.some((part) => highSchool.test(part))
    ? years >= 1
    : of === undefined && years >= schoolYears
}

/** To the year of a graduation; none is no year to come, or too far off: a class of '98 is past. */
function countYears(said: RegExpExecArray | null, year: number): number {
  const written = said?.groups?.year?.replace(/^['’]/, '20')
  const years = written === undefined ? 0 : Number(written) - year
  return years > maxSchoolYears ? 0 : years
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

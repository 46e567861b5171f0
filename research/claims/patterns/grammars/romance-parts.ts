import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives as join, unwrap } from '../../../text/patterns/unwrap.ts'
import type { WeighedStatement } from '../binding/statement.ts'
import { noOtherYear } from '../phrases/birth-year.ts'
import { cleanTitle } from '../phrases/clean-title.ts'
import { mayBePlace } from '../phrases/frame.ts'
import { parseLocation } from '../phrases/parse-location.ts'
import { isSchool, parseOrganization } from '../phrases/parse-organization.ts'
import { parseRomanceTitle } from '../phrases/romance-title.ts'
import { isFirmName } from '../tables/firm-words.ts'
import { romanceHouses } from '../tables/organization-words.ts'
import { toHome } from './state-groups.ts'
import * as life from './tables/romance-life-words.ts'
import * as words from './tables/romance-words.ts'

/** What a clause has said so far; its parts follow in any order. */
type Parts = {
  title: string | null
  isFormer: boolean
  /** "by profession" stands behind. */
  isTrade: boolean
  firm: string | null
  town: string | null
  degree: string | null
  field: string | null
  from: string | null
  to: string | null
  /** A single year, which says of a beginning when that was. */
  year: string | null
  end: number
}
type Part = 'title' | 'firm' | 'town' | 'field'
/** What opens a clause, and what may or has to stand behind it. */
export type Opening = {
  kind: 'post' | 'home' | 'birth' | 'study'
  form: RegExp
  isCurrent: boolean
  /** `bare`: a post right behind; `marked`: the words in front show that one follows. */
  title: 'bare' | 'marked' | 'none'
  /** A participle or noun: it opens a sentence or stands behind a comma, without a verb. */
  isNominal?: true
  /** A single year is the first of the post. */
  begins?: true
  /** The firm is the object and has to follow at once. */
  needsFirm?: true
  /** A visitor does the same: a post or a year has to show that it is work. */
  isOpen?: true
}

/** A year, and neither the first of two nor a decade. */
export const year = String.raw`(?:19|20)\d\d(?!\d|-\d|[-–—]?\p{Ll})`
/** "le 3 mars 1984", "1984"; its group is the year. */
export const date = unwrap`
  (?:(?:l['’]année|l['’]an|el año|o ano de|no ano de|el|le|o) )?
  (?:\d{1,2}(?:er|º|o)? (?:de )?)?(?:\p{Ll}{3,10} (?:de |del |do )?)?(${year})`
/** Behind a word. */
export const afterWord = '(?![\\p{L}’])'
/** The parts of a clause, each with the space in front of it. */
const since = new RegExp(`,? \\(?${join(words.sinceWords)} ${date}\\)?`, 'iuy')
const range = new RegExp(
  unwrap`
    ,? \(?(?:(?:de|du|entre|desde|dal) )?(${year})
    (?:\s?[-–—]\s?| (?:à|a|et|y|e|hasta|até|al) )(${year})\)?`,
  'iuy',
)
const inYear = new RegExp(
  unwrap`
    (?:,? ${join(words.inYearWords)} ${date}|(?<=naissance|nacimiento|nascimento) (${year})
    | \((?:\p{Ll}+ (?:de|du|en|em) )?(${year})\)|, (${year}))
    ${noOtherYear}`,
  'iuy',
)
/** "a vu le jour un matin de février 1977": small words in front of a date. */
const birthDate = new RegExp(
  unwrap`
    ,? (?:\p{Ll}[\p{L}’']* ){0,4}?(?:\d{1,2}(?:er|º|o)? (?:de )?)?
    (?:\p{Ll}{3,10} (?:de |del )?)?(${year})${noOtherYear}`,
  'uy',
)
const asTitle = new RegExp(`,? (?:${join(words.asWords)}) ?`, 'iuy')
const whereTitle = new RegExp(`, ${join(words.whereWords)} `, 'iuy')
const atFirm = new RegExp(`,? (?:${join(words.firmPrepositions)})(?:(?<=['’])| )`, 'iuy')
const atSchool = new RegExp(`, |${atFirm.source}`, 'iuy')
const inTown = new RegExp(`,? (?:${join(life.townPrepositions)}) `, 'iuy')
const degreeNoun = new RegExp(`${join(life.degreeNouns)}${afterWord}`, 'uy')
/** Behind "de", a name with a capital may go on with the field: "História da Arte". */
const ofHouse = `(?:Institut|${join(romanceHouses)})`
const field = new RegExp(
  unwrap`
    \s(?:en|em|in)\s((?!\d)\p{L}[\p{L}'’ -]{2,60}?)(?=,|\.|;|\s\(|$
    |\s(?:${join(words.firmPrepositions)}|par|por)(?:\s|(?<=['’]))(?=\p{Lu})(?:
    (?<!\s${join(words.ofWords)}\s?)|(?=${ofHouse}))
    |\s(?:${join(words.inYearWords)}|${join(words.sinceWords)})\s(?:\p{Ll}+\s)?\d
    |\s(?:bajo|sous|sob)\s)`,
  'uy',
)

const maxParts = 7

/** The parts behind what opens a clause; null where it lacks one that it has to have. */
export function parseParts(
  opening: Opening,
  text: string,
  at: number,
  from: string | null,
): Parts | null {
  const parts: Parts = {
    ...{
      title: null,
      isFormer: false,
      isTrade: false,
      firm: null,
      town: null,
      degree: null,
      field: null,
    },
    ...{ from, to: null, year: null, end: at },
  }
  const { kind, title } = opening
  if (title !== 'none' && !addTitle(parts, text, at, title === 'marked')) return null
  if (kind === 'study') {
    const degree = matchAt(degreeNoun, text, at)?.[0]
    if (degree !== undefined) Object.assign(parts, { degree, end: at + degree.length })
  }
  for (let count = 0; count < maxParts; count += 1)
    if (!addTime(parts, text, kind) && !order[kind].some((part) => addPart(part, parts, text)))
      break
  const isBare = title === 'bare' && parts.firm === null
  if (isBare && !parts.isTrade && parseRomanceTitle(text, at, 'alone') === null) return null
  if (opening.isOpen === true && !showsWork(parts)) return null
  return opening.needsFirm === true && parts.firm === null ? null : parts
}

/** Of a school or a hospital a year alone shows no work: one studies or lies there. */
function showsWork({ title, firm, from, year }: Parts): boolean {
  const isCare = firm !== null && (isSchool(firm) || careHouse.test(firm))
  return title !== null || (!isCare && (from !== null || year !== null))
}
const careHouse = new RegExp(`(?<!\\p{L})${join(life.careHouses)}`, 'iu')

/** The parts that a clause of a kind has, beside times. */
const order: Readonly<Record<Opening['kind'], readonly Part[]>> = {
  post: ['title', 'firm', 'town'],
  home: ['town'],
  birth: ['town'],
  study: ['field', 'firm'],
}

function addTitle(parts: Parts, text: string, at: number, isMarked: boolean): boolean {
  const read = parseRomanceTitle(text, at, isMarked ? 'marked' : 'bare')
  const title = cleanTitle(read?.value ?? null)
  if (read === null || title.text === null) return false
  Object.assign(parts, {
    title: title.text,
    isFormer: title.isOver,
    isTrade: read.isTrade,
    end: read.end,
  })
  return true
}

function addPart(part: Part, parts: Parts, text: string): boolean {
  const { end } = parts
  if (part === 'title' && parts.title === null) {
    const found = matchAt(asTitle, text, end) ?? matchAt(whereTitle, text, end)
    // "trabaja de camarera", but "está de visita"
    const isMarked = found !== null && !/ de ?$/u.test(found[0])
    return found !== null && addTitle(parts, text, end + found[0].length, isMarked)
  }
  if (part === 'firm' && parts.firm === null) {
    const found = matchAt(parts.field === null ? atFirm : atSchool, text, end)
    const firm = found === null ? null : parseOrganization(text, end + found[0].length)
    if (firm === null || found === null || !isHouse(firm.value, found[0])) return false
    Object.assign(parts, { firm: firm.value, end: firm.end })
    return true
  }
  if (part === 'town' && parts.town === null) {
    const found = matchAt(inTown, text, end)
    const town = found === null ? null : parseLocation(text, end + found[0].length)
    if (town === null || isFirmName(town.value)) return false
    Object.assign(parts, { town: town.value, end: town.end })
    return true
  }
  if (part === 'field' && parts.field === null && parts.firm === null) {
    const found = matchAt(field, text, end)
    if (found === null) return false
    Object.assign(parts, { field: found[1], end: end + found[0].length })
    return true
  }
  return false
}

/** A single word may be a town: "trabaja en Lugo", but not "trabaja en la Fundación Lugo". */
function isHouse(name: string, preposition: string): boolean {
  return isFirmName(name) || /chez/i.test(preposition) || !mayBePlace(name)
}

function addTime(parts: Parts, text: string, kind: Opening['kind']): boolean {
  const { end } = parts
  // "nació en 1950 y su hermana en 1960"
  if (kind === 'birth' && parts.year !== null) return false
  const both = matchAt(range, text, end)
  const begun = both === null ? matchAt(since, text, end) : null
  const isOnce = both === null && begun === null
  const point = isOnce ? matchAt(inYear, text, end) : null
  const once = isOnce && kind === 'birth' ? (point ?? matchAt(birthDate, text, end)) : point
  const found = both ?? begun ?? once
  if (found === null) return false
  const [first = null, last = null] = found[0].match(/(?:19|20)\d\d/g) ?? []
  if (once !== null) Object.assign(parts, { year: first })
  else Object.assign(parts, { from: first, to: last })
  parts.end = end + found[0].length
  return true
}

/** What a clause states. */
export function buildClause(
  opening: Opening,
  parts: Parts,
  confidence: number,
): WeighedStatement[] {
  const { kind, isCurrent, begins } = opening
  const { title, firm, town, degree, field, to, year } = parts
  if (kind === 'home') {
    const home = town === null ? null : toHome(town, isCurrent, confidence)
    if (home?.path !== 'locations.items') return []
    return [{ ...home, value: { ...home.value, from: parts.from } }]
  }
  if (kind === 'birth') {
    const born = year ?? null
    const home = town === null ? [] : [toHome(town, false, confidence)]
    if (born === null) return home
    const value = { year: Number(born) }
    return [{ path: 'identity.birthYear', value, confidence }, ...home]
  }
  if (kind === 'study') {
    const isStudy = firm !== null && (isSchool(firm) || (degree !== null && isFirmName(firm)))
    const value = { school: firm ?? '', degree, field, from: null, to: to ?? year ?? parts.from }
    return isStudy ? [{ path: 'education.items', value, confidence }] : []
  }
  if (title === null && firm === null) return []
  const from = parts.from ?? (begins === true ? year : null)
  const lasts = isCurrent && to === null && !parts.isFormer
  const value = {
    title,
    organization: firm,
    from: lasts || to !== null || begins === true ? from : null,
    to,
    current: lasts,
  }
  return [{ path: 'work.positions', value, confidence }]
}

import { places } from '../../identity/places/tables/places.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { hasSeveralSentences } from '../../text/sentences/split-sentences.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { isOneName } from './build-field-statements.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { mayBePlace } from './phrases/frame.ts'
import { isFullName } from './phrases/is-full-name.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { isOrganization } from './phrases/parse-organization.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import { finiteVerbs } from './tables/clause-words.ts'
import { isFirmName, isPublisher } from './tables/firm-words.ts'
import { livesAsideWords } from './tables/home-words.ts'
import { leadingTitles } from './tables/leading-titles.ts'
import { clubWords } from './tables/organization-words.ts'
import { isTopic } from './tables/topic-words.ts'

const separators = /\s*(?:[,;:|·•\t]|\s[–—-])\s*(?<=\s|\t)|\s+\((?=[^()]+\)$)/u
const verb = new RegExp(
  String.raw`\b(?:${joinAlternatives(finiteVerbs)}|born|who|which|that)\b`,
  'u',
)
const bornAside = /^(?:born|b\.|\*)\s?(?:in\s)?((?:18|19|20)\d\d)$/u
/** "born 1970", "appointed 2010" */
const aside = /^(?:born|b\.|\*|appointed|elected|since|joined)\s?(?:\p{L}+\s)?\d{4}$/u
const livesAside = new RegExp(
  String.raw`^${joinAlternatives(livesAsideWords)} (?:at|from|in)\s`,
  'u',
)
/** Who is listed by one of these is a member: "NAME, Hydro Club". */
const club = new RegExp(String.raw`\b${joinAlternatives(clubWords)}$`, 'iu')
const [minParts, maxParts] = [1, 4]
const maxPartWords = 8
const bracketLess = 15

/**
 * What an entry of a directory or a programme states behind a name: "NAME, farrier, Grenmere
 * Museum, Halifax", "NAME – Head of Music | Ravstone Opera", "NAME (Grenmere Museum): Opening",
 * "NAME (farrier, Grenmere Museum, Halifax)".
 */
export function parseEntry({
  sentence,
  binding,
  intro,
  predicate,
  owned,
  others,
}: BoundSentence): WeighedStatement[] {
  if (!sentence.isLine || binding !== 'full' || owned) return []
  // a row of several people
  if (intro.includes('\t') && predicate.startsWith('\t')) return []
  const confidence = bindingConfidence[binding]
  const inside = /^\s?\(([^()]{2,110})\)(?=\s?[:–—,;.-]|\s*$)/u.exec(predicate)?.[1]
  if (inside !== undefined)
    return (
      parseParts(splitParts(inside), confidence) ?? parseBracket(inside, confidence - bracketLess)
    )
  // "NAME | Globex Museum" is the title of a page, with the name of its site
  if (/^\s\|\s[^|,]+$/u.test(predicate) && isFirmName(predicate.replace(/^\s\|\s/u, ''))) return []
  if (isTitleOfWork(predicate)) return []
  const isList = /^\s*(?:[,;:|·•\t]|\s[–—-]\s)/u.test(predicate)
  const entry = cutCells(predicate, others)
  const isSentence =
    verb.test(entry.replace(/[,(]\s?born\s\d{4}\)?/u, '')) || hasSeveralSentences(entry)
  return isList && !isSentence
    ? (parseParts(splitParts(entry), confidence, dash.test(entry)) ?? [])
    : []
}

/** "NAME – Strong & Gentle": what only "&" would make a firm is as often a book. */
function isTitleOfWork(predicate: string): boolean {
  const [, said = ''] = /^\s[–—-]\s([^|,;:]+)$/u.exec(predicate) ?? []
  return said.includes(' & ') && !isFirmName(said.replaceAll(' & ', ' '))
}

/** "NAME, Chair\tOtto Rank, Vice Chair": the cells in front of those of another person. */
function cutCells(predicate: string, others: readonly number[]): string {
  const next = others.find((place) => place >= 0)
  const tab = next === undefined ? -1 : predicate.lastIndexOf('\t', next)
  return tab > 0 ? predicate.slice(0, tab) : predicate
}

/** What stands in brackets behind a name in a sentence: a role with its firm, or a firm alone. */
export function parseBracketed(inside: string, confidence: number): WeighedStatement[] {
  const parts = splitParts(inside)
  return (
    (parts.length > 1 ? parseParts(parts, confidence) : null) ??
    parseBracket(inside, confidence - bracketLess)
  )
}

function splitParts(text: string): string[] {
  return text
    .split(separators)
    .map((part) => part.trim().replace(/[.)]$/, ''))
    .filter((part) => part !== '')
}

function parseParts(
  all: readonly string[],
  confidence: number,
  isDashed = false,
): WeighedStatement[] | null {
  const parts = all.filter((part) => !aside.test(part) && !livesAside.test(part))
  const isLong = parts.some((part) => part.split(/\s+/).length > maxPartWords)
  if (parts.length < minParts || parts.length > maxParts || isLong) return null
  const [only] = parts
  if (
    only !== undefined &&
    parts.length === 1 &&
    all.some((part) => bornAside.test(part)) &&
    isPlace(only)
  )
    return [home(only, confidence)]
  const [role, ...rest] = parts
  if (role !== undefined && club.test(role)) return null
  if (role !== undefined && isFirmName(role) && !isRoleWord(role.split(' ')[0] ?? ''))
    return parseFirmFirst(parts, confidence - bracketLess)
  if (role === undefined || !isRole(role)) return null
  // two columns of a directory: "NAME  Dentist  Otto Rank  Vet"
  const [beside, last] = parts.slice(-2)
  if (parts.length === 3 && last !== undefined && isRole(last) && !isFirmName(beside ?? ''))
    return null
  const [field = ''] = rest
  const firm = rest.find((part) => isFirmName(part) && !isTopic(part)) ?? firstName(rest)
  const place = rest.find((part) => part !== firm && isPlace(part))
  if (
    (rest.length === 0 && parts.length === all.length && !(isDashed && isPlainRole(role))) ||
    rest.some((part) => part !== firm && part !== place && !isTopic(part))
  )
    return null
  // "Manager, Technical Services"
  const title = cleanTitle(isTopic(field) && isFirmName(field) ? `${role}, ${field}` : role)
  const value = {
    title: title.text,
    organization: firm ?? null,
    from: null,
    to: null,
    current: !title.isOver,
  }
  const post: WeighedStatement = { path: 'work.positions', value, confidence }
  // "CFO, Initech": who leads a firm may be listed with it, so that only a known place is one
  const isKnown = place !== undefined && (leads.test(role) ? saysPlace(place) : isKnownPlace(place))
  const isHome = isKnown && (firm !== undefined || parts.length === 2)
  return [post, ...(isHome ? [home(place, confidence)] : []), ...births(all, confidence)]
}

/** "NAME, farrier, born 1970" */
function births(parts: readonly string[], confidence: number): WeighedStatement[] {
  const years = parts.flatMap((part) => bornAside.exec(part)?.[1] ?? [])
  const [year] = years
  return year === undefined
    ? []
    : [{ path: 'identity.birthYear', value: { year: Number(year) }, confidence }]
}

/** "NAME – patent attorney": a part in a play has a capital. */
function isPlainRole(role: string): boolean {
  return (
    /^[a-zé][a-zé’'/ -]+$/u.test(role) &&
    isTitle(role) &&
    isRoleWord(role.split(/\s+/).at(-1) ?? '') &&
    !isOfSeveral(role)
  )
}
const dash = /^\s[–—-]\s/u

const leads = new RegExp(`${joinAlternatives(leadingTitles)}$`, 'u')

/** In "Lamp Institute, UC Marsh" and "| Globex | Lamp Images" the second is no town. */
function isKnownPlace(part: string): boolean {
  return saysPlace(part) || mayBePlace(part)
}

function saysPlace(part: string): boolean {
  return part.split(/,\s*/).some((one) => places.has(one))
}

/** "NAME, Grenmere Museum, Halifax" */
function parseFirmFirst(
  [firm = '', place, ...more]: readonly string[],
  confidence: number,
): WeighedStatement[] {
  if (
    more.length > 0 ||
    !/^\p{Lu}/u.test(firm) ||
    /\d/.test(firm) ||
    isRoleWord(firm.split(/\s+/).at(-1) ?? '') ||
    (place !== undefined && (!isPlace(place) || isFullName(place)))
  )
    return []
  const value = { title: null, organization: firm, from: null, to: null, current: true }
  const post: WeighedStatement = { path: 'work.positions', value, confidence }
  return place === undefined || !isKnownPlace(place) ? [post] : [post, home(place, confidence)]
}

function home(place: string, confidence: number): WeighedStatement {
  return {
    path: 'locations.items',
    value: { ...toLocation(place), from: null, to: null, current: true },
    confidence: confidence - 5,
  }
}

function isRole(part: string): boolean {
  // "(Vancouver, B.C.)"
  return (isTitle(part) || isRoleLine(part)) && !isFirmName(part) && !isOneName(part)
}

/** Of two names behind a role the first is the organisation, the second the place. */
function firstName([first, second]: readonly string[]): string | undefined {
  return second !== undefined && /^\p{Lu}.*\s/u.test(first ?? '') ? first : undefined
}

function isPlace(part: string): boolean {
  const read = parseLocation(part, 0)
  return read !== null && read.end === part.length && !isFirmName(part) && !isTopic(part)
}

/** An organisation alone. */
function parseBracket(inside: string, confidence: number): WeighedStatement[] {
  const [firm, ...more] = splitParts(inside)
  if (
    firm === undefined ||
    more.length > 0 ||
    !/^\p{Lu}/u.test(firm) ||
    /\d/.test(inside) ||
    isTopic(firm) ||
    isPublisher(firm) ||
    cleanTitle(firm).isOver ||
    isRoleWord(firm.split(/\s+/).at(-1) ?? '') ||
    !isOrganization(firm)
  )
    return []
  // a name alone in brackets is a constituency, a mix of a song, a team
  if (!isFirmName(firm)) return []
  const value = { title: null, organization: firm, from: null, to: null, current: true }
  return [{ path: 'work.positions', value, confidence }]
}

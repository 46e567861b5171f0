import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { isCityName } from '../../identity/places/find-cities.ts'
import { places } from '../../identity/places/tables/places.ts'
import { matchAt } from '../../text/patterns/match-at.ts'
import { joinAlternatives } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import type { ClaimValueOf } from '../claim.ts'
import { finiteVerb } from './phrases/finite-verb.ts'
import { type Filled, mayBePlace } from './phrases/frame.ts'
import { isCountry, isRegion } from './phrases/is-region.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { type OrganizationReading, parseOrganization } from './phrases/parse-organization.ts'
import { isRoleWord, isTitle } from './phrases/roles.ts'
import { isFirmName } from './tables/firm-words.ts'
import { authorWords, teacherWords } from './tables/frame-words.ts'
import { nounsBehindNames, unitWords } from './tables/organization-words.ts'
import { townLinks } from './tables/place-words.ts'
import { isTopic } from './tables/topic-words.ts'
import type { Row } from './tables/verb-frames.ts'

/** A frame with what filled it. */
export type Found = { row: Row; filled: Filled }

const plural = /(?:^|\s)(\p{L}+[^s\W])s(?=\s|$)/gu

/**
 * "Rap with Fellow Funkateers", "The students at Eldgate College": on a line without a subject a
 * title has to be one by its words, and of one person.
 */
export function isOwnTitle({ row, filled }: Found): boolean {
  const { TITLE } = filled.values
  if (row.kind !== 'work' || TITLE === undefined) return true
  const isOfSeveral = [...TITLE.matchAll(plural)].some(([, one = '']) => isRoleWord(one))
  return hasTitleWord({ row, filled }) && !isOfSeveral
}

/** "After a stint at Eldgate College": no verb says that the words in front are a post. */
export function hasTitleWord({ filled }: Found): boolean {
  const { TITLE } = filled.values
  return TITLE === undefined || isTitle(TITLE) || isRoleLine(TITLE)
}

const notFirm = new RegExp(String.raw` ${joinAlternatives(nounsBehindNames)}(?!\p{L})`, 'uy')

/** "Diretora de Som" in front of "na Globex": behind what is directed stands where. */
function firmBehind(text: string, at: number): OrganizationReading | null {
  const gap = matchAt(romanceAt, text, at)?.[0].length ?? 0
  return gap === 0 ? null : parseOrganization(text, at + gap)
}
const romanceAt = / (?:na|no|nella|nel|presso|chez|au|à la|en la|en el) (?=\p{Lu})/uy

const bareOf = /(?<=\p{L}) (?:d['’]|de |di )$/u

/**
 * "Coordenador de Rádio Proteção", alone on a line: behind "de" without an article stands what is
 * coordinated, unless it is called like a firm.
 */
export function asField(found: Found, text: string): Found {
  const { row, filled } = found
  const { TITLE, ORG, ...values } = filled.values
  if (row.kind !== 'work' || TITLE === undefined || ORG === undefined) return found
  const before = text.slice(0, filled.end - ORG.length)
  const [gap] = bareOf.exec(before) ?? []
  if (gap === undefined || isFirmName(ORG)) return found
  const title = `${TITLE}${gap}${ORG}`
  const firm = firmBehind(text, filled.end)
  if (firm !== null)
    return { row, filled: { values: { ...values, TITLE: title, ORG: firm.value }, end: firm.end } }
  // "Directora de CBS News"
  if (!/\s/.test(ORG) || /^\p{Lu}{2}/u.test(ORG)) return found
  return { row, filled: { ...filled, values: { ...values, TITLE: title } } }
}

/** "an AI expert group", "a Globex subsidiary": the noun behind the name is what is meant. */
const oneOfMany = / an? $/u
const launched = / (?:founded|launched|started|created|set up) an? $/u
const couple = /^ and \p{Lu}\p{Ll}+(?= \p{Ll}|[.,;])/u
const ownerBehind = /^ \p{Ll}+['’]s\s/u
/** "hired by Globex Foods' rival": what the firm has is meant. */
const owningFirm = /s['’]$/u
/** "Globex's Porto office", "Globex's Zelda Marlow": no organisation is called so. */
const ofOwner = /\p{L}['’]s (\p{Lu}[\p{L}-]*)/u
const nounBehind = /^ (\p{Ll}[\p{Ll}-]+)/u

/** "speaker at Fortune 500 companies", "lawyer with the Halifax law firm of …" name none. */
function withNoun(found: Found, text: string): Found {
  const { row, filled } = found
  const { ORG, ...values } = filled.values
  const { TITLE } = values
  const isNamed = ORG !== undefined && text.slice(0, filled.end).endsWith(ORG)
  if (row.kind !== 'work' || !isNamed) return found
  // "the Halifax County prosecutor’s office"
  const isOwner = ownerBehind.test(text.slice(filled.end))
  // "joined Daly and Wallace in a tour": two people
  const isCouple =
    mayBePlace(ORG) &&
    couple.test(text.slice(filled.end)) &&
    text.slice(0, filled.end).endsWith(` joined ${ORG}`)
  if (isOwner || isCouple || owningFirm.test(ORG)) return { row, filled: { ...filled, values } }
  if (isFirmName(ORG)) return found
  const [, owned] = ofOwner.exec(ORG) ?? []
  const isPerson = isGivenName(foldWord(owned ?? ''))
  const noun = matchAt(notFirm, text, filled.end)?.[0]
  const isOneOfMany = oneOfMany.test(text.slice(0, filled.end - ORG.length))
  const [, behind = ''] = nounBehind.exec(text.slice(filled.end)) ?? []
  const isPart = isOneOfMany || owned !== undefined
  // "launched a Kickstarter": one of many is no firm
  const isThing = TITLE === undefined && launched.test(text.slice(0, filled.end - ORG.length))
  const isOpen = isPerson || isThing || (isPart && behind !== '' && !isSmallWord(behind))
  if (noun === undefined) return isOpen ? { row, filled: { ...filled, values } } : found
  // "the Globex law firm" has a name, "a Halifax law firm" none
  const isHouse = places.has(ORG) || text.startsWith(' of', filled.end + noun.length)
  const isNone = noun !== ' law firm' || isOneOfMany || isHouse
  return isNone ? { row, filled: { ...filled, values } } : found
}

function isSmallWord(word: string): boolean {
  return functionWords.has(word) || finiteVerb.test(word) || /(?:ed|ing|ly)$/.test(word)
}

const topicGap = /^ (?:of|for) (?:the )?$/u
/** "… and Ageing", "… and Public Works" */
const furtherTopic = /(?:,? (?:and|&) |, )(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/uy

/** "Fellow of the Society" in front of "for Lamps": the name goes on. */
const bodyOf = new RegExp(
  String.raw`^(.+?) of the ((?:\p{Lu}\p{Ll}+ )*${joinAlternatives(unitWords)})$`,
  'u',
)
const bodyGap = /(for (?:the )?)$/u

function withBody({ row, filled }: Found, text: string): Found {
  const { TITLE = '', ORG = '' } = filled.values
  const [, post, body] = bodyOf.exec(TITLE) ?? []
  const before = text.slice(0, filled.end - ORG.length)
  const [gap] = bodyGap.exec(before) ?? []
  if (row.kind !== 'work' || post === undefined || gap === undefined) return { row, filled }
  return { row, filled: { ...filled, values: { TITLE: post, ORG: `${body} ${gap}${ORG}` } } }
}

const employerBehind = / (?:at|with|bei) (?:the )?(?=\p{Lu})/uy
const forName = /\sfor (?:the )?$/u

/** "sales manager for Germany", "director of South Asia": what the post is for. */
function isTerritory(name: string, upTo: string): boolean {
  const isFor = upTo.endsWith(name) && forName.test(upTo.slice(0, -name.length))
  return isRegion(name) || (isFor && isCountry(name))
}

/** "Professor of Lamp Design": a field, unless it is called like a firm. */
const teacher = new RegExp(String.raw`(?:^|\s)${joinAlternatives(teacherWords)}$`, 'iu')
/** "B2B Marketing for Globex": what the post is for, and the firm */
const topicOfFirm = /^(.+?) (?:for|at) (\p{Lu}.*)$/u

/**
 * "Minister for Health and Ageing", "Professor of Computer Science": no organisation is named, or
 * the one behind it is: "Director of B2B Marketing for Globex".
 */
function withTopic(found: Found, text: string, from: number): Found {
  const { row, filled } = found
  const { TITLE, ORG } = filled.values
  if (row.kind !== 'work' || TITLE === undefined || ORG === undefined) return found
  const [, part = ORG, firm] = topicOfFirm.exec(ORG) ?? []
  const isTeacher = teacher.test(TITLE) && !isFirmName(ORG)
  const isArea = isTerritory(ORG, text.slice(0, filled.end))
  const name = isTopic(part) ? part : ORG
  if (!isTopic(name) && !isTeacher && !isArea) return found
  const at = text.indexOf(TITLE, from)
  const topic = text.indexOf(name, at + TITLE.length)
  const gap = text.slice(at + TITLE.length, topic)
  // "lecturer for Initech": the employer
  const isField = isTopic(name) || isArea || gap.startsWith(' of ')
  if (!isField || !topicGap.test(gap)) return found
  let end = topic + name.length
  if (name !== ORG && firm !== undefined) {
    const values = { ...filled.values, TITLE: text.slice(at, end), ORG: firm }
    return { row, filled: { values, end: filled.end } }
  }
  let next = matchAt(furtherTopic, text, end)
  while (next !== null && isTopic(next[1] ?? '')) {
    end += next[0].length
    next = matchAt(furtherTopic, text, end)
  }
  end += matchAt(committee, text, end)?.[0].length ?? 0
  const { ORG: _, ...values } = filled.values
  const where = isArea ? (matchAt(employerBehind, text, end)?.[0].length ?? 0) : 0
  const house = where === 0 ? null : parseOrganization(text, end + where)
  const whole = { ...values, TITLE: text.slice(at, end) }
  return house === null
    ? { row, filled: { values: whole, end } }
    : { row, filled: { values: { ...whole, ORG: house.value }, end: house.end } }
}

/** A post with its employer as the words around them have it. */
export function withWholeNames(found: Found, text: string, from: number): Found {
  return withNoun(withoutPlace(withTopic(withBody(found, text), text, from), text), text)
}

const inFront = new RegExp(` ${joinAlternatives(townLinks)} $`, 'u')
const workInFront = new RegExp(
  String.raw`\b${joinAlternatives(authorWords)} of (?:the |an? )?$`,
  'iu',
)

/** "guitar player with a CD, …" */
const possessionInFront = / with an? $/u

/** "worked as a farrier in San Francisco", "and author of The Lamp": no organisation. */
function withoutPlace(found: Found, text: string): Found {
  const { row, filled } = found
  const { TITLE, ORG, ...values } = filled.values
  if (row.kind !== 'work' || TITLE === undefined || ORG === undefined) return found
  const before = text.slice(0, filled.end - ORG.length)
  const end = before.search(inFront)
  const isTown = places.has(ORG) || isCityName(ORG)
  if (isTown && end !== -1) return { row, filled: { values: { ...values, TITLE }, end } }
  const isNone = workInFront.test(before) || possessionInFront.test(before)
  return isNone ? { row, filled: { values: { ...values, TITLE }, end: filled.end } } : found
}

const committee =
  / (?:(?:sub)?committee|board|panel|group|team|section|department|division|unit)\b/uy

/** "is a farrier at Grenmere Museum in Halifax": the town, where the post is one of today. */
export function findWorkplace(
  { row, filled }: Found,
  text: string,
): { value: ClaimValueOf<'locations.items'>; end: number } | null {
  const gap =
    row.kind === 'work' && row.tense === 'now'
      ? /^,? in (?=\p{Lu})/u.exec(text.slice(filled.end))
      : null
  const place = gap === null ? null : parseLocation(text, filled.end + gap[0].length)
  return place === null || isTopic(place.value)
    ? null
    : { value: { ...toLocation(place.value), from: null, to: null, current: true }, end: place.end }
}

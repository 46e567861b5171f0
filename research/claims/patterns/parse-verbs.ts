import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { places } from '../../identity/places/tables/places.ts'
import { matchAt } from '../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import type { ClaimValueOf } from '../claim.ts'
import type { BoundSentence } from './binding/bind-sentences.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { invertedVerb, parsePronoun } from './binding/subjects.ts'
import { type Filled, fillFrame, toFrame } from './phrases/frame.ts'
import { isCountry, isRegion } from './phrases/is-region.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import {
  isSchool,
  type OrganizationReading,
  parseOrganization,
} from './phrases/parse-organization.ts'
import { parsePeriod, type ReadPeriod } from './phrases/parse-period.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import { toOnePhrase } from './phrases/to-one-phrase.ts'
import {
  finiteVerbs,
  otherSubjects,
  otherSubjectsBehindComma,
  resumedSubjects,
  resumingAdverbs,
} from './tables/clause-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import {
  alsoWords,
  cutEnds,
  formerWords,
  praiseWords,
  untilNowWords,
} from './tables/former-words.ts'
import {
  authorWords,
  spanOpenings,
  superlatives,
  teacherWords,
  titleArticles,
} from './tables/frame-words.ts'
import { toBe, wasWords } from './tables/life-words.ts'
import { nounsBehindNames, unitWords } from './tables/organization-words.ts'
import { townLinks } from './tables/place-words.ts'
import { isTopic } from './tables/topic-words.ts'
import { type Row, type Tense, verbFrames, verbOpening } from './tables/verb-frames.ts'

/** "professor at X and head of Y at Z": further titles of one verb. */
const nouns = ['{a}TITLE (?:at|for|with|bei|an der|am|presso|bij|chez) ORG', '{a}TITLE of ORG'].map(
  toFrame,
)

/** "a BSc from X and an MBA from Y". */
const degrees = [
  '(?:her |his |my |their |{a})DEGREE in FIELD (?:from|at) SCHOOL',
  '(?:her |his |my |their |{a})DEGREE (?:from|at) SCHOOL',
].map(toFrame)

const connector =
  /(?:,|;| –| —| \||\s[·•])\s+(?:(?:and|und|et|y|e|en)\s+)?|\s(?:and|und|et|y|e|en)\s+/gu
/** Behind these words a clause has another subject. */
const barrier = new RegExp(
  unwrap`
    \b${joinAlternatives(otherSubjects)}\b|, ${joinAlternatives(otherSubjectsBehindComma)} |
    ['’]s (?!degree|\p{Lu})`,
  'u',
)
const lead =
  /^(?:\s*[(（][^()（）]{0,160}[)）])?\s*(?:[,–—|·:-]\s*)?(?:(?:who|der|die|qui|que|che) )?/u
const adverbs = new RegExp(
  `^(?:(?:${joinAlternatives(resumedSubjects)}|${joinAlternatives(resumingAdverbs)}) )*`,
  'iu',
)

/** "NAME, der Otto Rank ablöste, war Direktor": the sentence's verb opens no apposition. */
const isVerb = new RegExp(`^(?:${joinAlternatives(toBe)}|${joinAlternatives(wasWords)})\\s`, 'u')

/** The most places of one sentence that a verb is looked for at. */
const maxPlaces = 10
const confidenceBehindAnd = -5

/**
 * "Based in Porto, NAME …": what stands in front of a subject says it of the subject; behind a
 * further comma the clause is another's.
 */
export function parseFront(bound: BoundSentence): WeighedStatement[] {
  const front = bound.intro.trim().replace(/,$/, '')
  const isFront =
    /,\s*$/.test(bound.intro) &&
    front.length > 8 &&
    bound.binding !== 'line' &&
    !(bound.binding === 'named' && front.includes(', ')) &&
    parsePronoun(front, false) === null
  if (!isFront || bound.owned || bound.others.some((place) => place < 0)) return []
  return parseVerbs({
    ...bound,
    intro: '',
    predicate: `, ${front.charAt(0).toLowerCase()}${front.slice(1)}.`,
    others: [],
  })
}

/** Positions, schools and places out of what stands behind a sentence's subject. */
export function parseVerbs(bound: BoundSentence): WeighedStatement[] {
  const inverted = bound.binding === 'line' ? undefined : invertedVerb.exec(bound.intro)?.[1]
  const text = inverted === undefined ? bound.predicate : `${inverted}${bound.predicate}`
  const shift = text.length - bound.predicate.length
  const start =
    inverted === undefined && bound.binding !== 'line' ? (lead.exec(text)?.[0].length ?? 0) : 0
  const mayLead =
    bound.binding === 'line' || /^(?:\s*[(（][^()（）]*[)）])?\s*[,–—|·:-]/u.test(text)
  // "Police Officer at Shelter", far from a name: a part, a rank of a table, another's post
  const isFarLine = bound.binding === 'line' && bound.under === 0
  const stop = findStop(text, start, bound, shift)
  // a frame that names the one who was there before goes past that name
  const endFor = ({ values }: Filled) =>
    (values.NAME === undefined ? stop : findTurn(text, start)) + 1
  const stated: WeighedStatement[] = []
  let until = 0
  let verb: Row | null = null
  for (const [count, place] of findPlaces(text, start, stop).entries()) {
    if (place < until || (verb !== null && superlative.test(text.slice(place)))) continue
    const isFirst = count === 0
    // on a line, a post behind a comma may be of the one who is named in front of it
    if (bound.binding === 'line' && isBehindName(text.slice(0, place))) continue
    if (!isFirst && renamed.test(text.slice(0, place)) && formerName.test(text.slice(place)))
      continue
    const at = place + (adverbs.exec(text.slice(place))?.[0].length ?? 0)
    // what is said on such a line without a verb is dropped below
    if (isFarLine && verb === null && ![at, place].some((one) => opensVerb(text, one))) continue
    const adverb = text.slice(place, at)
    // "NAME, then CEO of Globex", but not "was a clerk, then CEO of Globex"
    const isOver =
      /\b(?:formerly|previously|hitherto|until|till|up to)\b/i.test(adverb) ||
      (isFirst && mayLead && /\b(?:then|once)\b/i.test(adverb))
    // in an apposition of several parts each may open a frame, up to the sentence's verb
    const isApposed = mayLead && !finite.test(text.slice(start, place))
    const leadsHere =
      ((isFirst || isApposed) && mayLead && !isVerb.test(text.slice(at))) ||
      (bound.binding === 'line' && /[|·•–—]\s*$/.test(text.slice(0, place)))
    const phrase: Found | null =
      parseAt(text, at, leadsHere, isFirst ? null : verb) ??
      (at > place && leadsHere ? parseAt(text, place, true, null) : null)
    const read: Found | null =
      phrase === null || bound.binding !== 'line' ? phrase : asField(phrase, text)
    const found: Found | null =
      read === null
        ? null
        : withNoun(withoutPlace(withTopic(withBody(read, text), text, place), text), text)
    if (found === null || found.filled.end > endFor(found.filled)) continue
    const isOthers = !isOwnTitle(found) || opensWork.test(text)
    const isLoose = isFarLine || (bound.binding === 'line' && isOthers)
    if (found.row.leads && (isLoose || !isTitled(found))) continue
    until = found.filled.end
    verb = found.row
    const intro = isFirst ? parsePeriod(bound.intro.replace(/^[\s•*·–—-]+/u, ''), 0, true) : null
    const behind = periodBehind(text, found.filled.end)
    const period = behind ?? periodInside(text.slice(at, found.filled.end)) ?? intro
    if (behind !== null) until = behind.end
    const confidence = bindingConfidence[bound.binding] + (isFirst ? 0 : confidenceBehindAnd)
    const isPast = isOver || (period === null && closed.test(text.slice(found.filled.end)))
    stated.push(...toStated(found.row, found.filled, period, isPast, confidence))
    const town = workplace(found, text)
    if (town === null) continue
    until = Math.max(until, town.end)
    stated.push({
      path: 'locations.items',
      value: town.value,
      confidence: confidence - workplaceLess,
    })
  }
  return stated
}

const maxNameLength = 60
const nameInFront = /(?:^|\s)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}),\s$/u

const inTown = new RegExp(String.raw`(?:^|\s)${joinAlternatives(townLinks)}$`, 'iu')

/** "The actions of Otto Rank, director of Globex": no firm, town or post stands in front. */
function isBehindName(before: string): boolean {
  const [found = '', name = ''] = nameInFront.exec(before.slice(-maxNameLength)) ?? []
  // a name that opens the line may be a firm's
  if (name === '' || found.length === before.length) return false
  if (places.has(name) || inTown.test(before.slice(0, -found.length))) return false
  return !isFirmName(name) && !isTopic(name) && !name.split(/[\s-]/).some(isRoleWord)
}

/** "on Lampbook, formerly Globex": the former name of what stands in front */
const renamed = /\s\p{Lu}[\p{L}\d]*,\s$/u
const formerName = /^(?:formerly|previously)\s\p{Lu}/u

/** "at Globex, the largest lamp maker and part of Initech": said of the firm in front */
const superlative = new RegExp(
  String.raw`^(?:the |one of the )(?:${joinAlternatives(superlatives)}|world['’]s)\s`,
  'u',
)

const finite = new RegExp(String.raw`\b${joinAlternatives(finiteVerbs)}\b`, 'u')

/** "(1921-1923)", "(1932 or 1933-43)": years before those that posts of today begin in */
const closed = /^[^().;]{0,60}\((?:1[6-9]|20)\d\d(?:[^()]*\d{2})\)/u

type Found = { row: Row; filled: Filled }

/** "The Novelist at the Crossroads", alone on a line: a book. */
const opensWork = /^The \p{Lu}/u

const plural = /(?:^|\s)(\p{L}+[^s\W])s(?=\s|$)/gu

/**
 * "Rap with Fellow Funkateers", "The students at Eldgate College": on a line without a subject a
 * title has to be one by its words, and of one person.
 */
function isOwnTitle({ row, filled }: Found): boolean {
  const { TITLE } = filled.values
  if (row.kind !== 'work' || TITLE === undefined) return true
  const isOfSeveral = [...TITLE.matchAll(plural)].some(([, one = '']) => isRoleWord(one))
  return isTitled({ row, filled }) && !isOfSeveral
}

/** "After a stint at Eldgate College": no verb says that the words in front are a post. */
function isTitled({ filled }: Found): boolean {
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
function asField(found: Found, text: string): Found | null {
  const { row, filled } = found
  const { TITLE, ORG, ...values } = filled.values
  if (row.kind !== 'work' || TITLE === undefined || ORG === undefined) return found
  const before = text.slice(0, filled.end - ORG.length)
  const [gap] = bareOf.exec(before) ?? []
  const firm = gap === undefined ? null : firmBehind(text, filled.end)
  if (firm !== null && before.endsWith(`${TITLE}${gap}`) && !isFirmName(ORG))
    return {
      row,
      filled: {
        values: { ...values, TITLE: `${TITLE}${gap}${ORG}`, ORG: firm.value },
        end: firm.end,
      },
    }
  const isNamed = isFirmName(ORG) || isSchool(ORG) || !/\s/.test(ORG) || /^\p{Lu}{2}/u.test(ORG)
  if (gap === undefined || !before.endsWith(`${TITLE}${gap}`) || isNamed) return found
  // "Directeur d’Etudes à l’Ecole" in front of "de hautes études": neither is whole
  if (/^ d(?:e |['’])/u.test(text.slice(filled.end))) return null
  return { row, filled: { ...filled, values: { ...values, TITLE: `${TITLE}${gap}${ORG}` } } }
}

/** "an AI expert group", "a Globex subsidiary": the noun behind the name is what is meant. */
const oneOfMany = / an? $/u
const launched = / (?:founded|launched|started|created|set up) an? $/u
const ownerBehind = /^ \p{Ll}+['’]s\s/u
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
  if (isOwner) return { row, filled: { ...filled, values } }
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
  return functionWords.has(word) || finite.test(word) || /(?:ed|ing|ly)$/.test(word)
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
  if (row.kind !== 'work' || post === undefined || gap === undefined || !isTitle(post))
    return { row, filled }
  return { row, filled: { ...filled, values: { TITLE: post, ORG: `${body} ${gap}${ORG}` } } }
}

const fieldBehind = / ((?:\p{Ll}[\p{Ll}-]{2,} ){1,3})(?:for|at) (?:the )?(?=\p{Lu})/uy

/** "vice president of Lampix product management for Globex": the noun is what is managed. */
function withField({ row, filled }: Found, text: string): Found | null {
  const { TITLE = '', ORG = '' } = filled.values
  const [gap = '', nouns = ''] = matchAt(fieldBehind, text, filled.end) ?? []
  const from = filled.end - `${TITLE} of ${ORG}`.length
  const isBehind = from >= 0 && text.startsWith(`${TITLE} of ${ORG}`, from)
  if (nouns === '' || !isBehind || nouns.trim().split(' ').some(isSmallWord)) return null
  const firm = parseOrganization(text, filled.end + gap.length)
  if (firm === null) return null
  const title = text.slice(from, filled.end + 1 + nouns.trim().length)
  return {
    row,
    filled: { values: { ...filled.values, TITLE: title, ORG: firm.value }, end: firm.end },
  }
}

const employerBehind = / (?:at|with|bei) (?:the )?(?=\p{Lu})/uy
const forName = /\sfor (?:the )?$/u

/** "sales manager for Germany", "director of South Asia": what the post is for. */
function isTerritory(name: string, upTo: string): boolean {
  const isFor = upTo.endsWith(name) && forName.test(upTo.slice(0, -name.length))
  return isRegion(name) || (isFor && isCountry(name))
}

/** "Professor of Lamp Design": a field, unless it is called like a school or a firm. */
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
  const isTeacher = teacher.test(TITLE) && !isFirmName(ORG) && !isSchool(ORG)
  const isArea = isTerritory(ORG, text.slice(0, filled.end))
  const owned = isArea ? null : withField(found, text)
  if (owned !== null) return owned
  const name = isTopic(part) ? part : ORG
  if (!isTopic(name) && !isTeacher && !isArea) return found
  const at = text.indexOf(TITLE, from)
  const topic = text.indexOf(name, at + TITLE.length)
  const gap = at === -1 || topic === -1 ? '' : text.slice(at + TITLE.length, topic)
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
  if (places.has(ORG) && end !== -1) return { row, filled: { values: { ...values, TITLE }, end } }
  const isNone = workInFront.test(before) || possessionInFront.test(before)
  return isNone ? { row, filled: { values: { ...values, TITLE }, end: filled.end } } : found
}

const committee =
  / (?:(?:sub)?committee|board|panel|group|team|section|department|division|unit)\b/uy

/** Where an organisation is says less of where a person is than a verb of living does. */
const workplaceLess = 15

/** "is a farrier at Grenmere Museum in Halifax" */
function workplace(
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

function parseAt(text: string, at: number, mayLead: boolean, verb: Row | null): Found | null {
  const isVerbHere = opensVerb(text, at)
  for (const row of verbFrames) {
    if (row.leads ? !mayLead : !isVerbHere) continue
    const filled = fillFrame(row.frame, text, at)
    if (filled !== null) return { row, filled }
  }
  if (verb === null || verb.kind === 'place') return null
  for (const frame of verb.kind === 'work' ? nouns : degrees) {
    const filled = fillFrame(frame, text, at)
    if (filled !== null) return { row: verb, filled }
  }
  return null
}

function opensVerb(text: string, at: number): boolean {
  return matchAt(verbOpening, text, at) !== null
}

function findPlaces(text: string, start: number, stop: number): number[] {
  const found = [start]
  const before = text.slice(0, stop)
  let match = matchAt(connector, before, start)
  while (match !== null && found.length < maxPlaces) {
    const place = match.index + match[0].length
    if (place > start) found.push(place)
    match = matchAt(connector, before, place)
  }
  return found
}

/** Offset at which the sentence turns to another subject. */
function findStop(text: string, start: number, { others }: BoundSentence, shift: number): number {
  const person = others.map((place) => place + shift).filter((place) => place >= start)
  return Math.min(findTurn(text, start), ...person)
}

function findTurn(text: string, start: number): number {
  const turn = text.slice(start).search(barrier)
  return turn === -1 ? text.length : start + turn
}

/** ", United Way of Marsh", the rest of a firm's name in front of "since" */
const furtherName = /,(?: (?:\p{Lu}[\p{L}&-]*|of|for|the|and)){2,7} (?=since )/uy

const gaps = [
  /,?\s?\(?\s?/uy,
  furtherName,
  /,? (?:in|à|en|em|a) \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?(?:, \p{Lu}\p{L}+)?,?\s\(?/uy,
]

function periodBehind(text: string, end: number): ReadPeriod | null {
  for (const gap of gaps) {
    const between = matchAt(gap, text, end)?.[0]
    // ", President of the Lamp Union since": the year is of the next post
    const length = gap === furtherName && namesNext(between) ? undefined : between?.length
    const period =
      length === undefined
        ? null
        : (parsePeriod(text, end + length) ??
          (isInBracket(text, end + length) ? parsePeriod(text, end + length, true) : null))
    if (period !== null) return period
  }
  return null
}

function namesNext(words = ''): boolean {
  return words
    .split(/[\s,]+/)
    .some((word) => word !== '' && (isRoleWord(word) || isGivenName(foldWord(word))))
}

/** Behind a bracket that is open a year needs no word in front. */
function isInBracket(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - maxBracketLength), at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
const maxBracketLength = 60

const insideStart = new RegExp(
  unwrap`
    (?<=\s)(?:in(?= \d{4}(?:,? (?:as|with|als|comme)\b))|${joinAlternatives(spanOpenings)})[ ]
    (?=\d{4})`,
  'iu',
)

/** "arbeitet seit 2019 bei …" */
function periodInside(text: string): ReadPeriod | null {
  const at = text.search(insideStart)
  return at === -1 ? null : parsePeriod(text, at)
}

/** "B.S. and M.S. degrees" */
const severalDegrees = /\s(?:and|&)\s.* degrees$/u

function toStated(
  { kind, tense, leads }: Row,
  { values }: Filled,
  period: ReadPeriod | null,
  isOver: boolean,
  confidence: number,
): WeighedStatement[] {
  const { from, to, isCurrent } = buildTenure(tense, period)
  if (kind === 'place') {
    if (values.PLACE === undefined) return []
    return [
      {
        path: 'locations.items',
        value: { ...toLocation(values.PLACE), from, to, current: isCurrent && !isOver },
        confidence,
      },
    ]
  }
  if (kind === 'education') {
    if (values.SCHOOL === undefined) return []
    // a year behind several degrees is that of one of them
    const when = severalDegrees.test(values.DEGREE ?? '') ? null : period
    const once = when?.form === 'once' ? when.from : null
    // "studied lamps as a graduate student at Marlow College"
    const field = values.FIELD?.replace(/^(?:la|le|les|the) /i, '').replace(/\sas\s.*$/, '') ?? null
    return [
      {
        path: 'education.items',
        value: {
          school: values.SCHOOL,
          degree: values.DEGREE ?? null,
          field,
          from: once === null ? (when?.from ?? null) : null,
          to: when?.to ?? once,
        },
        confidence,
      },
    ]
  }
  const title = cleanTitle(values.TITLE ?? null)
  // a part of a clause: what follows it is no employer either
  if (title.text === null && values.TITLE !== undefined) return []
  const isStillHeld = tense === 'now' && !leads && untilNow.test(values.TITLE ?? '')
  // "I left Dallas in 1980"
  if (title.text === null && (values.ORG === undefined || places.has(values.ORG))) return []
  return [
    {
      path: 'work.positions',
      value: {
        title: title.text,
        organization: values.ORG ?? null,
        from,
        to,
        current: isCurrent && !isOver && (!title.isOver || isStillHeld),
      },
      confidence,
    },
  ]
}

function buildTenure(
  tense: Tense,
  period: ReadPeriod | null,
): { from: string | null; to: string | null; isCurrent: boolean } {
  const isOnce = period?.form === 'once'
  const from = period === null || (isOnce && tense !== 'start') ? null : period.from
  const to = tense === 'end' && period !== null ? (period.to ?? period.from) : (period?.to ?? null)
  if (tense === 'now') return { from, to, isCurrent: to === null }
  if (tense === 'end') return { from: null, to, isCurrent: false }
  return {
    from,
    to,
    isCurrent: period?.isPresent === true && tense !== 'past' && tense !== 'start',
  }
}

/** "ist bisher Direktor" */
const untilNow = new RegExp(`^${joinAlternatives(untilNowWords)} `, 'iu')
const formerNames = joinAlternatives(formerWords)
const over = new RegExp(String.raw`^(?:${formerNames}|ex-|emerit\w+)[ -]|\bemerit\w+$`, 'iu')

/** "Since 2004 also farrier at …": the word is of the sentence. */
export const alsoInFront = new RegExp(`^${joinAlternatives(alsoWords)} `, 'iu')

const article = new RegExp(`^${joinAlternatives(titleArticles)} `, 'i')
/** "l’attuale presidente", "your host" */
const articleOrOwner = /^(?:(?:l|un)['’](?=\p{Ll})|(?:my|your|our) (?=\p{Ll}))/u
/**
 * "Fu uno storico dirigente": in front of an article stands the verb of a clause. "Arzt an Bord",
 * "Senior UN adviser" have none.
 */
const clauseInTitle = /^\p{L}+ (?:an (?=[aeiou])(?!eine)|(?:uno?|una|une|uma?|eine?|een) )/u

/** "descartó negociar con el presidente": so end verbs of Spanish, and no title */
const verbInFront = /^\p{Ll}{3,}ó\s/u

/** "the current leader": a post says by itself whether it lasts */
const today = /^(?:(?:current|present) (?=\p{L})|new (?=\p{Ll}))/u
/** "freelance writer based", cut in front of "in Halifax"; "Director at", cut by a line */
const restBehind = new RegExp(` ${joinAlternatives(cutEnds)}$`, 'u')
/** "critically acclaimed author": what a text thinks of a person is no part of the post. */
export const praise = new RegExp(
  `^(?:${joinAlternatives(praiseWords)}[ ,-]+(?:and )?)+(?=\\p{L})`,
  'u',
)

const formerWord = new RegExp(`^${formerNames}[ -]`, 'iu')
/** Spanish writes it as one word: "exdirector". */
const exJoined = /^ex(?=\p{Ll}{4})/u

/** "former directors of Globex", of two who are named: one of them is a director. */
function toOne(title: string): string {
  return isOfSeveral(title) ? title.replace(/s(?=\s(?:of|at|for|in|and)\s|,|$)/u, '') : title
}

/** @returns the title without an article and without what says that it is over */
export function cleanTitle(title: string | null): { text: string | null; isOver: boolean } {
  if (title === null) return { text: null, isOver: false }
  const own = title.replace(alsoInFront, '').replace(article, '').replace(articleOrOwner, '')
  const isClause = clauseInTitle.test(own) || verbInFront.test(own)
  const phrase = isClause ? '' : (toOnePhrase(own) ?? '')
  const bare = phrase.replace(today, '').replace(praise, '').replace(restBehind, '')
  const isEx = exJoined.test(bare) && isRoleWord(bare.replace(exJoined, '').split(' ')[0] ?? '')
  const isOver = isEx || over.test(bare)
  const text = toOne(bare.replace(isEx ? exJoined : formerWord, '').trim())
  return { text: text === '' ? null : text, isOver }
}

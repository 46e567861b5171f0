import { commonCompanyWords } from '../../../identity/names/tables/company-words.ts'
import { isGivenName } from '../../../identity/names/tables/nicknames.ts'
import { findCities } from '../../../identity/places/find-cities.ts'
import { parsePlace } from '../../../identity/places/parse-place.ts'
import { places } from '../../../identity/places/tables/places.ts'
import { matchAt } from '../../../text/patterns/match-at.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../../text/patterns/word-set.ts'
import { foldText } from '../../../text/words/fold.ts'
import { hasLeadingMonth } from '../../../text/words/months.ts'
import { degreeNames } from '../tables/degree-words.ts'
import { isFirmName } from '../tables/firm-words.ts'
import {
  addressEnds,
  ballotSides,
  bodyEnds,
  campusSystems,
  genericNames,
  holderLinks,
  houseAdjectives,
  houseWords,
  kinshipWords,
  legalEndings,
  linkedArticles,
  nameArticles,
  notInHouses,
  notInNames,
  notPlacedBehind,
  nounsLikeAdjectives,
  occasions,
  openEnds,
  organizationArticles,
  organizationLinks,
  ownedBodies,
  ownerEnds,
  placedHouses,
  placedLinks,
  researchBodies,
  romanceAdjectives,
  romanceBodies,
  romanceHouses,
  schoolParts,
  schoolWords,
  siteEnds,
  topicBodies,
  townLinks,
  townRivers,
  unitWords,
  wholeLinks,
  wholeSchools,
} from '../tables/organization-words.ts'
import { isTopic } from '../tables/topic-words.ts'
import { isRoleWord } from './roles.ts'

export type OrganizationReading = { value: string; end: number }

const article = new RegExp(
  String.raw`(?:${joinAlternatives(organizationArticles)}\s+|(?:l|all|dell|un)['’]\s?)?`,
  'iuy',
)
/** "De Beers", "Het Loo": Dutch writes the article of a sentence small. */
const ownArticle = new RegExp(String.raw`${joinAlternatives(nameArticles)} (?=\p{Lu})`, 'uy')
/** "joined Las Vegas Sands", "writes for Le Monde": inside a sentence an article is small. */
const capitalArticle = /(?:Las?|Los|Les?|El|Il|Gli) (?=\p{Lu})/uy

function isCapital(text: string, at: number): boolean {
  const isInside = /[\p{Ll}\d)] $/u.test(text.slice(Math.max(0, at - 2), at))
  return isInside && matchAt(capitalArticle, text, at) !== null
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'+/-]*(?:[.&][\p{L}\p{N}]+)*/uy
const links = joinAlternatives(organizationLinks)
const link = new RegExp(` (?:${links}(?: ${joinAlternatives(linkedArticles)})? )?`, 'uy')
const legal = new RegExp(String.raw`,? ${joinAlternatives(legalEndings)}\b\.?`, 'uy')

const units = joinAlternatives(unitWords)
/** "School of", "Marsh Department of": what it is of may have two parts. */
const unit = new RegExp(String.raw`^${units}\b|\b${units} (?:of|for|on)\b`)
const kinship = new RegExp(`^${joinAlternatives(kinshipWords)}$`, 'u')
const schools = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(schoolWords)}`, 'iu')
const generic = new Set(Object.values(genericNames).flatMap((text) => [...parseWordSet(text)]))
const partOf = new RegExp(`^${joinAlternatives(schoolParts)} `, 'u')
const wholeBehind = new RegExp(
  unwrap`
    (?:, | ${joinAlternatives(wholeLinks)} | dell['’]|,? )(?:the )?
    (?=[^,.;]{0,40}${joinAlternatives(wholeSchools)})`,
  'uy',
)

/**
 * The organisation whose name begins at `at`, behind an article: words with capitals and what joins
 * them, up to a preposition, a year or a mark. Null where no name stands there, or that of a
 * person.
 */
export function parseOrganization(text: string, at: number): OrganizationReading | null {
  const isOwn = matchAt(ownArticle, text, at) !== null || (at > 0 && isCapital(text, at))
  const start = isOwn ? at : at + lengthAt(article, text, at)
  const first = parseRun(text, start)
  if (first === null) return null
  if (partOf.test(first.value)) {
    const gap = lengthAt(wholeBehind, text, first.end)
    const whole = gap === 0 ? null : parseRun(text, first.end + gap)
    if (whole !== null && schools.test(whole.value)) return whole
  }
  return first
}

/** The organisation that a text ends with. */
export function parseOrganizationBefore(text: string): string | null {
  const trimmed = text.replace(/^.*[–—:]\s+/u, '').trimEnd()
  const start = trimmed.search(/\p{Lu}/u)
  if (start === -1) return null
  for (let at = start; at < trimmed.length && at - start < maxDistanceLength; ) {
    const read = parseOrganization(trimmed, at)
    if (read !== null && read.end >= trimmed.length) return read.value
    const next = trimmed.slice(at + 1).search(/(?<=\s)\p{Lu}/u)
    if (next === -1) return null
    at += 1 + next
  }
  return null
}
const maxDistanceLength = 80

/** Whether a name says that it is a school's, in several languages. */
export function isSchool(name: string): boolean {
  return schools.test(name)
}

/** "Porto’s Globex Group": the place is no part of the name. */
const possessor = /(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)['’]s (?=\p{Lu})/uy

function parseRun(text: string, from: number): OrganizationReading | null {
  const [owned = '', owner = ''] = matchAt(possessor, text, from) ?? []
  const start = places.has(owner) ? from + owned.length : from
  let end = start
  let joined = false
  for (let count = 0; count < 9; count += 1) {
    const gap = count === 0 ? '' : findGap(text, start, end)
    if (gap === null || opensTown(gap, text, end + gap.length)) break
    const next = matchAt(word, text, end + gap.length)?.[0] ?? null
    if (next === null || !isNameWord(next, count)) break
    // "worked for Initech for 5 years"
    if (gap.trim() !== '' && /^\d+$/.test(next)) break
    if (/ (?:and|und|et|y|e|en|&) /.test(gap)) {
      const before = text.slice(start, end)
      const isJoined =
        gap.includes('&') ||
        kinship.test(next) ||
        isOneBody(before, text, end + gap.length) ||
        (unit.test(before) && !opensHouse(text, end + gap.length))
      if (
        joined ||
        !isJoined ||
        (!kinship.test(next) && (isRoleWord(next) || isGivenName(foldText(next)))) ||
        opensPost(text, end + gap.length)
      )
        break
      joined = true
    }
    end += gap.length + next.length
    if (/^(?:St|Mt|Ft|\p{Lu}(?:\.\p{Lu})+)$/u.test(next) && /^\. \p{Lu}/u.test(text.slice(end)))
      end += 1
  }
  if (end === start) return null
  if (romanceBody.test(text.slice(start, end))) end += lengthAt(adjectivesBehind, text, end)
  if (romanceHouse.test(text.slice(start, end))) end += lengthAt(houseTail, text, end)
  if (text.startsWith('Université', start)) end += lengthAt(namesake, text, end)
  if (ballot.test(text.slice(start, end))) end += lengthAt(measure, text, end)
  if (placedHouse.test(text.slice(start, end))) end += lengthAt(placeOfHouse, text, end)
  if (ownedBody.test(text.slice(start, end))) end += lengthAt(ownerBehind, text, end)
  end += measureCampus(text.slice(start, end), text, end) + lengthAt(riverBehind, text, end)
  const dot =
    /(?:Inc|Ltd|Corp|Co|Bros)$/.test(text.slice(start, end)) &&
    text[end] === '.' &&
    end + 1 < text.length
      ? 1
      : 0
  end += dot === 0 ? lengthAt(legal, text, end) : dot
  const value = text.slice(start, end).replace(/['’]s$/, '')
  if (isCut(value, text, end)) return null
  // "aide to U.S. Rep. Carl Rank"; "actor at Seattle Rep"
  const isOfPerson = ofAddress.test(value) && matchAt(personBehind, text, end) !== null
  return isOrganization(value) && !isOfPerson ? { value, end } : null
}

/** "Bund deutscher Architekten": in German whose it is follows without a link. */
const ownedBody = new RegExp(`${joinAlternatives(ownedBodies)}$`, 'u')
const ownerBehind = new RegExp(
  String.raw` \p{Ll}{2,}${joinAlternatives(ownerEnds)} \p{Lu}[\p{L}-]+`,
  'uy',
)

/** "Yes on 7": a campaign. */
const ballot = new RegExp(`^${joinAlternatives(ballotSides)}$`, 'u')
const measure = / on (?:(?:Prop(?:osition)?|Measure|Question|Issue|Amendment)\.? )?[A-Z]?\d{1,4}/uy

const cutBehind = / (?:\.{3}|…)\s*$/uy
const linkCutBehind =
  /(?: (?:of|for|and|&|at|in|on|de|der|di|von|für|du))?(?: the)? (?:\.{3}|…)\s*$/uy
const wholeName = new RegExp(
  String.raw`\s(?:${joinAlternatives(houseWords)}|${joinAlternatives(legalEndings)})\.?$`,
  'u',
)

/** "Rollins School of Public ...", "Lincoln School of ...": a search result has cut the name. */
function isCut(name: string, text: string, end: number): boolean {
  if (matchAt(linkCutBehind, text, end) === null) return false
  if (matchAt(cutBehind, text, end) === null)
    return / (?:of|for|&|de|der|di|von|für|du) /.test(text.slice(end, end + 5))
  return /\s/.test(name) ? !wholeName.test(name) : isFirmName(name)
}

/** "Globex Frankfurt an der Oder": the river is a part of the town's name. */
const riverBehind = new RegExp(String.raw` ${joinAlternatives(townRivers)}(?!\p{L})`, 'uy')

/** "Klinik am Park" */
const placedHouse = new RegExp(`${joinAlternatives(placedHouses)}$`, 'u')
const placeOfHouse = new RegExp(
  unwrap`
    \x20${joinAlternatives(placedLinks)} (?!${joinAlternatives(notPlacedBehind)}(?!\p{L}))
    \p{Lu}\p{L}+(?:-\p{Lu}\p{L}+){0,3}`,
  'uy',
)

/** "Conseil européen", "Fonds monétaire international": the adjectives are a part of the name. */
const romanceBody = new RegExp(`^${joinAlternatives(romanceBodies)}$`, 'u')
const adjectivesBehind = new RegExp(
  unwrap`
    (?: (?!${joinAlternatives(nounsLikeAdjectives)}(?!\p{L}))
    \p{Ll}{3,}?${joinAlternatives(romanceAdjectives)}(?!\p{L})){1,2}`,
  'uy',
)

/** "Maison des jeunes du Littoral": the small words are a part of the name. */
const romanceHouse = new RegExp(
  unwrap`
    ^${joinAlternatives(romanceHouses)}$
    |^${joinAlternatives(romanceBodies)}(?: \p{Ll}+)*$`,
  'u',
)
const houseAdjective = unwrap`
  (?: (?!${joinAlternatives(nounsLikeAdjectives)}(?!\p{L}))(?:\p{Ll}{2,}?)?
  ${joinAlternatives(houseAdjectives)}(?![\p{L}’'-]))`
const capitals = "(?: (?:& )?\\p{Lu}[\\p{L}\\p{M}\\d’'-]*)"
const houseTail = new RegExp(
  unwrap`
    ${houseAdjective}{0,2}${capitals}{0,4}
    (?:(?: (?:de la|de los|de las|de|du|des|del|do|da|dos|das) | (?:de l|d)['’])
    (?:(?!${joinAlternatives(notInHouses)}(?!\p{L}))\p{Ll}[\p{L}-]{2,}
    ${houseAdjective}?|(?=\p{Lu})(?:\p{Lu}[\p{L}\p{M}\d’'-]*))${capitals}{0,4}){0,3}`,
  'uy',
)
/** "Université Toulouse - Jean Jaurès", "Université Paris 1 – Panthéon" */
const namesake = / [-–] \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}/uy
const system = new RegExp(String.raw`(?:^|\s)${joinAlternatives(campusSystems)}$`, 'u')
const campus = new RegExp(
  unwrap`
    (?:,? at |, )(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2})
    (?![\p{L}’'-]| \p{Lu}|,? (?:and|or|&) \p{Lu})`,
  'uy',
)

/**
 * The length of ", San Diego" or " at Omaha" at `at`, behind "University of California": one campus
 * is a university of its own. 0 where no town follows.
 */
export function measureCampus(name: string, text: string, at: number): number {
  if (!system.test(name)) return 0
  const [found = '', town = ''] = matchAt(campus, text, at) ?? []
  const [first = '', ...more] = town.split(' ')
  const isOther =
    isFirmName(town) ||
    isRoleWord(town.split(/[\s-]/).at(-1) ?? '') ||
    (more.length > 0 && !places.has(town) && isGivenName(foldText(first)))
  const city = parsePlace(town)?.city ?? ''
  return isOther || city === '' ? 0 : found.length
}

/** "Conference on Lamps": bodies that a topic follows. */
const body = new RegExp(String.raw`(?:^|\s)${joinAlternatives(topicBodies)}$`, 'u')
const topicGap = / on (?:the )?(?=\p{Lu})/uy

/** "Institute for Research on Poverty", "Center for Studies in Religion". */
const openBody = new RegExp(
  String.raw`\s(?:of|for) (?:\p{Lu}[\p{L}-]* ){0,2}${joinAlternatives(openEnds)}$`,
  'u',
)
const fieldGap = / in (?:the )?(?=\p{Lu})/uy

function findGap(text: string, start: number, end: number): string | null {
  const topic = text.startsWith(' on ', end) ? matchAt(topicGap, text, end)?.[0] : undefined
  const field = text.startsWith(' in ', end) ? matchAt(fieldGap, text, end)?.[0] : undefined
  const gap = topic ?? field
  if (gap === undefined) return matchAt(link, text, end)?.[0] ?? null
  const [name, next] = [text.slice(start, end), matchAt(names, text, end + gap.length)?.[0] ?? '']
  if (field !== undefined && openBody.test(name) && isTopic(next)) return field
  if (topic !== undefined && (body.test(name) || openBody.test(name)))
    return isNamedTopic(next) ? topic : null
  return matchAt(link, text, end)?.[0] ?? null
}

const notTopic = new RegExp(
  String.raw`^${joinAlternatives(occasions)}(?!\p{L})|${joinAlternatives(siteEnds)}$`,
  'u',
)

/** Whether "on" and a name say what about: "on March 3", "on Main Street" say when or where. */
function isNamedTopic(name: string): boolean {
  return !hasLeadingMonth(name) && !notTopic.test(name)
}

const names = /\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*){0,5}(?: of(?= \p{Lu}))?/uy
const house = new RegExp(
  String.raw`\s${joinAlternatives(houseWords)}$|^${joinAlternatives(houseWords)} of$`,
  'u',
)

const bodyEnd = new RegExp(String.raw`\s${joinAlternatives(bodyEnds)}$`, 'u')
/** Words that no name of a firm ends with alone. */
const openWord = /(?:ies|ren|[mn]tal|ical|cial)$/u

/**
 * "Securities and Exchange Commission", "Computer Science and Lamp Laboratory": both say what the
 * one body is for. "Globex Research and Technology": a division has two topics.
 */
function isOneBody(before: string, text: string, at: number): boolean {
  const next = (matchAt(names, text, at)?.[0] ?? '').replace(/ of$/, '')
  const isOfBody = openWord.test(before) && !isFirmName(before)
  if (isOfBody || isTopic(before)) return bodyEnd.test(next) || topicBody.test(next)
  return /\s/.test(before) && isTopic(before.split(' ').at(-1) ?? '') && isTopic(next)
}
const topicBody = new RegExp(String.raw`\s${joinAlternatives(researchBodies)}$`, 'u')

/** "Museum of Lamps and Ravstone Gallery": the second is a house of its own. */
function opensHouse(text: string, at: number): boolean {
  return house.test(matchAt(names, text, at)?.[0] ?? '')
}

/** "Department of Lamps and Faculty Advisor of Globex": the second is a post. */
function opensPost(text: string, at: number): boolean {
  const next = matchAt(names, text, at)?.[0] ?? ''
  return next.endsWith(' of') && isRoleWord(next.slice(0, -' of'.length).split(' ').at(-1) ?? '')
}

const inTown = new RegExp(`^ ${joinAlternatives(townLinks)} $`, 'u')
const maxTownLength = 40

/** "Vandrel Conseil à Rennes": the town is where the firm is. */
function opensTown(gap: string, text: string, at: number): boolean {
  return inTown.test(gap) && findCities(text.slice(at, at + maxTownLength))[0]?.start === 0
}

const notNameWord = new RegExp(`^${joinAlternatives(notInNames)}$`)

/** Capitals, `eBay`, `3M`, `d'Aix`; never a year. */
function isNameWord(next: string, count: number): boolean {
  if (/^(?:19|20)\d\d/.test(next) || /^\d+$/.test(next)) return count > 0 && /^\d{1,3}$/.test(next)
  if (notNameWord.test(next)) return false
  return /^[\p{Lu}\p{Lt}\p{Lo}\p{N}]|^\p{Ll}{1,2}\p{Lu}|^(?:d|l|dell|all)['’]\p{Lu}/u.test(next)
}

const degreeAlone = new RegExp(`^${joinAlternatives({ short: degreeNames.short })}$`, 'u')
const ofAddress = new RegExp(String.raw`(?:^|\s)${joinAlternatives(addressEnds)}$`, 'u')
const personBehind = /\.? \p{Lu}/uy

/** A title in front of what it serves, with at most two words in front. */
const holderOf = new RegExp(
  String.raw`^(?:(?:[\p{L}-]+ )?([\p{L}-]+) )??([\p{L}-]+) ${joinAlternatives(holderLinks)}`,
  'u',
)

/**
 * Whether a text may name an organisation: of 2 to 90 characters, neither a role, a month nor a
 * person.
 */
export function isOrganization(value: string): boolean {
  if (value.length < 2 || value.length > 90 || !/\p{L}/u.test(value)) return false
  // "ex-Globex": an earlier employer
  if (/^ex-\p{Lu}/iu.test(value)) return false
  const words = value.split(/\s+/)
  const folded = words.map((one) => foldText(one).replace(/[^a-z0-9-]/g, ''))
  if (
    folded.length === 1 &&
    (generic.has(folded[0] ?? '') || hasLeadingMonth(value) || isRoleWord(value))
  )
    return false
  if (words.length <= 2 && words.every(isRoleWord)) return false
  // "lawyer with a BA in Lamps"
  if (degreeAlone.test(value)) return false
  // "worked with the CEO of Initech": a person; several are an organisation, as in "Doctors of"
  const [, front, head = ''] = holderOf.exec(value) ?? []
  // "Consejo General de", "Directorate General for": no title but a house
  const isHouse = front !== undefined && /^generale?$/i.test(head) && !isRoleWord(front)
  if (isRoleWord(head) && !isHouse && !/[^s]s$/i.test(head)) return false
  // "works for Otto Rank": a person, unless a word of business follows
  return !(
    words.length === 2 &&
    isGivenName(folded[0] ?? '') &&
    !commonCompanyWords.has(folded[1] ?? '') &&
    !schools.test(value)
  )
}

function lengthAt(form: RegExp, text: string, at: number): number {
  return matchAt(form, text, at)?.[0].length ?? 0
}

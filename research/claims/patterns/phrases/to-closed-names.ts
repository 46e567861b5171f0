import { findCities } from '../../../identity/places/find-cities.ts'
import { parsePlace } from '../../../identity/places/parse-place.ts'
import { joinAlternatives, unwrap } from '../../../text/patterns/unwrap.ts'
import { hasLeadingMonth } from '../../../text/words/months.ts'
import type { ClaimDraft } from '../../claim.ts'
import { finiteVerbs, statingVerbs } from '../tables/clause-words.ts'
import { isFirmName } from '../tables/firm-words.ts'
import {
  houseKinds,
  nounsBehindNames,
  ownedNouns,
  seatNouns,
} from '../tables/organization-words.ts'
import { isTopic } from '../tables/topic-words.ts'
import { isNamedTopic, isSchool } from './parse-organization.ts'

/** What a body is for: behind it the name may go on. */
const complement = /\s(?:of|for)\s(?:the\s)?(?:\p{Lu}[\p{L}-]*\s)*\p{Lu}[\p{L}-]*$/u
const words = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,4}`
const topicBehind = new RegExp(`^ on (?:the )?(${words})`, 'u')
const fieldBehind = new RegExp(`^ in the (${words})`, 'u')
/** " in Artificial Intelligence" */
const topicInBehind = new RegExp(`^ in (${words})`, 'u')
/**
 * "der Arbeitsgemeinschaft christlicher Kirchen": in German whose it is follows without a link; a
 * firm has no article.
 */
const ownerBehind =
  /^ (?!(?:bisher|früher|immer|später|weiter|wieder) )(\p{Ll}{3,}er) \p{Lu}\p{Ll}/u
const germanArticle = /(?:^|\s)(?:der|des|dem|den|die|das|eine[mnrs]?)\s$/iu
/** "Globex and Initech projects": both are of the noun behind. */
const sharedNoun = new RegExp(
  unwrap`
    ^ (?:and|&) ${words} (?:${joinAlternatives(ownedNouns)}
    |${joinAlternatives(nounsBehindNames)})(?!\p{L})`,
  'u',
)
const inSeat = new RegExp(`^${joinAlternatives(seatNouns)}(?!\\p{L})`, 'u')
const owned = /['’]s (.+)$/u
const furtherBehind = /^(?:, | and | & )\p{Lu}/u

/** "the Lamp Safety agency": behind an article a small noun is what the words in front name. */
const articleInFront = /(?:^|\s)the $/iu
const headBehind = /^ (\p{Ll}[\p{Ll}-]{3,})(?=\s?[,.;:)]|$)/u
/** "announced", "quickly", "says" */
const notHead = new RegExp(
  `^(?:${joinAlternatives(finiteVerbs)}|${joinAlternatives(statingVerbs)})$`,
  'u',
)
const verbEnd = /(?:ed|ing|ly|s)$/u
/** "the Tarn Post newspaper" is called "Tarn Post" */
const ownKind = new RegExp(`^${joinAlternatives(houseKinds)}$`, 'u')

/** The word behind the name that it only qualifies, as in "the Lamp Safety agency". */
function isQualifier(name: string, before: string, behind: string): boolean {
  const [, head = ''] = headBehind.exec(behind) ?? []
  if (head === '' || !articleInFront.test(before) || isFirmName(name)) return false
  return ![notHead, verbEnd, ownKind].some((one) => one.test(head))
}

/**
 * Whether the name of an organisation goes on behind what was read of it: "Institute for Research"
 * in front of "on Lamps", "Globex’s Science" in front of ", Lamps and Society programme".
 */
function isOpenName(name: string, before: string, behind: string): boolean {
  if (eventBehind.test(behind)) return true
  if (complement.test(name)) {
    const [, topic = ''] = topicBehind.exec(behind) ?? []
    // a university has no topic, but a campus on an island
    const isTopicOn = topic !== '' && isNamedTopic(topic)
    if (isTopicOn && (isForField(name) || !isSchool(name))) return true
    const [, field = ''] = fieldBehind.exec(behind) ?? []
    const [, inTopic = ''] = topicInBehind.exec(behind) ?? []
    if (inTopic !== '' && isTopic(inTopic)) return true
    // a town has no article, and a university has departments
    if (field !== '' && isForField(name) && !isKnownPlace(field) && !hasLeadingMonth(field))
      return true
  }
  const [, owner = ''] = ownerBehind.exec(behind) ?? []
  if (owner !== '' && germanArticle.test(before)) return true
  const [, part = ''] = owned.exec(name) ?? []
  if (part !== '' && isTopic(part) && furtherBehind.test(behind)) return true
  return sharedNoun.test(behind)
}

function isKnownPlace(field: string): boolean {
  return (
    inSeat.test(field) ||
    [field, `The ${field}`].some((name) => findCities(name).length > 0) ||
    (parsePlace(field)?.country ?? null) !== null
  )
}

function isForField(name: string): boolean {
  return name.includes(' for ') || isTopic(name.split(' ').at(-1) ?? '')
}

const acronymBehind = /^((?: [\p{L}&-]+){0,7}) \((\p{Lu}[\p{Lu}\d]{1,9})\)/u
/** "(LSC) Conference 2013": of a year is an event, which the name in front only qualifies. */
const eventBehind = /^(?: \([^()]{2,12}\))? \p{Lu}\p{Ll}+ (?:19|20)\d\d(?!\d)/u

/** "Science of Networks", in front of "in Communities (SONIC)", with what the acronym spells. */
function toSpelledName(name: string, behind: string): string {
  const [, rest = '', acronym = ''] = acronymBehind.exec(behind) ?? []
  return rest !== '' && spells(`${name}${rest}`, acronym) ? `${name}${rest}` : name
}

/** Whether the acronym has the initials of all words, or of those with capitals among them. */
function spells(name: string, acronym: string): boolean {
  const words = name.split(/[\s-]+/).filter((word) => word !== '')
  const initials = words.map((word) => word.slice(0, 1))
  const capitals = initials.filter((one) => /\p{Lu}/u.test(one))
  return [initials, capitals].some((some) => some.join('').toUpperCase() === acronym)
}

/** @returns the post without an organisation whose name goes on; none where nothing else is left */
export function toClosedNames(draft: ClaimDraft, text: string): ClaimDraft[] {
  if (draft.path !== 'work.positions' || draft.value.organization === null) return [draft]
  const { organization, title } = draft.value
  const excerpt = text.slice(draft.start, draft.end)
  const at = excerpt.indexOf(organization)
  const [before, behind] = [excerpt.slice(0, at), excerpt.slice(at + organization.length)]
  if (at === -1) return [draft]
  const whole = toSpelledName(organization, behind)
  if (whole !== organization) return [{ ...draft, value: { ...draft.value, organization: whole } }]
  // "Globex designer NAME": what stands behind is the post
  const isPostBehind = title !== null && behind.startsWith(` ${title}`)
  const isCut =
    (!isPostBehind && isOpenName(organization, before, behind)) ||
    isQualifier(organization, before, behind)
  if (!isCut) return [draft]
  return title === null ? [] : [{ ...draft, value: { ...draft.value, organization: null } }]
}

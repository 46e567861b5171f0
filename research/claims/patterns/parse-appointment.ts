import { isGivenName } from '../../identity/names/tables/nicknames.ts'
import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { foldWord } from '../../text/words/fold.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { appointing } from './binding/subjects.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { fillFirst } from './phrases/frame.ts'
import { isOpenRole } from './phrases/open-role.ts'
import { parseOrganization, parseOrganizationBefore } from './phrases/parse-organization.ts'
import { parsePeriod, toPeriodDate } from './phrases/parse-period.ts'
import { isTitle } from './phrases/roles.ts'
import { addressWords } from './tables/address-words.ts'
import {
  announcedFrames,
  announcedNouns,
  announcements,
  givenPostEnds,
  namedFrame,
  ownPostOwners,
  postEnds,
  postOpenings,
  postOrders,
  postOwners,
  welcomingVerbs,
} from './tables/appointment-words.ts'
import { isFirmName } from './tables/firm-words.ts'

const role = new RegExp(
  unwrap`
    ^,?\s+${joinAlternatives(postOpenings)}?(?:${joinAlternatives(postOwners)} )?
    (?:${joinAlternatives(postOrders)} )?([\p{L}][^,.;:()]{2,60}?)
    (?=[,.;:]|\s(?:${joinAlternatives(postEnds)}|${joinAlternatives(givenPostEnds)})\b|$)`,
  'u',
)

/**
 * Posts of a person who is the object of the sentence: "Grenmere Museum has appointed NAME as
 * farrier in 2019".
 */
export function parseAppointment(bound: BoundSentence): WeighedStatement[] {
  const welcome = parseWelcome(bound)
  if (welcome.length > 0) return welcome
  const announced = parseAnnounced(bound)
  return announced.length > 0 ? announced : parseAct(bound)
}

const times = String.raw`(?: (?:today|yesterday|on \p{Lu}\p{Ll}+day))?`
const announcing = new RegExp(
  unwrap`
    (?: today| yesterday| recently)? ${joinAlternatives(announcements)}${times}
    (?: (?:the|its|their|our) (?:\p{Ll}+ )?${joinAlternatives(announcedNouns)} of| (that))
    (?: ${joinAlternatives(addressWords)}\.?)*\s$`,
  'u',
)
const toPlace = /^,? to (?!be |the (?:post|position|role) of )/u
/** "HALIFAX, May 3, 2004 – Globex today announced": the day of which it is said. */
const dateline = /^[^–—]{0,50}?((?:\p{Lu}\p{Ll}+ )?)(?:\d{1,2},? )?((?:19|20)\d\d)\)?\s[–—-]+\s/u
const atOnce = /\b(?:today|immediate(?:ly)?)\b/u

/** Whether a person is named in front; parts of "Ottobeck Botanic Gardens" may look like one. */
function hasOtherInFront(
  { intro, name, others }: Pick<BoundSentence, 'intro' | 'name' | 'others'>,
  end: number,
): boolean {
  const firm = parseOrganizationBefore(intro.slice(0, end)) ?? ''
  const [first = '', , third] = firm.split(' ')
  // "Otto Rank of Globex Museum"
  const isHouse =
    !/\s\p{Ll}/u.test(firm) &&
    (isFirmName(firm) || (third !== undefined && !isGivenName(foldWord(first))))
  const start = isHouse ? intro.lastIndexOf(firm, end) : -1
  return others.some((place) => {
    const at = place + intro.length + name.length
    return place < 0 && (start === -1 || at < start || at >= start + firm.length)
  })
}

/**
 * "Grenmere Museum is pleased to announce the appointment of NAME as farrier", "… announced that
 * NAME has joined as farrier".
 */
function parseAnnounced(bound: BoundSentence): WeighedStatement[] {
  const { sentence, binding, intro, predicate, owned } = bound
  const verb = announcing.exec(intro)
  if (owned || binding !== 'named' || verb === null || hasOtherInFront(bound, verb.index)) return []
  const frames = verb[1] === undefined ? [namedFrame] : announcedFrames
  const filled = fillFirst(frames, predicate, 0)
  const said = verb[1] === undefined ? role.exec(predicate)?.[1]?.trim() : undefined
  const title = filled?.values.TITLE ?? said ?? ''
  const organization = filled?.values.ORG ?? parseOrganizationBefore(intro.slice(0, verb.index))
  // "to the board"
  const isPost = toPlace.test(predicate) ? isTitle(title) : isOpenRole(title)
  if (organization === null || !isPost) return []
  const [, month = '', year = ''] = dateline.exec(sentence.text) ?? []
  const begun = parsePeriod(predicate, (filled?.end ?? 0) + 1)?.from ?? null
  const dated = atOnce.test(sentence.text) ? toPeriodDate(`${month}${year}`) : null
  const from = begun ?? dated
  // an old release says when a post began, and nothing of today
  const current = dated === null
  const value = { title: cleanTitle(title).text, organization, from, to: null, current }
  return [{ path: 'work.positions', value, confidence: bindingConfidence[binding] + 5 }]
}

const welcoming = new RegExp(String.raw`\b${joinAlternatives(welcomingVerbs)}\s+$`, 'u')
const asRole = new RegExp(
  unwrap`
    ^,?\s+as ${joinAlternatives(ownPostOwners)} (?:${joinAlternatives(postOrders)} )?
    ([\p{L}][^,.;:()]{2,60}?)(?=[,.;:!]|\s${joinAlternatives(postEnds)}\b|$)`,
  'u',
)

/** "We welcome NAME to Grenmere Museum as our new farrier." */
function parseWelcome({
  binding,
  intro,
  predicate,
  owned,
  others,
}: BoundSentence): WeighedStatement[] {
  const verb = welcoming.exec(intro)
  if (owned || binding !== 'named' || verb === null || others.some((place) => place < 0)) return []
  const to = /^\s(?:to|at|into|on board at)\s/u.exec(predicate)
  const firm = to === null ? null : parseOrganization(predicate, to[0].length)
  const title = asRole.exec(predicate.slice(firm?.end ?? 0))?.[1]?.trim() ?? ''
  const organization = firm?.value ?? parseOrganizationBefore(intro.slice(0, verb.index))
  if (organization === null || !isOpenRole(title)) return []
  const value = { title: cleanTitle(title).text, organization, from: null, to: null, current: true }
  return [{ path: 'work.positions', value, confidence: bindingConfidence[binding] }]
}

function parseAct(bound: BoundSentence): WeighedStatement[] {
  const { binding, intro, predicate, owned } = bound
  const verb = appointing.exec(intro)
  const said = role.exec(predicate)
  if (owned || binding !== 'named' || verb === null || said === null) return []
  if (hasOtherInFront(bound, verb.index)) return []
  const title = said[1]?.trim() ?? ''
  const organization = parseOrganizationBefore(intro.slice(0, verb.index))
  if (organization === null || !isOpenRole(title)) return []
  const period = parsePeriod(predicate, said[0].length + 1)
  const value = {
    title: cleanTitle(title).text,
    organization,
    from: period?.from ?? null,
    to: null,
    current: true,
  }
  return [{ path: 'work.positions', value, confidence: bindingConfidence[binding] + 5 }]
}

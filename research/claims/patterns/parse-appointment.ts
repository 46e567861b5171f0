import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bind-sentences.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { appointing } from './binding/subjects.ts'
import { cleanTitle } from './phrases/clean-title.ts'
import { isOpenRole } from './phrases/open-role.ts'
import { parseOrganization, parseOrganizationBefore } from './phrases/parse-organization.ts'
import { parsePeriod } from './phrases/parse-period.ts'
import {
  givenPostEnds,
  ownPostOwners,
  postEnds,
  postOpenings,
  postOrders,
  postOwners,
  welcomingVerbs,
} from './tables/appointment-words.ts'

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
  return welcome.length > 0 ? welcome : parseAct(bound)
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

function parseAct({
  sentence,
  binding,
  intro,
  predicate,
  owned,
  others,
}: BoundSentence): WeighedStatement[] {
  if (owned || binding !== 'named' || others.some((place) => place < 0)) return []
  const verb = appointing.exec(intro)
  const said = role.exec(predicate)
  if (verb === null || said === null) return []
  const title = said[1]?.trim() ?? ''
  const organization = parseOrganizationBefore(intro.slice(0, verb.index))
  if (organization === null || !isOpenRole(title) || sentence.text.includes('?')) return []
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

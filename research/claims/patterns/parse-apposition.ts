import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { functionWords } from '../../text/words/stop-words.ts'
import { toSmall } from '../../text/words/to-small.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { buildRoleStatement } from './build-role-statement.ts'
import { cleanTitle, nextInFront } from './phrases/clean-title.ts'
import { isRoleLine } from './phrases/open-role.ts'
import { parseLocation, toLocation } from './phrases/parse-location.ts'
import { parseOrganization } from './phrases/parse-organization.ts'
import { isOfSeveral, isRoleWord, isTitle } from './phrases/roles.ts'
import { addressWords } from './tables/address-words.ts'
import { finiteVerbs, speakingVerbs } from './tables/clause-words.ts'
import { isFirmName, isPublisher } from './tables/firm-words.ts'
import { formerWords } from './tables/former-words.ts'
import { isTopic } from './tables/topic-words.ts'

const less = 12
const maxRoleWords = 6

const behind = new RegExp(
  unwrap`
    ^\s*(?:\([^()]{0,40}\))?\s*,\s(?:an?\s|the\s|our\s|their\s|its\s)?(\p{Ll}[^,.;:()]{2,58})
    (?=[,.;]|$)`,
  'u',
)
const byTrade = new RegExp(
  unwrap`
    ^(?:(?:An?|The)\s)?([^,.;:()]{3,50}?)\sby\s(?:trade|profession|training|occupation)\b
    [^,.;:()]{0,60},\s$`,
  'iu',
)
/** "A former farrier, she …", "Once a teacher, she …" */
const formerFront = new RegExp(
  unwrap`
    ^(?:An?\s(?=(?:${joinAlternatives(formerWords)})[\s-])
    |(?:${joinAlternatives(formerWords)})\san?\s)
    ([^,.;:()]{3,50}?),\s(?:${joinAlternatives(addressWords)}\.?\s)*$`,
  'iu',
)
const fromFirm = /^(?:\s(?:from|of)|,\s(?:from|of|with))\s(?=\p{Lu}|the\s\p{Lu})/u
/** "NAME of Grenmere Museum said": no name goes on so. */
const behindFirm = new RegExp(
  unwrap`
    ^(?:[,.;:]|\s(?:${[speakingVerbs, finiteVerbs].map(joinAlternatives).join('|')}
    |\p{Ll}{2,}ed)(?!\p{L}))`,
  'u',
)
const bracket = /^\s?\((?=\p{Lu})/u

/**
 * A post beside the name: "NAME, our farrier, …", "A farrier by trade, she …", "NAME from Grenmere
 * Museum", "NAME (Grenmere Museum, Halifax)".
 */
export function parseApposition(bound: BoundSentence): WeighedStatement[] {
  const { owned, binding, intro, predicate, others } = bound
  if (owned || binding === 'line' || binding === 'card') return []
  const confidence = bindingConfidence[binding] - less
  const firm = parseFirmBeside(predicate, confidence)
  if (firm.length > 0) return firm
  const found = behind.exec(predicate)
  const isNear = !others.some((place) => place >= 0 && place < (found?.[0].length ?? 0))
  const role = (isNear ? found?.[1] : undefined) ?? withoutCapital(byTrade.exec(intro)?.[1] ?? '')
  // "his friend NAME, fellow officers, …": the next of several who are named
  if (livesIn.test(role) || isOfSeveral(role) || isOfNextName(role)) return []
  const text = role.replace(/\s(?:in|from|since|and|who|with|at)\s.*$/u, '').trim()
  const isPlain = !/\p{Lu}/u.test(text) && text.split(/\s+/).length <= maxRoleWords
  if (!isPlain || !(isTitle(text) || isRoleLine(text))) return []
  return [buildRoleStatement(text, confidence)]
}

/** "Chartered accountant by trade", at the begin of a sentence */
function withoutCapital(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? toSmall(text) : text
}

/** The post in front of a subject that had it once: "A former farrier, NAME works at Globex". */
export function parseFormer({ intro, owned, binding }: BoundSentence): WeighedStatement[] {
  const said = owned ? undefined : formerFront.exec(intro)?.[1]
  const title = cleanTitle(said ?? null).text
  const isPlain = title !== null && !/\p{Lu}/u.test(title)
  const isPost =
    isPlain && !/\b(?:student|pupil|patient)$/u.test(title) && (isTitle(title) || isRoleLine(title))
  if (!isPost) return []
  const value = { title, organization: null, from: null, to: null, current: false }
  return [{ path: 'work.positions', value, confidence: bindingConfidence[binding] - less }]
}

const nextName = new RegExp(
  unwrap`
    ^(.*?)(?<![\p{L}-])((?:\p{Ll}[\p{L}-]+ ){1,4})
    (\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2})$`,
  'u',
)
const joined = /\s(?:and|und|et|y|e|en)\s$/u

/**
 * "NAME, crime writer and stage manager Otto Rank": a list, in which posts stand in front. No small
 * word parts the last noun from the name.
 */
export function isOfNextName(aside: string): boolean {
  // "NAME, and the director’s double, …": the next of a list
  if (nextInFront.test(aside)) return true
  const [, front = '', nouns = '', name = ''] = nextName.exec(aside) ?? []
  if (isFirmName(name)) return false
  const words = nouns.trim().split(' ')
  const start = words.findLastIndex((word) => functionWords.has(word)) + 1
  const last = words.at(-1) ?? ''
  if (last === '' || start === words.length) return false
  return isRoleWord(last) || joined.test(` ${front}${words.slice(0, start).join(' ')} `)
}

/** "now resident in Halifax" */
const livesIn = /(?:^|\s)resident (?:in|of) \p{Lu}/u

/** An organisation right behind the name, and its place where one follows. */
export function parseFirmBeside(predicate: string, confidence: number): WeighedStatement[] {
  const isBracket = bracket.test(predicate)
  const start = (bracket.exec(predicate) ?? fromFirm.exec(predicate))?.[0].length
  const firm = start === undefined ? null : parseOrganization(predicate, start)
  if (firm === null || !isFirmName(firm.value) || isTopic(firm.value)) return []
  if (isBracket && isPublisher(firm.value)) return []
  const rest = predicate.slice(firm.end)
  const gap = isBracket ? (/^,\s/.exec(rest)?.[0].length ?? 0) : 0
  const place = gap === 0 ? null : parseLocation(predicate, firm.end + gap)
  if (!(isBracket ? /^\)/.test(predicate.slice(place?.end ?? firm.end)) : behindFirm.test(rest)))
    return []
  const value = { title: null, organization: firm.value, from: null, to: null, current: true }
  const post: WeighedStatement = { path: 'work.positions', value, confidence }
  if (place === null) return [post]
  const town = { ...toLocation(place.value), from: null, to: null, current: true }
  return [post, { path: 'locations.items', value: town, confidence: confidence - 5 }]
}

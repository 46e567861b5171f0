import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import type { BoundSentence } from './binding/bound-sentence.ts'
import { bindingConfidence, type WeighedStatement } from './binding/statement.ts'
import { isUnsure } from './binding/vetoes.ts'
import { isOfNextName, parseApposition, parseFirmBeside } from './parse-apposition.ts'
import { parseBracketed } from './parse-entry.ts'
import { parseHomes } from './parse-homes.ts'
import { parseLife } from './parse-life.ts'
import { parseVerbs } from './parse-verbs.ts'
import { isSchool } from './phrases/parse-organization.ts'
import { attributions, finiteVerbs, relativePronouns, statingVerbs } from './tables/clause-words.ts'
import { isFirmName } from './tables/firm-words.ts'
import { toBe } from './tables/life-words.ts'
import { unrealWords } from './tables/veto-words.ts'

const less = 6
const firmLess = 12

const bracket = /^\s?\(([^()]{3,110})\)/u
const commas = /^,\s([^,;:()"“”]{4,90})(?=[,.;]|$)/u
/** Several in a row: ", of Halifax, farrier, employed by Grenmere Museum since 2004," */
const chain = /^((?:,\s[^,;:()"“”]{2,90}(?=,)){2,4})/u
/**
 * Behind "as" or "who as" up to the verb of the clause: "NAME, who as farrier of Grenmere Museum
 * opened …"
 */
const asPost = /^,\swho,?\s(?=as\s)([^,;:()"“”]{4,110})/u

/** The sentence is about a work of fiction, or about an impersonator. */
const unreal = new RegExp(String.raw`\b${joinAlternatives(unrealWords)}\b`, 'iu')

const verbBehind = new RegExp(
  unwrap`
    ^\s*,\s(?:${joinAlternatives(finiteVerbs)}|${joinAlternatives(statingVerbs)}
    |${joinAlternatives(toBe)}
    |[^,;()]{2,90}?(?<!\p{L}|(?<!\p{L})${joinAlternatives(relativePronouns)}\s)
    ${joinAlternatives(toBe)})(?!\p{L})`,
  'u',
)

/** In front of the one whose words follow: what stands behind one comma opens these. */
const attributed = new RegExp(String.raw`(?<!\p{L})${joinAlternatives(attributions)}\s$`, 'iu')

/**
 * Whether a verb follows the name and a comma: "His mother, the sister of NAME, worked as a nurse"
 * says what the subject of the sentence did, "According to NAME, the director is ill" what another
 * is.
 */
export function hasVerbBehind({ intro, predicate }: BoundSentence): boolean {
  const isOpen = attributed.test(intro) && !/^\s*,[^,]*,/.test(predicate)
  return isOpen || verbBehind.test(predicate)
}

/** "a farrier who had never ridden": what the clause doubts is not the post. */
function withoutDoubt(aside: string): string {
  return /^an? /u.test(aside) && isUnsure(aside)
    ? aside.replace(/(?<=\p{L})\s(?:who|that|which)\s.*$/u, '')
    : aside
}

/** In front of what is no next name of a list. */
const ofTown = new RegExp(
  unwrap`
    ^\s(?:of|from)\s((?:\p{Lu}[\p{L}'’.-]+)
    (?:\s(?:(?:on|upon|le|la|de|del)\s)?\p{Lu}[\p{L}'’.-]+){0,2})(?=,\s\p{Ll})`,
  'u',
)

/** "NAME of Halifax, a farrier at Globex": the post stands behind the town. */
export function withoutTown(bound: BoundSentence): BoundSentence {
  const [found = '', town = ''] = ofTown.exec(bound.predicate) ?? []
  if (found === '' || isFirmName(town) || isSchool(town)) return bound
  return {
    ...bound,
    predicate: bound.predicate.slice(found.length),
    others: bound.others.map((place) => (place < 0 ? place : place - found.length)),
  }
}

/**
 * The post that stands in brackets or between commas right behind a name. It holds whatever the
 * sentence around it does with its verb: "Without NAME, farrier at Grenmere Museum, the chapter
 * would not exist", "…, said NAME (farrier, Grenmere Museum)".
 */
export function parseAside(said: BoundSentence): WeighedStatement[] {
  const bound = withoutTown(said)
  const { predicate, name, owned, others, sentence, binding } = bound
  if (name === '' || owned || unreal.test(sentence.text)) return []
  if (binding === 'named' && hasVerbBehind(bound)) return []
  const inside = bracket.exec(predicate)
  const row = chain.exec(predicate)
  const isRow = row !== null && !isUnsure(row[0])
  const found = inside ?? asPost.exec(predicate) ?? (isRow ? row : commas.exec(predicate))
  const aside = withoutDoubt((found?.[1] ?? '').replace(/^,\s/, ''))
  const end = found?.[0].length ?? 0
  // "NAME of Grenmere Museum will speak"
  if (aside === '') return parseFirmBeside(predicate, bindingConfidence[binding] - firmLess)
  if (isUnsure(aside) || others.some((place) => place >= 0 && place < end)) return []
  if (inside === null && isOfNextName(aside)) return []
  const bracketed = inside === null ? [] : parseBracketed(aside, bindingConfidence[binding] - less)
  if (bracketed.length > 0) return bracketed
  const alone: BoundSentence = {
    ...bound,
    intro: '',
    predicate: `, ${aside}.`,
    others: [],
    unsure: false,
  }
  const stated = parseVerbs(alone)
  // the town of a firm is no home
  const isWork = stated.some(({ path }) => path === 'work.positions')
  const read = isWork ? stated.filter(({ path }) => path !== 'locations.items') : stated
  const beside = [...parseHomes(alone), ...parseLife(alone)].filter(
    ({ path }) => path === 'locations.items' || path === 'identity.birthYear',
  )
  // "see NAME (estate manager)": a post alone in brackets is of a namesake
  const apposed = isWork || inside !== null ? [] : parseApposition(alone)
  return [...read, ...beside, ...apposed]
}

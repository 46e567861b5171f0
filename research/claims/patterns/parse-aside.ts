import { joinAlternatives } from '../../text/unwrap.ts'
import type { BoundSentence } from './bind-sentences.ts'
import { parseApposition } from './parse-apposition.ts'
import { parseBracketed } from './parse-entry.ts'
import { parseVerbs } from './parse-verbs.ts'
import { bindingConfidence, type WeighedStatement } from './statement.ts'
import { finiteVerbs } from './tables/clause-words.ts'
import { unrealWords } from './tables/veto-words.ts'
import { isUnsure } from './vetoes.ts'

const less = 6

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

const verbBehind = new RegExp(String.raw`^\s*,\s${joinAlternatives(finiteVerbs)}(?!\p{L})`, 'u')

/**
 * Whether a verb follows the name and a comma: "His mother, the sister of NAME, worked as a nurse"
 * says what the subject of the sentence did.
 */
export function hasVerbBehind({ predicate }: BoundSentence): boolean {
  return verbBehind.test(predicate)
}

/**
 * The post that stands in brackets or between commas right behind a name. It holds whatever the
 * sentence around it does with its verb: "Without NAME, farrier at Grenmere Museum, the chapter
 * would not exist", "…, said NAME (farrier, Grenmere Museum)".
 */
export function parseAside(bound: BoundSentence): WeighedStatement[] {
  const { predicate, name, owned, others, sentence, binding } = bound
  if (name === '' || owned || unreal.test(sentence.text)) return []
  if (binding === 'named' && hasVerbBehind(bound)) return []
  const inside = bracket.exec(predicate)
  const row = chain.exec(predicate)
  const isRow = row !== null && !isUnsure(row[0])
  const found = inside ?? asPost.exec(predicate) ?? (isRow ? row : commas.exec(predicate))
  const aside = (found?.[1] ?? '').replace(/^,\s/, '')
  const end = found?.[0].length ?? 0
  if (aside === '' || isUnsure(aside) || others.some((place) => place >= 0 && place < end))
    return []
  if (inside !== null) return parseBracketed(aside, bindingConfidence[binding] - less)
  const alone: BoundSentence = {
    ...bound,
    intro: '',
    predicate: `, ${aside}.`,
    others: [],
    unsure: false,
  }
  const verbs = parseVerbs(alone).filter(({ path }) => path === 'work.positions')
  return verbs.length > 0
    ? verbs
    : parseApposition(alone).filter(({ path }) => path === 'work.positions')
}

import { toStem } from '../../text/words/to-stem.ts'
import { findNegations } from './find-negations.ts'
import { toPlainClaim } from './parse-frame.ts'
import { parseSentenceWords, type SupportWord } from './parse-sentence-words.ts'
import { framingWords } from './tables/function-words.ts'

/**
 * What a claim says: its words with a weight each, in order, none twice. `pairs`: words that stand
 * side by side in it.
 */
export type ClaimWords = {
  text: string
  keys: readonly string[]
  weights: readonly number[]
  kinds: readonly SupportWord['kind'][]
  pairs: readonly (readonly [number, number])[]
  all: readonly SupportWord[]
}

/** What a word that only frames a fact counts. */
export const framingWeight = 0.4

const framingStems: ReadonlySet<string> = new Set([...framingWords].map(toStem))
const weightOf: Readonly<Record<SupportWord['kind'], number>> = {
  name: 1.4,
  number: 1.4,
  month: 0.7,
  plain: 1,
  function: 0,
}

/** A claim is a sentence or a paragraph; longer ones are compared by their start. Characters. */
const maxLength = 4_000

/**
 * The words of a claim with their weights; negations and function words apart. Only its first
 * characters are read.
 */
export function parseClaim(claim: string): ClaimWords {
  const text = toPlainClaim(claim.slice(0, maxLength))
  const all = parseSentenceWords(text)
  const keys: string[] = []
  const weights: number[] = []
  const kinds: SupportWord['kind'][] = []
  const pairs: [number, number][] = []
  let previous = -1
  const negations = new Set(findNegations(all))
  for (const [place, word] of all.entries()) {
    if (word.kind === 'function' || negations.has(place)) continue
    let index = keys.indexOf(word.key)
    if (index < 0) {
      index = keys.push(word.key) - 1
      weights.push(
        word.kind === 'plain' && framingStems.has(word.key) ? framingWeight : weightOf[word.kind],
      )
      kinds.push(word.kind)
    }
    if (previous >= 0 && previous !== index) pairs.push([previous, index])
    previous = index
  }
  return { text, keys, weights, kinds, pairs, all }
}

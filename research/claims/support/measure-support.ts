import { type Alignment, scoreHits } from './align-documents.ts'
import { chooseBestWindow, scoreRecall, type Window } from './best-window.ts'
import {
  countChangedNegations,
  countChangedOpposites,
  countMissingQuantifiers,
} from './contradict.ts'
import { countSwappedRoles } from './count-swapped-roles.ts'
import type { ClaimWords } from './parse-claim.ts'

/** What speaks for a claim: shares, 0..1. */
export const speaksFor = ['window', 'all', 'order', 'phrases', 'focus'] as const
/** What speaks against it: shares or small counts. */
export const speaksAgainst = [
  'names',
  'chance',
  'negated',
  'opposite',
  'quantifier',
  'swapped',
] as const
export type Measure = (typeof speaksFor)[number] | (typeof speaksAgainst)[number]
export type Measures = Readonly<Record<Measure, number>>

/**
 * A passage of up to `minCrowd` sentences matches a claim by chance hardly more than one sentence
 * does; a page of `maxCrowd` and more does, however long it is.
 */
const [minCrowd, maxCrowd] = [14, 20]

/**
 * The measures by which support is scored.
 * @param window the sentences that fit the claim best
 */
export function measureSupport(claim: ClaimWords, alignment: Alignment, window: Window): Measures {
  const { sentences } = window
  const everywhere = scoreHits(claim, alignment)
  const words = sentences.flatMap((sentence) => sentence.words)
  const [nearest] = chooseBestWindow(claim, alignment, 1).sentences
  return {
    window: window.recall,
    all: scoreRecall(claim, everywhere),
    order: computeOrder(claim, window),
    phrases: phraseShare(
      claim.all.map(({ key }) => key),
      sentences.map((sentence) => sentence.words.map(({ key }) => key)),
    ),
    focus: computeFocus(window),
    names: missingNames(claim, everywhere),
    chance: computeCrowd(alignment) * (1.2 - window.recall),
    negated: nearest === undefined ? 0 : countChangedNegations(claim, nearest),
    opposite: Math.min(2, countOpposites(claim, alignment, window)),
    quantifier: Math.min(2, countMissingQuantifiers(claim, words)),
    swapped: sentences.some((sentence) => countSwappedRoles(claim, sentence.words)) ? 1 : 0,
  }
}

/**
 * How many of the pairs of words that stand together in the claim stand near each other in one
 * sentence, in that order.
 */
function computeOrder({ pairs, keys }: ClaimWords, { sentences }: Window): number {
  if (pairs.length === 0) return keys.length > 0 && sentences.length > 0 ? 1 : 0
  const near = pairs.filter(([a, b]) =>
    sentences.some(({ at }) => {
      const [first, second] = [at[a] ?? -1, at[b] ?? -1]
      return first >= 0 && second > first && second - first <= 5
    }),
  )
  return near.length / pairs.length
}

/** Which share of what the sentences say the claim says too. */
function computeFocus({ sentences }: Window): number {
  const content = sentences.reduce(
    (sum, { words }) => sum + words.filter((word) => word.kind !== 'function').length,
    0,
  )
  const hit = sentences.reduce((sum, { at }) => sum + at.filter((place) => place >= 0).length, 0)
  return content === 0 ? 0 : Math.min(1, hit / content)
}

function countOpposites(claim: ClaimWords, { titles }: Alignment, { sentences }: Window): number {
  return Math.max(
    0,
    ...sentences.map((sentence) =>
      countChangedOpposites(claim, sentence, titles[sentence.document]),
    ),
  )
}

/** 0..1, from a passage to a page. */
function computeCrowd({ sentences: { length } }: Alignment): number {
  return (
    Math.log2(Math.min(maxCrowd, Math.max(minCrowd, length)) / minCrowd) /
    Math.log2(maxCrowd / minCrowd)
  )
}

function missingNames({ kinds }: ClaimWords, hits: readonly number[]): number {
  const places = kinds.flatMap((kind, i) => (kind === 'name' ? [i] : []))
  return places.length === 0 ? 0 : places.filter((i) => (hits[i] ?? 0) < 0.5).length / places.length
}

/**
 * @returns which share of the two-word phrases of a claim, function words included, one of the
 * sentences has too
 */
function phraseShare(claim: readonly string[], sentences: readonly (readonly string[])[]): number {
  const wanted = collectPhrases(claim)
  if (wanted.size === 0) return 0
  const said = new Set(sentences.flatMap((keys) => [...collectPhrases(keys)]))
  return [...wanted].filter((phrase) => said.has(phrase)).length / wanted.size
}

function collectPhrases(keys: readonly string[]): Set<string> {
  return new Set(keys.slice(1).map((key, index) => `${keys[index]} ${key}`))
}

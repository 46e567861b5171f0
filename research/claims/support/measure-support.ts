import { type Alignment, scoreHits } from './align-sources.ts'
import { bestWindow, scoreRecall, type Window } from './best-window.ts'
import { negationDiffers, oppositesIn, quantifiersMissing } from './contradict.ts'
import { letterShare, phraseShare } from './overlap-shares.ts'
import type { ClaimWords } from './parse-claim.ts'
import { rolesSwapped } from './roles-swapped.ts'

/** What speaks for a claim: shares, 0..1. */
export const speaksFor = ['window', 'all', 'order', 'phrases', 'letters', 'focus'] as const
/** What speaks against it: shares or small counts. */
export const speaksAgainst = [
  'names',
  'numbers',
  'chance',
  'negated',
  'opposite',
  'quantifier',
  'swapped',
] as const
export type Measure = (typeof speaksFor)[number] | (typeof speaksAgainst)[number]
export type Measures = Readonly<Record<Measure, number>>

/**
 * Sources of up to this many sentences match a claim by chance hardly more than one sentence does;
 * from `many` on it makes no more difference.
 */
const [few, many] = [16, 128]
const crowdOf = (sentences: number): number =>
  Math.log2(Math.min(many, Math.max(few, sentences)) / few)

/** @param texts the sources' own text, as the alignment's offsets count it */
export function measureSupport(
  claim: ClaimWords,
  alignment: Alignment,
  window: Window,
  texts: readonly string[],
): Measures {
  const { sentences } = window
  const everywhere = scoreHits(claim, alignment)
  const words = sentences.flatMap((sentence) => sentence.words)
  const said = sentences
    .map(({ source, start, end }) => texts[source]?.slice(start, end) ?? '')
    .join(' ')
  const [nearest] = bestWindow(claim, alignment, 1).sentences
  return {
    window: window.recall,
    all: scoreRecall(claim, everywhere),
    order: orderOf(claim, window),
    phrases: phraseShare(
      claim.all.map(({ key }) => key),
      sentences.map((sentence) => sentence.words.map(({ key }) => key)),
    ),
    letters: letterShare(claim.text, said),
    focus: focusOf(window),
    names: missing(claim, everywhere, 'name'),
    numbers: missing(claim, everywhere, 'number'),
    chance: crowdOf(alignment.sentences.length) * (1.2 - window.recall),
    negated: nearest === undefined ? 0 : negationDiffers(claim, nearest),
    opposite: Math.min(2, oppositesIn(claim, words)),
    quantifier: Math.min(2, quantifiersMissing(claim, words)),
    swapped: sentences.some((sentence) => rolesSwapped(claim, sentence.words)) ? 1 : 0,
  }
}

/**
 * How many of the pairs of words that stand together in the claim stand near each other in one
 * sentence, in that order.
 */
function orderOf({ pairs, keys }: ClaimWords, { sentences }: Window): number {
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
function focusOf({ sentences }: Window): number {
  const content = sentences.reduce(
    (sum, { words }) => sum + words.filter((word) => word.kind !== 'function').length,
    0,
  )
  const hit = sentences.reduce((sum, { at }) => sum + at.filter((place) => place >= 0).length, 0)
  return content === 0 ? 0 : Math.min(1, hit / content)
}

function missing(claim: ClaimWords, hits: readonly number[], kind: 'name' | 'number'): number {
  const places = claim.kinds.flatMap((k, i) => (k === kind ? [i] : []))
  return places.length === 0 ? 0 : places.filter((i) => (hits[i] ?? 0) < 0.5).length / places.length
}

import type { Aligned, Alignment } from './align-documents.ts'
import type { ClaimWords } from './parse-claim.ts'

/** Sentences in a row that say most of a claim; none where there is no sentence. */
export type Window = { sentences: readonly Aligned[]; recall: number }

const maxWindowSentences = 3
/**
 * Weight of words in a title: it applies to each sentence, since it resolves pronouns, but less
 * surely.
 */
const titleShare = 0.8
/** What one more sentence has to add, so that it is shown. */
const worthASentence = 0.02

/**
 * @returns the one to three sentences of one document that say most of the claim, as few as say it
 */
export function chooseBestWindow(
  claim: ClaimWords,
  { sentences, titles }: Alignment,
  width = maxWindowSentences,
): Window {
  let best: Window = { sentences: [], recall: 0 }
  for (const [first, { document }] of sentences.entries()) {
    const hits = claim.keys.map((_, i) => titleShare * (titles[document]?.[i] ?? 0))
    for (let last = first; last < first + width; last += 1) {
      const sentence = sentences[last]
      if (sentence === undefined || sentence.document !== document) break
      for (const [i, hit] of sentence.hits.entries()) if (hit > (hits[i] ?? 0)) hits[i] = hit
      const recall = scoreRecall(claim, hits)
      const price = worthASentence * (last - first)
      if (recall > best.recall + price)
        best = { sentences: sentences.slice(first, last + 1), recall }
    }
  }
  return best
}

/** @returns 0..1: how much of what the claim says, by weight, the hits cover */
export function scoreRecall({ weights }: ClaimWords, hits: readonly number[]): number {
  let [said, all] = [0, 0]
  for (const [i, weight] of weights.entries()) {
    said += weight * (hits[i] ?? 0)
    all += weight
  }
  return all === 0 ? 0 : said / all
}

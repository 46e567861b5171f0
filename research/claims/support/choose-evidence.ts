import type { Aligned, Alignment } from './align-documents.ts'
import { scoreRecall } from './best-window.ts'
import type { ClaimWords } from './parse-claim.ts'

/** Most sentences that are named as evidence. */
const maxSentences = 4

/** What a further sentence has to add to what the others say, as a share of the claim. */
const minGain = 0.1

/** Long sentences say many words by chance: what each factor of words costs, of the claim. */
const lengthPrice = { share: 0.04, words: 20 }

/** A sentence beside one that is chosen is likelier to speak of the same. */
const neighbourBonus = 0.5

/**
 * The sentences that together say most of a claim, in the order of the documents: as many as add
 * something, wherever they stand. Words that few sentences have count more, since they say which
 * sentence is meant.
 */
export function chooseEvidence(claim: ClaimWords, { sentences }: Alignment): Aligned[] {
  const weighted = { ...claim, weights: weighRareWords(claim, sentences) }
  const said = claim.keys.map(() => 0)
  const chosen: number[] = []
  while (chosen.length < maxSentences) {
    const next = bestAddition(weighted, sentences, said, chosen)
    if (next === null || (chosen.length > 0 && next.gain < minGain)) break
    chosen.push(next.index)
    for (const [i, hit] of (sentences[next.index]?.hits ?? []).entries())
      said[i] = Math.max(said[i] ?? 0, hit)
  }
  return chosen.sort((a, b) => a - b).flatMap((index) => sentences[index] ?? [])
}

function bestAddition(
  claim: ClaimWords,
  sentences: readonly Aligned[],
  said: readonly number[],
  chosen: readonly number[],
): { index: number; gain: number } | null {
  const before = scoreRecall(claim, said)
  let best: { index: number; gain: number } | null = null
  for (const [index, { hits, words }] of sentences.entries()) {
    if (chosen.includes(index) || !hits.some((hit) => hit > 0)) continue
    const after = scoreRecall(
      claim,
      said.map((hit, i) => Math.max(hit, hits[i] ?? 0)),
    )
    const price = lengthPrice.share * Math.log1p(words.length / lengthPrice.words)
    const isBeside = chosen.some((other) => Math.abs(other - index) === 1)
    const gain = (after - before - price) * (isBeside ? 1 + neighbourBonus : 1)
    if (gain > (best?.gain ?? 0)) best = { index, gain }
  }
  return best
}

function weighRareWords(claim: ClaimWords, sentences: readonly Aligned[]): number[] {
  return claim.weights.map((weight, i) => {
    const saying = sentences.filter(({ hits }) => (hits[i] ?? 0) > 0).length
    return weight * Math.log1p(sentences.length / (1 + saying))
  })
}

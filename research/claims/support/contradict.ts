import { stemWord } from '../../text/stem-word.ts'
import { quantifiers } from '../../text/tables/word-kin.ts'
import { wordGroups } from '../../text/word-set.ts'
import type { Aligned } from './align-sources.ts'
import { scoreRecall } from './best-window.ts'
import { excludedStems } from './excluded-stems.ts'
import { findNegations } from './find-negations.ts'
import type { ClaimWords } from './parse-claim.ts'
import type { Word } from './parse-words.ts'

/**
 * How far behind a negation what it denies stands, in words; and how many words that carry a fact
 * it denies.
 */
const [reach, maxDenied] = [5, 2]
/** Sentences that share less speak of something else as well, which they may deny. */
const nearlyAll = 0.6

/**
 * @returns 1 where a sentence says most of a claim, but only one of the two denies a word that both
 * have, else 0
 */
export function negationDiffers(claim: ClaimWords, sentence: Aligned): number {
  if (scoreRecall(claim, sentence.hits) < nearlyAll) return 0
  const [claimed, said] = [deniedIn(claim.all, 1), deniedIn(sentence.words, 1)]
  // the sentence may say the claim's word in another form, or by another word
  return claim.keys.some((key, i) => {
    const word = sentence.words[sentence.at[i] ?? -1]
    return word !== undefined && claimed.has(key) !== said.has(word.key)
  })
    ? 1
    : 0
}

/** @returns keys of what stands within the reach of a negation */
export function deniedIn(words: readonly Word[], most = maxDenied): ReadonlySet<string> {
  const denied = new Set<string>()
  for (const place of findNegations(words)) {
    const following = words
      .slice(place + 1, place + 1 + reach)
      .filter((word) => word.kind !== 'function')
    for (const word of following.slice(0, most)) denied.add(word.key)
  }
  return denied
}

/** @returns how many words of the claim the words of the source replace by their opposites */
export function oppositesIn(claim: ClaimWords, words: readonly Word[]): number {
  const said = new Set(words.map((word) => stemWord(word.folded)))
  const claimed = new Set(claim.all.map((word) => stemWord(word.folded)))
  let count = 0
  for (const word of claimed)
    if (
      !said.has(word) &&
      (excludedStems().get(word) ?? []).some((other) => said.has(other) && !claimed.has(other))
    )
      count += 1
  return count
}

const quantifierGroups = wordGroups(quantifiers)

/** @returns how many of the claim's `first`, `only`, `all`, … the words of the source do not say */
export function quantifiersMissing(claim: ClaimWords, words: readonly Word[]): number {
  const said = new Set(words.map((word) => quantifierGroups.get(word.folded) ?? ''))
  const claimed = new Set(
    claim.all
      .map((word) => quantifierGroups.get(word.folded) ?? '')
      .filter((group) => group !== ''),
  )
  return [...claimed].filter((group) => !said.has(group)).length
}

import { parseWordGroups } from '../../text/patterns/word-set.ts'
import { quantifiers } from '../../text/words/tables/word-kin.ts'
import { toStem } from '../../text/words/to-stem.ts'
import type { Aligned } from './align-documents.ts'
import { scoreRecall } from './best-window.ts'
import { excludedStems, isExcluding } from './excluded-stems.ts'
import { findNegations } from './find-negations.ts'
import type { ClaimWords } from './parse-claim.ts'
import type { SupportWord } from './parse-sentence-words.ts'

/**
 * How far behind a negation what it denies stands, in words; and how many words that carry a fact
 * it denies.
 */
const [maxReachWords, maxDeniedWords] = [5, 2]
/** Words this near are adjacent: one word may stand between them. */
const maxBesideWords = 2
/** Sentences that share less speak of something else as well, which they may deny. */
const nearlyAll = 0.6

/**
 * @returns 1 where a sentence says most of a claim, but only one of the two denies a word that both
 * have, else 0. A sentence that says a word again without denying it does not deny it.
 */
export function countChangedNegations(claim: ClaimWords, sentence: Aligned): number {
  if (scoreRecall(claim, sentence.hits) < nearlyAll) return 0
  const [claimed, said] = [denialsIn(claim.all), denialsIn(sentence.words)]
  // the sentence may say the claim's word in another form, or by another word
  return claim.keys.some((key, i) => {
    const word = sentence.words[sentence.at[i] ?? -1]
    if (word === undefined) return false
    const isDenied = said.first.has(word.key) && !said.affirmed.has(word.key)
    return claimed.first.has(key) ? !said.any.has(word.key) : isDenied && !claimed.any.has(key)
  })
    ? 1
    : 0
}

/** Keys of the first word behind each negation, of any that it may deny, and of all others. */
function denialsIn(
  words: readonly SupportWord[],
): Record<'first' | 'any' | 'affirmed', Set<string>> {
  const near = deniedPlaces(words, 1)
  const others = new Set(words.keys()).difference(near)
  return {
    first: keysAt(words, near),
    any: keysAt(words, deniedPlaces(words, maxDeniedWords)),
    affirmed: keysAt(words, others),
  }
}

/** @returns keys of what stands within the reach of a negation */
export function findDenied(words: readonly SupportWord[]): ReadonlySet<string> {
  return keysAt(words, deniedPlaces(words, maxDeniedWords))
}

function deniedPlaces(words: readonly SupportWord[], maxWords: number): Set<number> {
  const denied = new Set<number>()
  for (const negation of findNegations(words)) {
    const following = words
      .slice(negation + 1, negation + 1 + maxReachWords)
      .flatMap(({ kind }, index) => (kind === 'function' ? [] : [negation + 1 + index]))
    for (const place of following.slice(0, maxWords)) denied.add(place)
  }
  return denied
}

function keysAt(words: readonly SupportWord[], places: ReadonlySet<number>): Set<string> {
  return new Set([...places].flatMap((place) => words[place]?.key ?? []))
}

/**
 * @returns how many words of the claim a sentence replaces by their opposites: where, under its
 * title, it says most of the rest, or the word beside
 */
export function countChangedOpposites(
  claim: ClaimWords,
  sentence: Aligned,
  title: readonly number[] | undefined,
): number {
  const replaced = replacedIn(claim, sentence.words)
  const weights = claim.weights.map((weight, i) => (replaced.has(claim.keys[i] ?? '') ? 0 : weight))
  const hits = sentence.hits.map((hit, i) => Math.max(hit, title?.[i] ?? 0))
  if (scoreRecall({ ...claim, weights }, hits) >= nearlyAll) return replaced.size
  return [...replaced].filter((word) => standsAlike(word, claim, sentence)).length
}

/** Whether a word of the claim and its opposite in the sentence stand beside the same word. */
function standsAlike(word: string, { pairs, keys }: ClaimWords, { words, at }: Aligned): boolean {
  const opposites = excludedStems().get(word) ?? []
  const isBeside = (neighbour: number): boolean => {
    const place = at[neighbour] ?? -1
    const around = words.slice(Math.max(0, place - maxBesideWords), place + 1 + maxBesideWords)
    return place >= 0 && around.some(({ folded }) => opposites.includes(toStem(folded)))
  }
  return pairs.some(
    ([a, b]) => (keys[a] === word && isBeside(b)) || (keys[b] === word && isBeside(a)),
  )
}

/** @returns how many words of the claim the words of the document replace by their opposites */
export function countOpposites(claim: ClaimWords, words: readonly SupportWord[]): number {
  return replacedIn(claim, words).size
}

/** Stems of the claim that the words do not have, while they have an opposite. */
function replacedIn(claim: ClaimWords, words: readonly SupportWord[]): Set<string> {
  const [said, claimed] = [toStems(words), toStems(claim.all)]
  const [excluding, excluded] = [toStems(listExcluding(words)), toStems(listExcluding(claim.all))]
  const isReplaced = (word: string): boolean =>
    (excludedStems().get(word) ?? []).some((other) => excluding.has(other) && !claimed.has(other))
  return new Set([...excluded.difference(said)].filter(isReplaced))
}

function toStems(words: readonly SupportWord[]): Set<string> {
  return new Set(words.map(({ folded }) => toStem(folded)))
}

function listExcluding(words: readonly SupportWord[]): SupportWord[] {
  return words.filter(({ folded }) => isExcluding(folded))
}

const quantifierGroups = parseWordGroups(quantifiers)

/** @returns how many of the claim's `first`, `only`, `all`, … are not among the document's words */
export function countMissingQuantifiers(claim: ClaimWords, words: readonly SupportWord[]): number {
  const said = new Set(words.map((word) => quantifierGroups.get(word.folded) ?? ''))
  const claimed = new Set(
    claim.all
      .map((word) => quantifierGroups.get(word.folded) ?? '')
      .filter((group) => group !== ''),
  )
  return [...claimed].filter((group) => !said.has(group)).length
}

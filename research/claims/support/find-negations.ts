import { findLanguages } from './find-languages.ts'
import type { SupportWord } from './parse-sentence-words.ts'
import { ambiguousDenials, nameLike, rareDenials } from './tables/negations.ts'

/** In front of these words `not` denies nothing: `not only`. */
const affirming = /^(?:only|just|merely|nur|solo|seulement|longer|doubt)$/

/** A heading that writes most of its words with a capital. */
const titleShare = 0.7

/**
 * Places of the words that turn a sentence around. A word that only some languages deny with does
 * so in a sentence of theirs: "Mai" is never in Italian, and a month or a name elsewhere. The same
 * holds for each denial that is written as a name in a sentence of another language.
 */
export function findNegations(words: readonly SupportWord[]): number[] {
  const places: number[] = []
  for (const [place, word] of words.entries()) {
    if (!word.negates || affirming.test(words[place + 1]?.folded ?? '')) continue
    if (isForeignName(words, place)) continue
    if (ambiguousDenials.has(word.folded) && !denies(words, place)) continue
    places.push(place)
  }
  return places
}

/** "Jamais Cascio works here": a name that denies in another language than its sentence's. */
function isForeignName(words: readonly SupportWord[], place: number): boolean {
  if (!isNamed(words, place)) return false
  const { folded = '' } = words[place] ?? {}
  const languages = findLanguages(words)
  return languages.length > 0 && !languages.some(({ denials }) => denials.has(folded))
}

function denies(words: readonly SupportWord[], place: number): boolean {
  const { folded = '' } = words[place] ?? {}
  const [isBehind, isAhead] = [place - 1, place + 1].map((at) => words[at]?.kind === 'number')
  if (folded === 'no' && isAhead) return false
  if (folded === 'mai' && (isBehind || isAhead)) return false
  if (nameLike.has(folded) && isNamed(words, place)) return false
  const languages = findLanguages(words)
  if (languages.length === 0) return !rareDenials.has(folded)
  return languages.some(({ denials }) => denials.has(folded))
}

/**
 * Whether a word stands in capitals as a name does: not in a heading, and first only before
 * another.
 */
function isNamed(words: readonly SupportWord[], place: number): boolean {
  const { written = '' } = words[place] ?? {}
  if (!/^\p{Lu}/u.test(written) || written === written.toUpperCase()) return false
  if (place === 0) return isCapital(words[1])
  return words.filter(isCapital).length < titleShare * words.length
}

function isCapital(word: SupportWord | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.written)
}

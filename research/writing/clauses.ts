import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { foldWords } from '../text/words/fold.ts'
import { clauseWords } from './tables/hedge-words.ts'

/**
 * What begins another statement within a sentence. "Bristol-based" in front of a role is one for
 * itself; the comma of a number is none.
 */
const marks = String.raw`(?<!\d),|,(?!\d)|[;:()–—]|\s-\s`
const english = new RegExp(
  unwrap`
    ${marks}|(?<=\p{L}-based)\s
    |(?=\b(?:who|whose)\b)|\b${joinAlternatives(clauseWords)}\b`,
  'giu',
)

/** The same in another language, by the words with which its clauses begin. */
export function buildBoundary(words: string): RegExp {
  return new RegExp(`${marks}|(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
}

/** A name of several parts as a sentence may write it. */
const nameLike = /\p{Lu}[\p{L}\p{M}'’-]*\.?(?:\s+\p{Lu}[\p{L}\p{M}'’-]*\.?)+/gu

/**
 * The parts of a sentence that state something for themselves, around the names given,
 * with or without their middle parts.
 */
export function splitClauses(
  text: string,
  given: readonly string[],
  boundary: RegExp = english,
): string[] {
  const names = given.filter((name) => name.trim() !== '').map((name) => RegExp.escape(name))
  const known = new Set(given.flatMap(foldWords))
  const bare =
    names.length === 0 ? text : text.replace(new RegExp(joinAlternatives({ names }), 'giu'), ' ; ')
  return bare
    .replace(nameLike, (name) => (foldWords(name).every((word) => known.has(word)) ? ' ; ' : name))
    .split(boundary)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

import { joinAlternatives, unwrap } from '../text/patterns/unwrap.ts'
import { clauseWords } from './tables/hedge-words.ts'

/**
 * What begins another statement within a sentence. "Bristol-based" in front of a role is one for
 * itself.
 */
const boundary = new RegExp(
  unwrap`
    [,;:()–—]|\s-\s|(?<=\p{L}-based)\s
    |\b${joinAlternatives(clauseWords)}\b`,
  'giu',
)

/** The parts of an English sentence that state something for themselves, around the names given. */
export function splitClauses(text: string, given: readonly string[]): string[] {
  const names = given.filter((name) => name.trim() !== '').map((name) => RegExp.escape(name))
  const bare =
    names.length === 0 ? text : text.replace(new RegExp(joinAlternatives({ names }), 'giu'), ' ; ')
  return bare
    .split(boundary)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

import type { PersonName } from '../../research/identity/names/person-name.ts'
import { toWrittenName } from '../../research/identity/queries/to-written-name.ts'
import { foldText } from '../../research/text/fold.ts'

/**
 * What the registry's Solr index is asked for a name: its parts, or the whole among credit and
 * other names. Null when no word is left.
 */
export function buildOrcidQuery(text: string, { given, family }: PersonName): string | null {
  const whole = toWrittenName(text)
  const familyTerms = family.map((word) => spellings(word, whole))
  const [first] = given
  if (familyTerms.length === 0 || whole === '') return null
  if (first === undefined) return `given-and-family-names:${familyTerms[0]}`
  // One given name is enough: many leave out the others. An initial stands for all names that begin
  // so.
  const givenTerm = first.length === 1 ? `${first}*` : spellings(first, whole)
  const parts = [
    `given-names:${givenTerm}`,
    ...familyTerms.map((term) => `family-name:${term}`),
  ].join(' AND ')
  return (
    `(${parts}) OR credit-name:${buildOrcidPhrase(whole)} OR ` +
    `other-names:${buildOrcidPhrase(whole)}`
  )
}

/** Solr reads nothing inside quotes but quotes and backslashes. */
export function buildOrcidPhrase(text: string): string {
  return `"${text.replace(/["\\]/g, ' ').trim()}"`
}

/**
 * A folded word, and how the searcher wrote it where that differs. @param folded in lower-case
 * ASCII
 */
function spellings(folded: string, whole: string): string {
  const written = whole.split(/[\s.'’-]+/).find((word) => foldText(word).trim() === folded)
  return written === undefined || written.toLowerCase() === folded
    ? folded
    : `(${buildOrcidPhrase(written)} OR ${folded})`
}

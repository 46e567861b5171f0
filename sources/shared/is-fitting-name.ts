import { scoreNames } from '../../research/identity/names/score-names.ts'
import type { Question } from './source.ts'

/** Below this, two names are more likely those of two people. */
const minScore = 50

/**
 * True when one of a record's names can be the one asked for. Providers' own searches also match
 * titles, co-authors and half of a name.
 */
export function isFittingName(names: readonly string[], sought: string): boolean {
  return names.some((name) => scoreNames(name, sought).score >= minScore)
}

/** The same for a question: one that is not about a name is not judged by names. */
export function isFittingQuestion(names: readonly string[], question: Question): boolean {
  return question.kind !== 'name' || isFittingName(names, question.text)
}

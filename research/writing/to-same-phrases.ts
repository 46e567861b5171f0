import { samePhrases } from './tables/same-phrases.ts'

const patterns = samePhrases.map(
  ([phrase, as]) => [new RegExp(`\\b(?:${phrase})\\b`, 'giu'), as] as const,
)

/** A text whose phrases are compared as the words that say the same. */
export function toSamePhrases(text: string): string {
  return patterns.reduce((words, [phrase, as]) => words.replace(phrase, as), text)
}

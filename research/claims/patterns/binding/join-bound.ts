import type { BoundSentence } from './bound-sentence.ts'

/**
 * A sentence as one text, with `|` where its subject stands, and where the next name in it begins.
 * Null where the sentence is about what the subject owns, a line, a card or a name alone.
 */
export function joinBound({
  intro,
  predicate,
  owned,
  others,
  binding,
}: BoundSentence): { text: string; until: number } | null {
  if (owned || binding === 'line' || binding === 'card' || binding === 'named') return null
  const text = `${intro}|${predicate}`
  const places = others.map((place) => place + intro.length + 1).filter((place) => place >= 0)
  return { text, until: Math.min(text.length, ...places) }
}

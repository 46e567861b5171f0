import { locateExcerpt } from './locate-excerpt.ts'
import type { Span } from './span.ts'
import { sentenceAround } from './split-sentences.ts'

/** Where a text says an excerpt, as whole sentences; null when it does not say it. */
export function locateSentences(text: string, excerpt: string): Span | null {
  const place = locateExcerpt(text, excerpt)
  return place === null ? null : sentenceAround(text, place)
}

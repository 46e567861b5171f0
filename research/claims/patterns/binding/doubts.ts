import type { BoundSentence } from './bound-sentence.ts'
import { maxSentenceLength } from './page-sentences.ts'
import type { SeenSentence } from './parse-seen-page.ts'
import { findSurePart, isUnsure } from './vetoes.ts'

/** Of an unsure sentence, the part that its doubt leaves alone. */
export function cutDoubt(seen: SeenSentence): SeenSentence {
  const { sentence, spans, others } = seen
  const { text, quoted } = sentence
  if (quoted || text.length > maxSentenceLength || /["“”„«»]/u.test(text)) return seen
  const part = findSurePart(text)
  const isInside = (at: number) => part !== null && at >= part.start && at < part.end
  if (part === null || !spans.every(({ start }) => isInside(start)) || !isUnsure(text)) return seen
  return {
    ...seen,
    sentence: {
      ...sentence,
      text: text.slice(part.start, part.end),
      start: sentence.start + part.start,
      end: sentence.start + part.end,
    },
    spans: spans.map((span) => ({
      ...span,
      start: span.start - part.start,
      end: span.end - part.start,
    })),
    others: others.filter(isInside).map((at) => at - part.start),
  }
}

const relativeClause = /^,\swho\s[^,.;:?]{3,90}(?=,\s)/u

/** "NAME, who will keep her name, is a farrier": the clause in commas doubts nothing outside it. */
export function withoutDoubtfulAside(
  one: Omit<BoundSentence, 'unsure' | 'under'>,
  text: string,
): Omit<BoundSentence, 'under'> {
  const unsure = isUnsure(text)
  const clause = unsure ? relativeClause.exec(one.predicate)?.[0] : undefined
  if (clause === undefined) return { ...one, unsure }
  const predicate = one.predicate.slice(clause.length).replace(/^,/, '')
  const isSure = !isUnsure(`${one.intro} ${predicate}`)
  return isSure
    ? {
        ...one,
        predicate,
        others: one.others.map((at) => (at > clause.length ? at - clause.length - 1 : at)),
        unsure: false,
      }
    : { ...one, unsure: true }
}

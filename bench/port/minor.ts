import { z } from 'zod'
import { findMinorSpans } from '../../research/safety/is-likely-minor.ts'

const Line = z.object({ text: z.string() })

type Answer = { minor: boolean; spans: { start: number; end: number; text: string }[] }

/**
 * Op `minor` of the bench port: whether a text shows that the person it is about is a minor, and
 * where.
 */
export function answerMinor(line: unknown): Answer {
  const { text } = Line.parse(line)
  const spans = findMinorSpans(text, new Date().getUTCFullYear())
  return {
    minor: spans.length > 0,
    spans: spans.map(({ start, end, text }) => ({ start, end, text })),
  }
}

import { z } from 'zod'
import { judgeSupport } from '../../research/claims/support/judge-support.ts'

const Line = z.object({ claim: z.string(), sources: z.array(z.string()) })

type Answer = {
  score: number
  supported: boolean
  spans: { source: number; start: number; end: number; text: string }[]
}

/**
 * Op `support` of the bench port: whether the sources say what the claim says, and
 * where.
 */
export function support(line: unknown): Answer {
  const { claim, sources } = Line.parse(line)
  const { spans, ...judged } = judgeSupport({ claim, sources })
  return {
    ...judged,
    spans: spans.map((span) => ({
      ...span,
      text: sources[span.source]?.slice(span.start, span.end) ?? '',
    })),
  }
}

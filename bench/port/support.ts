import { z } from 'zod'
import { judgeSupport } from '../../research/claims/support/judge-support.ts'

/** Characters of a source: no more of a page is kept. */
const maxLength = 200_000

/** What a line of op `support` holds. */
export const SupportLine = z.object({
  claim: z.string(),
  sources: z.array(z.string().transform((text) => text.slice(0, maxLength))),
  question: z.string().nullish(),
})

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
  const { claim, sources, question } = SupportLine.parse(line)
  const { spans, ...judged } = judgeSupport({ claim, documents: sources, question })
  return {
    ...judged,
    spans: spans.map(({ document, start, end }) => ({
      source: document,
      start,
      end,
      text: sources[document]?.slice(start, end) ?? '',
    })),
  }
}

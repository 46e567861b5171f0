import { z } from 'zod'
import { parseStructured } from './parse-structured.ts'

/** The structured answer of `buildSentencesPrompt`: which sentences their quotes support. */
export const SentenceVerdicts = z.object({
  verdicts: z.array(z.object({ id: z.string(), supported: z.boolean() })),
})

/**
 * @returns a verdict for each id, in their order; null where the answer has another shape, leaves
 * one out, or has one too many or twice
 */
export function parseVerdicts(ids: readonly string[], answer: string): boolean[] | null {
  const { verdicts } = parseStructured(SentenceVerdicts, answer) ?? { verdicts: [] }
  const byId = new Map(verdicts.map(({ id, supported }) => [id, supported]))
  if (verdicts.length !== ids.length) return null
  const ordered = ids.flatMap((id) => byId.get(id) ?? [])
  return ordered.length === ids.length ? ordered : null
}

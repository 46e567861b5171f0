import { z } from 'zod'

/**
 * How a provider of a run ended: "not found" and "could not look" are never confused.
 */
export const outcomes = [
  'ok',
  'no_results',
  'rate_limited',
  'blocked',
  'timeout',
  'changed',
  'error',
  'skipped',
  'not_configured',
] as const
export const Outcome = z.enum(outcomes).meta({ id: 'Outcome' })
export type Outcome = z.infer<typeof Outcome>

export const Coverage = z
  .looseObject({
    provider: z.string().meta({ examples: ['vpic_offline'] }),
    outcome: Outcome,
    message: z
      .string()
      .nullish()
      .meta({ description: 'what the outcome means for this answer, for a person to read' }),
  })
  .meta({ id: 'Coverage' })
export type Coverage = z.infer<typeof Coverage>

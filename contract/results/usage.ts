import { z } from 'zod'

/**
 * What a request consumed. Percentages are whole numbers of the week's included
 * allowance.
 */
export const Usage = z
  .looseObject({
    metered: z.boolean(),
    percentageCharged: z.int().min(0).max(100),
    remainingPercent: z.int().min(0).max(100),
    resetAt: z.iso.datetime(),
    source: z.enum(['included', 'extra', 'mixed']),
    credits: z.number().meta({ deprecated: true, description: 'use percentageCharged' }),
    allowanceSource: z
      .enum(['weekly', 'coin'])
      .meta({ deprecated: true, description: 'use source' }),
    cached: z.boolean().optional(),
    sandbox: z.boolean().optional(),
  })
  .meta({ id: 'Usage' })
export type Usage = z.infer<typeof Usage>

/** One thing a run bought. */
export const UsageItem = z
  .looseObject({
    kind: z.enum(['model', 'tool']),
    name: z.string(),
    inputTokens: z.int().optional(),
    outputTokens: z.int().optional(),
    calls: z.int().optional(),
    percentage: z
      .int()
      .meta({ description: 'its part of percentageCharged: the parts add up to that' }),
  })
  .meta({ id: 'UsageItem' })
export type UsageItem = z.infer<typeof UsageItem>

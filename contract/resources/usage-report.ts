import { z } from 'zod'

const time = z.iso.datetime()

const figures = {
  requests: z.int().min(0),
  percentage: z.int().min(0).meta({ description: "whole percent of the week's allowance" }),
  credits: z
    .number()
    .min(0)
    .meta({ description: 'what it cost, from the allowance or from extra credits' }),
}

const UsageByOperation = z
  .looseObject({
    operation: z.string().nullable().meta({ description: 'null: requests of no operation' }),
    ...figures,
  })
  .meta({ id: 'UsageByOperation' })

const UsageByKey = z
  .looseObject({ key_id: z.string(), name: z.string().nullable(), ...figures })
  .meta({ id: 'UsageByKey' })

const UsageByDay = z
  .looseObject({ day: z.iso.date().meta({ description: 'in UTC' }), ...figures })
  .meta({ id: 'UsageByDay' })

/**
 * An account's week so far. A narrowed key sees the figures of its operations, and of requests of
 * its own that concern none.
 */
export const UsageReport = z
  .looseObject({
    object: z.literal('usage'),
    plan: z.string(),
    week_start: time,
    reset_at: time,
    remaining_percent: z.int().min(0).max(100),
    credits: z.number().min(0).meta({ description: 'extra credits, reserved ones included' }),
    credits_reserved: z.number().min(0).meta({ description: 'set aside for runs under way' }),
    by_operation: z.array(UsageByOperation),
    by_key: z.array(UsageByKey),
    by_day: z.array(UsageByDay),
  })
  .meta({ id: 'UsageReport' })
export type UsageReport = z.infer<typeof UsageReport>

import { z } from 'zod'

/**
 * The part of a run's plan that is kept with its job: its end names the providers that did not
 * answer.
 */
export const StoredPlan = z.object({
  together: z.array(z.string()),
  engines: z.array(z.string()),
  shards: z.number(),
  /** How many sites the sweep asks. */
  sites: z.number(),
})
export type StoredPlan = z.infer<typeof StoredPlan>

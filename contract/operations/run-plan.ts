import { z } from 'zod'
import { Coverage } from '../results/coverage.ts'
import { CompanyHit } from './entity-search.ts'

/** The providers that a run asks: its end names those that did not answer. */
const Asked = z.object({
  together: z.array(z.string()),
  engines: z.array(z.string()),
  shards: z.number().default(0),
  /** How many sites the sweep asks. */
  sites: z.number().default(0),
})
export type Asked = z.infer<typeof Asked>

const AskedOfPerson = Asked.extend({
  /** Findings that an earlier search held for this person, by their keys. */
  anchors: z.array(z.string()).default([]),
})

/**
 * What a run is to ask, as its first activity decides. Kept with the job; an account's plan is
 * another thing (`plans.ts`).
 */
export const RunPlan = z.discriminatedUnion('operation', [
  Asked.extend({
    operation: z.literal('reverse_image'),
    /** What distinguishes the original picture; absent in rows of releases before 2026-11-26. */
    looks: z.object({ sha256: z.string(), perceptualHash: z.string().nullable() }).optional(),
  }),
  Asked.extend({
    operation: z.literal('vin'),
    /** Of the offline decode: a summary of more than that repeats them. */
    warnings: z.array(z.string()),
  }),
  Asked.extend({ operation: z.literal('search') }),
  Asked.extend({ operation: z.literal('entity_search') }),
  Asked.extend({
    operation: z.literal('entity_dossier'),
    /** Null until the company is chosen. */
    pin: z
      .object({ id: z.string(), name: z.string(), jurisdiction: z.string().nullable() })
      .nullable(),
    /** Other companies of the name that was searched for. */
    alternatives: z.array(CompanyHit),
    /** How the search for the name ended, by provider. */
    searched: z.array(Coverage),
    /** Providers of the search that cost something. */
    paid: z.array(z.string()),
  }),
  AskedOfPerson.extend({ operation: z.literal('dossier') }),
  AskedOfPerson.extend({
    operation: z.literal('chat'),
    /** Addresses of the dossier's sources, which are about this person. */
    known: z.array(z.string()).default([]),
    /** What the language model wants searched. */
    topic: z.string().optional(),
  }),
])
export type RunPlan = z.infer<typeof RunPlan>

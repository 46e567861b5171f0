import { z } from 'zod'
import { limits } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { Coverage } from '../results/coverage.ts'
import { format, Metadata, sandbox } from '../results/envelope.ts'
import { partialFields, StreamEvent } from '../results/events.ts'
import { PersonHit } from '../results/person.ts'
import { Usage } from '../results/usage.ts'

export const platforms = [
  'linkedin',
  'instagram',
  'x',
  'tiktok',
  'facebook',
  'youtube',
  'reddit',
  'snapchat',
] as const

/** `platforms` narrows username searches and is ignored for the others. */
export const SearchInput = z
  .strictObject({
    query: text({ max: limits.query }).meta({
      description: 'a name, phone number, email address or username',
    }),
    type: z
      .enum(['name', 'phone', 'email', 'username'])
      .default('name')
      .meta({ description: 'how to read `query`' }),
    platforms: z
      .union([
        text({ min: 0, max: limits.platformsText }),
        z.array(z.enum(platforms)).max(limits.platformsItems),
      ])
      .optional()
      .meta({
        description:
          'narrows a username search to these platforms; other searches check its form only; a ' +
          'list, or one text with commas',
      }),
    format,
    sandbox,
  })
  .meta({ id: 'SearchInput' })
export type SearchInput = z.infer<typeof SearchInput>

/** A hint from the number plan, never about the person: numbers are ported, and people move. */
export const NumberPlan = z
  .looseObject({
    /** The place that the number's range was assigned to, in English. */
    region: z.string().nullable(),
    /** IANA names. */
    timeZones: z.array(z.string()),
    /** The company that the range was assigned to first; `carrier` is that of today. */
    carrier: z.string().nullable(),
    /** How far the hint can be trusted, in a sentence. */
    note: z.string(),
  })
  .meta({ id: 'NumberPlan' })
export type NumberPlan = z.infer<typeof NumberPlan>

/** How the query was understood: fields by its type; null where the query does not say. */
export const Interpretation = z
  .looseObject({
    type: z.enum(['name', 'phone', 'email', 'username']),
    /** The name as it is asked for, E.164, the address, the handle. */
    value: z.string(),
    country: z.string().nullable().optional(),
    lineType: z.string().optional(),
    carrier: z.string().nullable().optional(),
    numberPlan: NumberPlan.nullable().optional(),
    national: z.string().optional(),
    international: z.string().optional(),
    domain: z.string().optional(),
    isRole: z.boolean().optional(),
    isFreemail: z.boolean().optional(),
    isDisposable: z.boolean().optional(),
    platform: z.string().nullable().optional(),
  })
  .meta({ id: 'Interpretation' })
export type Interpretation = z.infer<typeof Interpretation>

export const SearchResult = z
  .looseObject({
    object: z.literal('search_result'),
    request_id: z.string(),
    metadata: Metadata,
    usage: Usage,
    interpretation: Interpretation.optional(),
    hits: z.array(PersonHit),
    coverage: z.array(Coverage).optional(),
    ...partialFields,
    events: z.array(StreamEvent),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

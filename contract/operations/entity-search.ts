import { z } from 'zod'
import { limits } from '../fields/limits.ts'
import { text } from '../fields/text.ts'
import { Coverage } from '../results/coverage.ts'
import { partialFields } from '../results/events.ts'

export const EntitySearchInput = z
  .strictObject({
    query: text({ max: limits.query }).meta({
      description:
        'the name of a company in any script, an LEI, a number in a register behind its ' +
        'country, or a ticker',
      examples: ['Example Holdings plc', '5493001KJTIIGC8Y1R12', 'GB 08957400', 'AAPL'],
    }),
  })
  .meta({ id: 'EntitySearchInput' })
export type EntitySearchInput = z.infer<typeof EntitySearchInput>

export const CompanyStatus = z
  .enum(['active', 'liquidation', 'insolvent', 'inactive', 'dissolved', 'unknown'])
  .meta({ id: 'CompanyStatus' })
export type CompanyStatus = z.infer<typeof CompanyStatus>

/** One reason for a match, and by how much it moves it. */
const CompanySignal = z
  .looseObject({
    signal: z.string().meta({ examples: ['same_name', 'former_name', 'same_number'] }),
    weight: z.number().meta({ description: 'in log-odds; below 0 it speaks against the match' }),
    detail: z.string().optional(),
  })
  .meta({ id: 'CompanySignal' })

/** A company as a search finds it. The whole hit is what a profile is asked with. */
export const CompanyHit = z
  .looseObject({
    kind: z.literal('company'),
    id: z.string().meta({ examples: ['lei:5493001KJTIIGC8Y1R12', 'gb:08957400', 'cik:320193'] }),
    ids: z.array(z.string()).meta({ description: 'each of them pins the company' }),
    name: z.string(),
    legalName: z.string(),
    headline: z.string().meta({ description: 'legal form · city, country, as far as known' }),
    initials: z.string(),
    confidence: z.number().min(0).max(100),
    jurisdiction: z
      .string()
      .nullable()
      .meta({ description: 'ISO 3166, a country or a part of one', examples: ['GB', 'US-DE'] }),
    status: CompanyStatus,
    tags: z.array(z.string()),
    signals: z.array(CompanySignal).meta({ description: 'what the confidence is made of' }),
  })
  .meta({ id: 'CompanyHit' })
export type CompanyHit = z.infer<typeof CompanyHit>

/** How the query was understood; null where it does not say. */
export const CompanyInterpretation = z
  .looseObject({
    type: z.enum(['name', 'lei', 'number', 'ticker']),
    value: z.string(),
    jurisdiction: z.string().nullable(),
  })
  .meta({ id: 'CompanyInterpretation' })
export type CompanyInterpretation = z.infer<typeof CompanyInterpretation>

export const EntitySearchResult = z
  .looseObject({
    object: z.literal('entity_search_result'),
    request_id: z.string(),
    interpretation: CompanyInterpretation,
    companies: z.array(CompanyHit).meta({ description: 'the best match first' }),
    coverage: z.array(Coverage),
    ...partialFields,
  })
  .meta({ id: 'EntitySearchResult' })
export type EntitySearchResult = z.infer<typeof EntitySearchResult>

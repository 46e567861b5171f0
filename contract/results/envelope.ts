import { z } from 'zod'

export const apiVersion = 'v1'
export const contractVersion = '1.0.1'

/** What the service does, wherever a document begins with it. */
export const servicePurpose =
  "Researches a person's public online footprint, companies, pictures and vehicles."

/** Stands in every JSON answer of an operation. */
export const Metadata = z
  .looseObject({
    api_version: z.literal(apiVersion),
    operation: z.string(),
    request_id: z.string(),
    generated_at: z.iso.datetime(),
    sandbox: z.boolean().optional(),
  })
  .meta({ id: 'Metadata' })
export type Metadata = z.infer<typeof Metadata>

export const format = z
  .enum(['sse', 'json'])
  .default('sse')
  .meta({ description: '`sse` streams events, `json` answers once at the end' })
export const sandbox = z
  .boolean()
  .default(false)
  .meta({ description: 'answers with fixtures; nothing is metered' })
export const refresh = z
  .boolean()
  .default(false)
  .meta({ description: 'builds anew instead of answering from the cache; always metered' })

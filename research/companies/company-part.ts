import { z } from 'zod'
import { CompanyRecord } from './company-record.ts'
import { factParts } from './profile/fact-parts.ts'

/** What a source says of a company. */
export const CompanyPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('record'), record: CompanyRecord }),
  /** What a code of the list of entity legal forms (ISO 20275) stands for. */
  z.object({ kind: z.literal('legal_form'), code: z.string(), name: z.string() }),
  ...factParts,
])
export type CompanyPart = z.infer<typeof CompanyPart>

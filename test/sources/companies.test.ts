import { z } from 'zod'
import { CompanyPart } from '../../research/companies/company-part.ts'
import { companySources } from '../../sources/companies/index.ts'
import { testExchanges } from '../support/sources/source-exchanges.ts'

const text = z.string().nullable()

testExchanges({
  folder: 'companies',
  sources: companySources,
  question: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('company'),
      text: z.string(),
      name: text,
      jurisdiction: text,
      lei: text,
      number: text,
      ticker: text,
    }),
    z.strictObject({
      kind: z.literal('company_id'),
      text: z.string(),
      lei: text,
      numbers: z.array(z.strictObject({ jurisdiction: z.string(), number: z.string() })),
      cik: text,
      wikidata: text,
    }),
    z.strictObject({ kind: z.literal('id'), text: z.string() }),
  ]),
  finding: CompanyPart,
  key: 'k3y',
})

import { CompanyPart } from '../../../research/companies/company-part.ts'
import { toVisibleValue } from '../plain.ts'
import { createDefiner } from '../source.ts'

/** A company as a query or a hit names it; `text` is the query. Null: not asked for by it. */
export type CompanySubject = {
  kind: 'company'
  text: string
  name: string | null
  /** ISO 3166 as GLEIF writes it. */
  jurisdiction: string | null
  lei: string | null
  /** In the register of the jurisdiction. */
  number: string | null
  ticker: string | null
}

/** What sources speak of that know companies. */
export type Companies = { subject: CompanySubject; finding: CompanyPart }

/** A source that speaks of companies. */
export const defineCompanySource = createDefiner<Companies>({
  clean: (part) => CompanyPart.parse(toVisibleValue(part)),
  inherit: (part) => part,
})

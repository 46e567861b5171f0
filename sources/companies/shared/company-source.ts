import { CompanyPart } from '../../../research/companies/company-part.ts'
import type { CompanyMarks } from '../../../research/companies/company-record.ts'
import type { CompanyQuestion } from '../../../research/companies/parse-company-query.ts'
import { toVisibleValue } from '../../shared/plain.ts'
import { createDefiner } from '../../shared/source.ts'

/** A company as a query names it. */
export type CompanySubject = CompanyQuestion

/**
 * A company by one of its ids; the other marks are null or empty. A profile asks so once for each
 * id that is known. A source accepts `company_id` where it has the company's own record, and leads
 * to its further parts.
 */
type CompanyIdSubject = { kind: 'company_id'; text: string } & CompanyMarks

/** What sources speak of that know companies. */
export type Companies = { subject: CompanySubject | CompanyIdSubject; finding: CompanyPart }

/** A source that speaks of companies. */
export const defineCompanySource = createDefiner<Companies>({
  clean: (part) => CompanyPart.parse(toVisibleValue(part)),
  inherit: (part) => part,
})

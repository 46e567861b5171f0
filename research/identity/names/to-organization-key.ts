import { memoize } from '../../text/memoize.ts'
import { normaliseCompany } from './legal-forms/company-name.ts'
import { withoutInitials } from './school-name.ts'

/** Equal for plain spellings of one organisation's name, with its legal form or without. */
export const toOrganizationKey = memoize(
  (name: string): string => normaliseCompany(withoutInitials(name)).core || name.toLowerCase(),
)

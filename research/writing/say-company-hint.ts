import { normaliseCompany } from '../identity/names/legal-forms/company-name.ts'

/**
 * Where nothing is found of a person whose name ends in a legal form, a caller may have asked for a
 * company; '' for other names. "Kim Co" may be a person, so it is put as a condition.
 */
export function sayCompanyHint(name: string): string {
  return normaliseCompany(name).legalForm === null
    ? ''
    : ` If ${name} is a company, a company search may find it.`
}

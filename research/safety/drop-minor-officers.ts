import type { CompanyPart } from '../companies/company-part.ts'
import { isLikelyMinor } from './is-likely-minor.ts'

/**
 * What a source says of a company without the minors among its officers, who may own a share of it,
 * and without anyone's year of birth.
 * @param year the current one
 */
export function dropMinorOfficers(part: CompanyPart, year: number): CompanyPart {
  if (part.kind !== 'officers') return part
  const officers = part.officers.flatMap(({ birthYear, ...officer }) => {
    const isMinor = birthYear != null && isLikelyMinor({ birthYears: [birthYear], texts: [], year })
    return isMinor ? [] : [officer]
  })
  return { ...part, officers }
}

import type { CompanyRecord } from '../../companies/company-record.ts'
import { splitNames } from '../../companies/split-names.ts'
import { suppressesPerson } from './suppresses.ts'
import type { Suppression } from './suppression.ts'

/** Whether the record of a company is that of a person who has opted out, such as a sole trader. */
export function suppressesRecord(
  entries: readonly Suppression[],
  { name, otherNames, previousNames, city, address }: CompanyRecord,
): boolean {
  if (entries.length === 0) return false
  const names = [name, ...otherNames, ...previousNames].flatMap(splitNames)
  return suppressesPerson(entries, {
    name: names[0] ?? name,
    aliases: names,
    organizations: names,
    location: [city, address].filter((place) => place !== null),
  })
}

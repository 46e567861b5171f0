import { foldWords } from '../../text/words/fold.ts'
import { parseEmployer } from './employers-differ.ts'
import type { PersonRecord } from './record.ts'

/** A page that names more of a search's employers than this is a list. */
const maxNamed = 2

/** Shorter names of one word stand in texts by chance. */
const minWordLength = 7

/** Employers that are looked for, the ones that most records name. */
const maxSought = 40

/**
 * Pages have no fields, but they name the employers that entries and accounts of the same search
 * have in theirs: so that a page about one of two namesakes is not taken for the other's.
 * @returns the records, of which pages have those employers as their own
 */
export function withNamedEmployers(records: readonly PersonRecord[]): PersonRecord[] {
  const sought = soughtNames(records)
  if (sought.length === 0) return [...records]
  return records.map((record) => {
    if (record.kind !== 'page' || record.organizations.length > 0) return record
    const text = record.sightings
      .map(({ finding }) => ` ${foldWords(`${finding.title} | ${finding.snippet}`).join(' ')} `)
      .join('|')
    const named = sought.filter(({ key }) => text.includes(` ${key} `)).map(({ name }) => name)
    return named.length > 0 && named.length <= maxNamed
      ? { ...record, organizations: named }
      : record
  })
}

function soughtNames(records: readonly PersonRecord[]): { key: string; name: string }[] {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { kind, organizations } of records) {
    if (kind === 'page') continue
    for (const name of organizations) {
      const employer = parseEmployer(name)
      if (employer === null || employer.telling.length === 0) continue
      if (employer.words.length < 2 && employer.key.length < minWordLength) continue
      const known = counts.get(employer.key)
      if (known === undefined) counts.set(employer.key, { name, count: 1 })
      else known.count += 1
    }
  }
  const all = [...counts].map(([key, { name, count }]) => ({ key, name, count }))
  return all.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, maxSought)
}

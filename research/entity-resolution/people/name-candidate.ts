import { parsePersonName } from '../../identity/names/person-name.ts'
import { foldWords } from '../../text/words/fold.ts'
import type { SearchedFor } from './asked.ts'
import { otherNameScore } from './asked-name.ts'
import { parseTitleName } from './parse-title-name.ts'
import type { NameComparer } from './person-facts.ts'
import { rankByTrust } from './rank-by-trust.ts'
import type { PersonRecord } from './record.ts'

/**
 * The name that most trust stands behind: of records' fields, else of what pages' titles begin
 * with. In a search for a name only what can be the name asked for.
 * @returns null where no record has one
 */
export function chooseCandidateName(
  members: readonly PersonRecord[],
  { subject }: SearchedFor,
  compareNames: NameComparer,
): string | null {
  const fits = (name: string) =>
    subject.kind !== 'name' || compareNames(name, subject.text) >= otherNameScore
  const named = (one: PersonRecord) => one.fullNames.map(({ text }) => text).filter(fits)
  const sure = members.filter(({ kind }) => kind !== 'page')
  const full =
    rankByTrust(sure, (one) => named(one).slice(0, 1))[0] ??
    rankByTrust(members, ({ holder }) => (holder === null ? [] : [holder.name.text]))[0] ??
    rankByTrust(members, (one) => named(one).slice(0, 1))[0]
  if (full !== undefined) return asSpoken(full)
  if (subject.kind === 'name') return null
  const titled = rankByTrust(members, (one) => [parseTitleName(one)?.text ?? ''].filter(Boolean))[0]
  // one word is a name only where no record has two
  return titled ?? rankByTrust(sure, (one) => one.names.slice(0, 1))[0] ?? null
}

/** `Example, Ada` → `Ada Example`; a title behind the comma stays where it is. */
function asSpoken(name: string): string {
  const [family = '', given = '', more] = name.split(/\s*,\s*/)
  const isTurned =
    given !== '' && more === undefined && foldWords(given)[0] === parsePersonName(name).given[0]
  return isTurned ? `${given} ${family}` : name
}

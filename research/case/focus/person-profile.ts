import { scoreNames } from '../../identity/names/score-names.ts'
import type { AskedPerson } from '../../identity/queries/asked-person.ts'
import type { Finding } from '../../records/finding.ts'
import type { PersonProfile } from '../../records/person-profile.ts'

const sameName = 70
const maxValues = 12

/**
 * What is known of the person from the request and from the records that are theirs: what their
 * pages are read with.
 */
export function buildProfile(
  { name, hints }: Pick<AskedPerson, 'name' | 'hints'>,
  records: readonly Finding[],
): PersonProfile {
  const names = records.flatMap((record) => [record.name ?? '', ...record.aliases])
  return {
    name,
    aliases: listDistinct(
      names.filter(
        (other) =>
          other !== name && other.includes(' ') && scoreNames(other, name).score >= sameName,
      ),
    ),
    usernames: listDistinct([
      ...hints.usernames,
      ...records.flatMap(({ username }) => username ?? []),
    ]),
    emails: listDistinct(records.flatMap(({ emails }) => emails)),
    organizations: listDistinct(records.flatMap(({ organizations }) => organizations)),
    occupations: listDistinct(records.flatMap(({ occupations }) => occupations)),
    locations: listDistinct([
      ...(hints.location === null ? [] : [hints.location]),
      ...records.flatMap(({ location }) => location ?? []),
    ]),
    birthYears: [...new Set(records.flatMap(({ birthYear }) => birthYear ?? []))],
    urls: listDistinct([
      ...hints.urls,
      ...records.filter(({ kind }) => kind !== 'page').map(({ url }) => url),
    ]),
  }
}

function listDistinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))].slice(
    0,
    maxValues,
  )
}

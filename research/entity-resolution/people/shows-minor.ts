import type { Finding } from '../../records/finding.ts'
import { isAboutAdult, isKnownAdult } from '../../safety/is-known-adult.ts'
import { isLikelyMinor } from '../../safety/is-likely-minor.ts'
import { showsYoungAge } from '../../safety/shows-young-age.ts'

/**
 * Whether the findings of one group show a minor. Years of birth decide; else what the person's own
 * accounts and entries say, or what pages say beside a name.
 * @param names how the person was asked for; the records' own names count as well
 * @param year the current year
 */
export function showsMinor(
  findings: readonly Finding[],
  names: readonly string[],
  year: number,
): boolean {
  const birthYears = yearsIn(findings)
  if (birthYears.length > 0) return isLikelyMinor({ birthYears, texts: [], year })
  const own = findings.filter(({ kind }) => kind !== 'page')
  const pages = findings.filter(({ kind }) => kind === 'page')
  const ownNames = own.flatMap(({ name, username, aliases }) => [
    name ?? '',
    username ?? '',
    ...aliases,
  ])
  const ownTexts = own.flatMap(({ bio, snippet, occupations }) => [
    bio ?? '',
    snippet,
    ...occupations,
  ])
  if (isLikelyMinor({ birthYears, texts: ownTexts, year })) return true
  if (isAboutAdult(ownTexts)) return false
  return (
    own.some(({ kind, bio }) => kind === 'account' && showsYoungAge(bio ?? '', year)) ||
    // a page of the name may be about another person
    isLikelyMinor({ birthYears, texts: pages.map(pageText), names: [...names, ...ownNames], year })
  )
}

/** Whether the findings of one group show an adult, so that no later answer can show a minor. */
export function showsAdult(findings: readonly Finding[], year: number): boolean {
  return isKnownAdult({ birthYears: yearsIn(findings), claims: [], year })
}

function yearsIn(findings: readonly Finding[]): number[] {
  return findings.flatMap(({ birthYear }) => birthYear ?? [])
}

function pageText({ title, snippet }: Finding): string {
  return `${title}\n${snippet}`
}

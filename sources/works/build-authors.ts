import { buildFinding, type Finding, type MatchKind } from '../../research/records/finding.ts'
import { foldWords } from '../../research/text/words/fold.ts'
import { toShort } from '../shared/to-short.ts'

const maxTitles = 3

/** A name under a work, as an index of works lists it. */
export type Authorship = {
  work: { url: string; title: string; journal: string | null; year: number | null }
  name: string
  orcid: string | null
  organizations: string[]
  /** That the work itself shows; absent: none. */
  email?: string
  birthYear?: number | null
  deathYear?: number | null
  isDead?: boolean
}

/**
 * People who signed works: one finding for each ORCID iD, or each name and affiliation.
 * Two namesakes without an affiliation look alike, hence the modest trust.
 */
export function buildAuthors(
  signed: readonly Authorship[],
  matchedOn: MatchKind = 'name',
): Finding[] {
  const people = Map.groupBy(
    signed,
    ({ orcid, name, organizations, birthYear = null }) =>
      orcid ?? JSON.stringify([foldWords(name), foldWords(organizations[0] ?? ''), birthYear]),
  )
  return [...people.values()].flatMap((same) => describe(same, matchedOn))
}

function describe(signed: readonly Authorship[], matchedOn: MatchKind): Finding[] {
  const [first] = signed
  if (first === undefined) return []
  const names = [...new Set(signed.map(({ name }) => name))].sort((a, b) => b.length - a.length)
  const [name = first.name, ...aliases] = names
  const cited = [...new Set(signed.map(({ work }) => cite(work)))].slice(0, maxTitles)
  return [
    buildFinding({
      kind: 'person',
      // Without a page of the author's own, the work is where the name is to be seen
      url: first.orcid === null ? first.work.url : `https://orcid.org/${first.orcid}`,
      title: name,
      snippet: toShort(`Author of ${cited.join('; ')}`, 500),
      method: 'api',
      matchedOn: [matchedOn],
      name,
      aliases,
      organizations: [...new Set(signed.flatMap(({ organizations }) => organizations))],
      links: signed.slice(0, maxTitles).map(({ work }) => ({ url: work.url, proof: 'none' })),
      emails: [...new Set(signed.flatMap(({ email }) => email ?? []))],
      birthYear: first.birthYear ?? null,
      deathYear: first.deathYear ?? null,
      isDead: first.isDead ?? false,
      ids: first.orcid === null ? {} : { orcid: first.orcid },
      trust: 60,
    }),
  ]
}

/** “Title” (Journal, 2020) */
function cite({ title, journal, year }: Authorship['work']): string {
  const where = [journal, year].filter((part) => part !== null)
  return `“${toShort(title, 160)}”${where.length > 0 ? ` (${where.join(', ')})` : ''}`
}

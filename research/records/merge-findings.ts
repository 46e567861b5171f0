import { unique } from '../text/order.ts'
import type { Finding } from './finding.ts'
import { uniqueLinks } from './unique-links.ts'

/**
 * What several answers of one provider say about the same record, as one finding: of single values
 * the first stands, lists are united.
 */
export function mergeFindings(first: Finding, other: Finding): Finding {
  return {
    ...first,
    snippet: first.snippet === '' ? other.snippet : first.snippet,
    matchedOn: unique([...first.matchedOn, ...other.matchedOn]),
    name: first.name ?? other.name,
    aliases: unique([...first.aliases, ...other.aliases]),
    bio: first.bio ?? other.bio,
    location: first.location ?? other.location,
    organizations: unique([...first.organizations, ...other.organizations]),
    occupations: unique([...first.occupations, ...other.occupations]),
    avatarUrl: first.avatarUrl ?? other.avatarUrl,
    links: uniqueLinks([...first.links, ...other.links]),
    emails: unique([...first.emails, ...other.emails]),
    phones: unique([...first.phones, ...other.phones]),
    birthYear: first.birthYear ?? other.birthYear,
    deathYear: first.deathYear ?? other.deathYear,
    ids: { ...other.ids, ...first.ids },
    isPerson: first.isPerson && other.isPerson,
    trust: Math.max(first.trust, other.trust),
  }
}

import { dropDuplicates } from '../text/order.ts'
import { dropDuplicateLinks } from './drop-duplicate-links.ts'
import type { Finding, LifeStage } from './finding.ts'

/**
 * What several answers of one provider say about the same record, as one finding: of single values
 * the first stands, lists are united.
 */
export function mergeFindings(first: Finding, other: Finding): Finding {
  return {
    ...first,
    snippet: first.snippet === '' ? other.snippet : first.snippet,
    matchedOn: dropDuplicates([...first.matchedOn, ...other.matchedOn]),
    name: first.name ?? other.name,
    aliases: dropDuplicates([...first.aliases, ...other.aliases]),
    bio: first.bio ?? other.bio,
    location: first.location ?? other.location,
    organizations: dropDuplicates([...first.organizations, ...other.organizations]),
    occupations: dropDuplicates([...first.occupations, ...other.occupations]),
    stages: dropDuplicateStages([...first.stages, ...other.stages]),
    avatarUrl: first.avatarUrl ?? other.avatarUrl,
    links: dropDuplicateLinks([...first.links, ...other.links]),
    emails: dropDuplicates([...first.emails, ...other.emails]),
    phones: dropDuplicates([...first.phones, ...other.phones]),
    birthYear: first.birthYear ?? other.birthYear,
    deathYear: first.deathYear ?? other.deathYear,
    isDead: first.isDead || other.isDead,
    ids: { ...other.ids, ...first.ids },
    isPerson: first.isPerson && other.isPerson,
    trust: Math.max(first.trust, other.trust),
  }
}

function dropDuplicateStages(stages: readonly LifeStage[]): LifeStage[] {
  return [...new Map(stages.map((stage) => [JSON.stringify(stage), stage])).values()]
}

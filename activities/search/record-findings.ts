import { createHash } from 'node:crypto'
import type { Finding } from '../../research/findings/finding.ts'
import { withholdHosts } from '../../research/pages/withhold-hosts.ts'
import type { KeyedEvent } from '../../store/events.ts'
import { putFindings } from '../../store/findings.ts'
import type { Tx } from '../../store/open.ts'
import type { ActivityDeps } from '../deps.ts'
import { keepUnsuppressed } from '../suppressed.ts'
import { tellChange } from './people.ts'
import type { Search } from './read-search.ts'

export type KeyedFinding = { provider: string; finding: Finding; dedupeKey: string }

/**
 * Stores findings inside the caller's transaction, which holds the job's lock. Who asked not to be found is left out before anything is stored.
 * @returns what there is to tell: the accounts and groups that are new, or known better
 */
export async function recordFindings(
  tx: Tx,
  { now, deniedHosts }: Pick<ActivityDeps, 'now' | 'deniedHosts'>,
  search: Search,
  found: readonly KeyedFinding[],
): Promise<KeyedEvent[]> {
  const wanted = found
    .filter(({ finding }) => isWanted(finding, search.platforms))
    // brokers and leaks are no sources, not even as links
    .flatMap((one) => withholdHosts([one.finding], deniedHosts).map((finding) => ({ ...one, finding })))
  const allowed = await keepUnsuppressed(tx, wanted)
  if (allowed.length === 0) return []
  const rows = allowed.map(({ provider, finding, dedupeKey }) => ({
    provider,
    kind: finding.kind,
    payload: JSON.stringify(finding),
    dedupeKey,
  }))
  return await tellChange(tx, search, () => putFindings(tx, search.job.id, rows, now()))
}

/** The same record found again by the same provider, by whatever question, is one. */
export function findingKey(provider: string, { kind, platform, username, url }: Finding): string {
  const name = createHash('sha256')
    .update(JSON.stringify([kind, platform, username, url]))
    .digest('hex')
  return `${provider}:${name.slice(0, 24)}`
}

/** Of accounts, those on the platforms that the search was narrowed to. */
function isWanted({ kind, platform }: Finding, platforms: readonly string[]): boolean {
  return platforms.length === 0 || kind !== 'account' || (platform !== null && platforms.includes(platform))
}

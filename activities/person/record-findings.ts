import { hash } from 'node:crypto'
import type { Finding } from '../../research/records/finding.ts'
import { mergeFindings } from '../../research/records/merge-findings.ts'
import { cleanFinding } from '../../research/safety/remove-secrets.ts'
import { suppressesFinding } from '../../research/safety/suppressions/suppresses.ts'
import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import { withholdLinks } from '../../research/safety/withhold-links.ts'
import type { Tx } from '../../store/database/open.ts'
import { insertFindings } from '../../store/findings/findings.ts'
import type { KeyedEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { ActivityDeps } from '../deps.ts'
import { emitSafeAccounts } from './emit-accounts.ts'
import type { Search } from './load-subject.ts'

export type KeyedFinding = { provider: string; finding: Finding; dedupeKey: string }

type Deps = Pick<ActivityDeps, 'now' | 'deniedHosts'>

/**
 * Stores findings inside the caller's transaction, which holds the job's lock.
 * @param job as it is locked
 * @returns the events that can be emitted now
 */
export async function recordFindings(
  tx: Tx,
  deps: Deps,
  job: JobRow,
  search: Search,
  found: readonly KeyedFinding[],
): Promise<KeyedEvent[]> {
  const isStored = await recordCleanFindings(tx, deps, search, found)
  if (!isStored) return []
  return await emitSafeAccounts(tx, { job, subject: search.subject, now: deps.now() })
}

/**
 * The same without events. Findings of people who asked not to be found are hidden: they serve to
 * recognise what else is theirs, and are deleted with it at the run's end.
 * @param known the opt-outs, where the transaction has read them
 * @returns whether any was stored
 */
export async function recordCleanFindings(
  tx: Tx,
  { now, deniedHosts }: Deps,
  { job, platforms }: Pick<Search, 'job' | 'platforms'>,
  found: readonly KeyedFinding[],
  known?: readonly Suppression[],
): Promise<boolean> {
  const wanted = found
    .filter(({ finding }) => isWanted(finding, platforms))
    // brokers and leaks are no sources, not even as links
    .flatMap((one) =>
      withholdLinks([one.finding], deniedHosts).map((finding) => ({
        ...one,
        finding: cleanFinding(finding),
      })),
    )
  if (wanted.length === 0) return false
  const entries = known ?? (await loadSuppressions(tx))
  const rows = wanted.map(({ provider, finding, dedupeKey }) => ({
    provider,
    kind: finding.kind,
    payload: JSON.stringify(finding),
    dedupeKey,
    hidden: suppressesFinding(entries, finding),
  }))
  await insertFindings(tx, job.id, rows, now())
  return true
}

/** The same record found again by the same provider, by whatever question, is one. */
export function buildFindingKey(
  provider: string,
  { kind, platform, username, url }: Finding,
): string {
  const name = hash('sha256', JSON.stringify([kind, platform, username, url]))
  return `${provider}:${name.slice(0, 24)}`
}

/** The findings of one provider, one for each record, although several of its steps may know it. */
export function buildKeyedFindings(provider: string, findings: readonly Finding[]): KeyedFinding[] {
  const byKey = Map.groupBy(findings, (finding) => buildFindingKey(provider, finding))
  return [...byKey].flatMap(([dedupeKey, [first, ...others]]) =>
    first === undefined
      ? []
      : [{ provider, finding: others.reduce(mergeFindings, first), dedupeKey }],
  )
}

/** Of accounts, those on the platforms that the search was narrowed to. */
function isWanted({ kind, platform }: Finding, platforms: readonly string[]): boolean {
  return (
    platforms.length === 0 ||
    kind !== 'account' ||
    (platform !== null && platforms.includes(platform))
  )
}

import { Finding } from '../../research/records/finding.ts'
import type { Tx } from '../../store/database/open.ts'
import { loadHitFindings } from '../../store/findings/hits.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { interpretJob, parsePersonJob } from './load-subject.ts'
import { recordFindings } from './record-findings.ts'

/**
 * Begins a run with what an earlier search of the same owner found of the candidate, while it is
 * kept.
 * @returns the keys of these findings; none for an id that is unknown or belongs to another owner
 */
export async function recordSeedFindings(
  tx: Tx,
  deps: ActivityDeps,
  job: JobRow,
  hitId: string | null,
): Promise<string[]> {
  const known = hitId === null ? [] : await loadHitFindings(tx, hitId, job.owner)
  const found = known.flatMap(({ provider, dedupeKey, payload }) => {
    const finding = Finding.safeParse(payload)
    return finding.success ? [{ provider, dedupeKey, finding: finding.data }] : []
  })
  await recordFindings(tx, deps, job, { job, ...interpretJob(parsePersonJob(job)) }, found)
  return found.map(({ dedupeKey }) => dedupeKey)
}

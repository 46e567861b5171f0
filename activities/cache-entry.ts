import { cacheKey } from '../research/cache-key.ts'
import { findingsOf } from '../store/findings.ts'
import type { JobRow } from '../store/jobs.ts'
import type { Queryable } from '../store/open.ts'

/** What of a job's result all accounts may share, as JSON text, or null when there is none. */
export async function sharedResult(db: Queryable, job: Pick<JobRow, 'id' | 'operation'>): Promise<string | null> {
  const findings = await findingsOf(db, job.id)
  const vehicle = findings.find((finding) => finding.kind === 'vehicle')
  return vehicle === undefined ? null : JSON.stringify({ vehicle: vehicle.payload })
}

/** The job's entry for the shared cache, or null when its input does not name one. */
export async function cacheEntryOf(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'operation' | 'input'>,
): Promise<{ cacheKey: string; result: string } | null> {
  const key = cacheKey(job.operation, job.input)
  const result = key === null ? null : await sharedResult(db, job)
  return key === null || result === null ? null : { cacheKey: key, result }
}

import { isEnded } from '../../contract/jobs.ts'
import { operation } from '../../contract/operations.ts'
import { findJob, type JobRow } from '../../store/jobs.ts'
import type { Db } from '../../store/open.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call.ts'

/**
 * @throws ApiError `not_found` for unknown jobs, other accounts' and those whose operation the key
 * may not use
 */
export async function loadOwnJob(
  db: Db,
  { owner, scopes }: Pick<Caller, 'owner' | 'scopes'>,
  id: string,
): Promise<JobRow> {
  const job = /^job_[0-9A-Z]{26}$/.test(id) ? await findJob(db, id) : null
  if (job === null || job.owner !== owner || !scopes.includes(operation(job.operation).scope))
    throw new ApiError('not_found', { message: 'There is no such job.' })
  return job
}

/** A job that retention has erased, or is about to, is 410 and not 404. */
export function requireKept(job: JobRow, now: Date): JobRow {
  if (isEnded(job.status) && job.expiresAt <= now) throw new ApiError('job_expired')
  return job
}

import { isId } from '../../contract/fields/ids.ts'
import { toOperation } from '../../contract/operations/operations.ts'
import { isEnded } from '../../contract/resources/jobs.ts'
import type { Db } from '../../store/database/open.ts'
import { findJobWithEvents, type StoredEvent } from '../../store/jobs/events.ts'
import { findJob, type JobRow } from '../../store/jobs/jobs.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Caller } from '../calls/call.ts'

type JobCaller = Pick<Caller, 'owner' | 'scopes'>

/** Events that are read together with their job: most jobs that have just begun have no more. */
const maxFirstEvents = 20

/**
 * @throws ApiError `not_found` for unknown jobs, other accounts' and those whose operation the key
 * may not use
 */
export async function loadOwnJob(db: Db, caller: JobCaller, id: string): Promise<JobRow> {
  return requireOwn(isId('job', id) ? await findJob(db, id) : null, caller)
}

/** Loads the caller's own job together with its first events above `after`. */
export async function loadOwnJobWithEvents(
  db: Db,
  caller: JobCaller,
  { id, after }: { id: string; after: number },
): Promise<{ job: JobRow; events: StoredEvent[] }> {
  const found = isId('job', id) ? await findJobWithEvents(db, id, after, maxFirstEvents) : null
  return { job: requireOwn(found?.job ?? null, caller), events: found?.events ?? [] }
}

function requireOwn(job: JobRow | null, { owner, scopes }: JobCaller): JobRow {
  if (job === null || job.owner !== owner || !scopes.includes(toOperation(job.operation).scope))
    throw new ApiError('not_found', { message: 'There is no such job.' })
  return job
}

/** A job that retention has erased, or is about to, is 410 and not 404. */
export function requireKept(job: JobRow, now: Date): JobRow {
  if (isEnded(job.status) && job.expiresAt <= now) throw new ApiError('job_expired')
  return job
}

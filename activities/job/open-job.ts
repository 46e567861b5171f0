import { isEnded } from '../../contract/resources/jobs.ts'
import type { Queryable, Tx } from '../../store/database/open.ts'
import {
  findJob,
  findJobEnding,
  type JobEnding,
  type JobRow,
  lockJob,
} from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'

/**
 * The job of an activity that begins.
 * @throws ActivityError `job_unknown`; `job_ended`: a late activity changes nothing and stops
 */
export async function loadOpenJob(db: Queryable, id: string): Promise<JobRow> {
  return requireOpen(await findJob(db, id))
}

/** The same, and whether this is the step behind a start in this process: nothing is asked yet. */
export async function loadBegunJob(
  { db, leftJobs }: Pick<ActivityDeps, 'db' | 'leftJobs'>,
  id: string,
): Promise<{ job: JobRow; isUnasked: boolean }> {
  const left = leftJobs.take(id)
  return { job: requireOpen(left ?? (await findJob(db, id))), isUnasked: left !== null }
}

/** Loads an open job and locks its row until the transaction ends. */
export async function lockOpenJob(tx: Tx, id: string): Promise<JobRow> {
  return requireOpen(await lockJob(tx, id))
}

/**
 * The same for a job that may have ended: ending it again is no error.
 * @throws ActivityError `job_unknown`
 */
export async function lockKnownJob(tx: Tx, id: string): Promise<JobRow> {
  return requireKnown(await lockJob(tx, id))
}

/**
 * How a job has ended, or that it has not.
 * @throws ActivityError `job_unknown`
 */
export async function loadJobEnding(db: Queryable, id: string): Promise<JobEnding> {
  return requireKnown(await findJobEnding(db, id))
}

function requireOpen(found: JobRow | null): JobRow {
  const job = requireKnown(found)
  if (isEnded(job.status)) throw new ActivityError('job_ended')
  return job
}

function requireKnown<Row>(found: Row | null): Row {
  if (found === null) throw new ActivityError('job_unknown')
  return found
}

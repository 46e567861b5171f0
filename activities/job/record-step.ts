import type { JobProgress } from '../../contract/resources/jobs.ts'
import type { Stage } from '../../contract/results/events.ts'
import { inTransactionOn, type Tx } from '../../store/database/open.ts'
import { type Conclusion, recordJobEnd } from '../../store/jobs/endings.ts'
import { insertEvents, type KeyedEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { lockOpenJob } from './open-job.ts'

/** What a step leaves with the job, beside what it has written itself. */
export type Step = {
  /** Appended to the log in this order; of two with the same key the first stands. */
  events?: readonly KeyedEvent[]
  progress?: JobProgress
  /** The stage that the progress belongs to; absent = as before. */
  stage?: Stage
  /** The result: what still comes in is too late from here on. */
  conclusion?: Conclusion
}

/**
 * One step of a run that gathers, in one transaction: locks the job, does the work, writes what
 * the work leaves.
 * @returns what the work returned
 * @throws ActivityError `job_ended` or `run_concluding` when the job has ended, or makes its
 * result, meanwhile: a late activity changes nothing and stops
 */
export async function recordStep<Done extends Step>(
  { db, now }: Pick<ActivityDeps, 'db' | 'now'>,
  jobId: string,
  work: (tx: Tx, job: JobRow) => Promise<Done>,
): Promise<Done> {
  return await inTransactionOn(db, jobId, async (tx) => {
    const job = await lockOpenJob(tx, jobId)
    if (job.stage === 'settling') throw new ActivityError('run_concluding')
    const done = await work(tx, job)
    const { events = [], progress, stage = job.stage, conclusion } = done
    const shown = progress === undefined ? undefined : { stage, progress }
    await insertEvents(tx, job, events, now(), shown)
    if (conclusion !== undefined) await recordJobEnd(tx, jobId, conclusion)
    return done
  })
}

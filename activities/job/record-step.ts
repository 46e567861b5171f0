import type { Stage } from '../../contract/events.ts'
import type { JobProgress } from '../../contract/jobs.ts'
import { insertEvents, type KeyedEvent } from '../../store/events.ts'
import { type JobRow, updateProgress } from '../../store/jobs.ts'
import { inTransactionOn, type Tx } from '../../store/open.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { lockOpenJob } from './open-job.ts'

type Step = {
  events: readonly KeyedEvent[]
  stage?: Stage
  progress?: JobProgress
  /** Further writes of the same transaction; what it returns is appended behind `events`. */
  write?: (tx: Tx, job: JobRow) => Promise<readonly KeyedEvent[]>
}

/**
 * Appends to a running job's log, with whatever belongs to the same step, in one transaction.
 * @throws ActivityError `job_ended` or `run_concluding` when the job has ended, or makes its
 * result, meanwhile: a late activity changes nothing and stops
 */
export async function recordStep(
  { db, now }: Pick<ActivityDeps, 'db' | 'now'>,
  jobId: string,
  step: Step,
): Promise<void> {
  await inTransactionOn(db, jobId, async (tx) => {
    const job = await lockOpenJob(tx, jobId)
    if (job.stage === 'settling') throw new ActivityError('run_concluding')
    const more = (await step.write?.(tx, job)) ?? []
    if (step.stage !== undefined && step.progress !== undefined)
      await updateProgress(tx, jobId, step.stage, step.progress)
    await insertEvents(tx, job, [...step.events, ...more], now())
  })
}

import { setTimeout as sleep } from 'node:timers/promises'
import { isEnded } from '../../contract/resources/jobs.ts'
import { inTransactionOn } from '../../store/database/open.ts'
import { type JobRow, updateCancelling } from '../../store/jobs/jobs.ts'
import type { ApiDeps } from '../deps.ts'

/** How long Temporal is waited for before the answer goes out without it. */
const maxWaitMs = 1_000

/** Cancels the run of a job that has not ended; repeatable. */
export async function cancelRun(
  { db, cancelWorkflow, log }: Pick<ApiDeps, 'db' | 'cancelWorkflow' | 'log'>,
  job: JobRow,
): Promise<void> {
  if (isEnded(job.status)) return
  await inTransactionOn(db, job.id, (tx) => updateCancelling(tx, job.id))
  const sent = cancelWorkflow(job.id).catch((error: unknown) =>
    log.warn({ err: error, job: job.id }, 'cancellation not sent; reconcile sends it again'),
  )
  await Promise.race([sent, sleep(maxWaitMs, undefined, { ref: false })])
}

import { eraseExpired } from '../store/erase.ts'
import { unheardJobsBefore } from '../store/jobs.ts'
import { forgetSourceResponses } from '../store/source-responses.ts'
import type { ActivityDeps } from './deps.ts'
import { ActivityError } from './failure.ts'

const batch = 500
const atOnce = 10

/**
 * Starts the workflows of jobs that were written down but, by their age, never reached Temporal, and sends cancellations again. Doing either
 * twice is harmless. One job that cannot be started does not keep the others waiting.
 */
export async function reconcile(deps: ActivityDeps): Promise<{ started: number }> {
  const before = new Date(deps.now().getTime() - deps.reconcileAfterSeconds * 1_000)
  const jobs = await unheardJobsBefore(deps.db, before, batch)
  await forgetSourceResponses(deps.db, deps.now())
  await eraseExpired(deps.db, deps.now(), batch)
  const errors: unknown[] = []
  for (let first = 0; first < jobs.length; first += atOnce) {
    const settled = await Promise.allSettled(
      jobs.slice(first, first + atOnce).map(async (job) => {
        await deps.startWorkflow(job)
        if (job.status === 'cancelling') await deps.cancelWorkflow(job.id)
      }),
    )
    errors.push(...settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
  }
  if (errors.length > 0)
    throw new ActivityError('internal', { cause: new AggregateError(errors, `${errors.length} jobs cannot be started`) })
  return { started: jobs.length }
}

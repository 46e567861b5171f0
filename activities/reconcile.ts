import { idempotencyMs } from '../contract/limits.ts'
import { eraseExpired } from '../store/erase.ts'
import { forgetKeys } from '../store/idempotency.ts'
import { forgetJobs, unheardJobsBefore } from '../store/jobs.ts'
import { forgetSourceResponses } from '../store/source-responses.ts'
import { closeLostRuns } from './close-lost-runs.ts'
import type { ActivityDeps } from './deps.ts'
import { ActivityError } from './failure.ts'
import { reconcileDeliveries } from './webhooks/reconcile-deliveries.ts'

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
  await forgetJobs(deps.db, new Date(deps.now().getTime() - deps.jobDays * 86_400_000), batch)
  await forgetKeys(deps.db, new Date(deps.now().getTime() - idempotencyMs), batch)
  const errors: unknown[] = [...(await reconcileDeliveries(deps, before)), ...(await closeLostRuns(deps, before, batch))]
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
    throw new ActivityError('internal', { cause: new AggregateError(errors, `${errors.length} jobs or deliveries cannot be looked after`) })
  return { started: jobs.length }
}

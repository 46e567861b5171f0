import { heartbeat } from '@temporalio/activity'
import { queuedJobsBefore } from '../store/jobs.ts'
import type { ActivityDeps } from './deps.ts'

const batch = 500

/** Starts the workflows of jobs that were written down but, by their age, never reached Temporal. Starting twice is harmless. */
export async function reconcile(deps: ActivityDeps): Promise<{ started: number }> {
  const before = new Date(deps.now().getTime() - deps.reconcileAfterSeconds * 1_000)
  const jobs = await queuedJobsBefore(deps.db, before, batch)
  for (const job of jobs) {
    await deps.startWorkflow(job)
    heartbeat()
  }
  return { started: jobs.length }
}

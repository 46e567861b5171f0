import { listRunningJobsBefore } from '../../store/open-jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { finishRun } from './finish-run.ts'
import { runEach } from './run-each.ts'

/**
 * Ends the jobs whose run is gone without having ended them: it was terminated in the Temporal UI,
 * or its history has expired.
 * @returns the errors, one per run that could not be ended
 */
export async function recordLostRuns(
  deps: ActivityDeps,
  before: Date,
  limit: number,
): Promise<unknown[]> {
  return await runEach(await listRunningJobsBefore(deps.db, before, limit), async (id) => {
    if (!(await deps.isRunning(id))) await recordLostRun(deps, id)
  })
}

/** What the run has bought until then is settled. A job that has ended meanwhile stays as it is. */
export async function recordLostRun(deps: ActivityDeps, jobId: string): Promise<void> {
  await finishRun(deps, jobId, { stopReason: 'error', failureType: 'run_lost' })
}

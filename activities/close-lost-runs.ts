import { runningJobsBefore } from '../store/jobs.ts'
import type { ActivityDeps } from './deps.ts'
import { finishRun } from './finish-run.ts'

/**
 * Ends the jobs whose run is gone without having ended them: somebody terminated it in the Temporal UI, or Temporal has forgotten it (design §4).
 * What the run has bought until then is settled.
 * @returns what went wrong, a run each
 */
export async function closeLostRuns(deps: ActivityDeps, before: Date, limit: number): Promise<unknown[]> {
  const errors: unknown[] = []
  for (const id of await runningJobsBefore(deps.db, before, limit)) {
    try {
      if (!(await deps.isRunning(id))) await finishRun(deps, id, { stopReason: 'error', failureType: 'run_lost' })
    } catch (error) {
      errors.push(error)
    }
  }
  return errors
}

import type { RunEnd, RunEnding } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordEnding, runEnding } from '../ending/record-ending.ts'

/**
 * Ends a job in one transaction, unless its result did. Repeating it changes nothing, so a finished
 * job has exactly one terminal event, one settlement and one webhook event.
 */
export async function finishRun(
  deps: ActivityDeps,
  jobId: string,
  asked: RunEnding,
): Promise<RunEnd> {
  return await runEnding(deps, { jobId }, (tx, job) => recordEnding(tx, deps, job, { asked }))
}

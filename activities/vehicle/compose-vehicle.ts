import { resultText } from '../../research/text/result-text.ts'
import { updateResult } from '../../store/job-endings.ts'
import type { ActivityDeps } from '../deps.ts'
import { loadSharedVehicle } from '../job/cache-entry.ts'
import { recordResult } from '../job/record-step.ts'

/**
 * Makes the VIN result out of the stored finding. Without one the job is left without a result, and
 * its end says so.
 */
export async function composeVehicle(deps: ActivityDeps, jobId: string): Promise<void> {
  await recordResult(deps, jobId, async (tx, job) => {
    const shared = await loadSharedVehicle(tx, job)
    if (shared !== null)
      await updateResult(
        tx,
        jobId,
        resultText({ object: 'vin_result', request_id: job.requestId, cached: false }, shared),
      )
    return {}
  })
}

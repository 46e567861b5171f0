import { resultText } from '../../research/text/result-text.ts'
import { updateResult } from '../../store/job-endings.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../job/record-step.ts'
import { loadVehicle } from './lookups.ts'

/**
 * Builds the VIN result from the stored findings. Without a decode the job has no result, and its
 * end says so.
 */
export async function composeVehicle(deps: ActivityDeps, jobId: string): Promise<void> {
  await recordResult(deps, jobId, async (tx, job) => {
    const vehicle = await loadVehicle(tx, jobId)
    if (vehicle !== null)
      await updateResult(
        tx,
        jobId,
        resultText(
          { object: 'vin_result', request_id: job.requestId, cached: false },
          JSON.stringify({ vehicle }),
        ),
      )
    return {}
  })
}

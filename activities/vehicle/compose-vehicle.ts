import { resultText } from '../../research/text/result-text.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { loadVehicle } from './lookups.ts'

/**
 * Builds the VIN result from the stored findings. Without a decode the job has no result, and its
 * end says so.
 */
export async function composeVehicle(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, async (tx, { requestId, ...job }) => {
    const vehicle = await loadVehicle(tx, jobId)
    if (vehicle === null) return {}
    const { progress, warnings, partial } = job
    const said = { object: 'vin_result', request_id: requestId, cached: false }
    const result = resultText(said, JSON.stringify({ vehicle }))
    return { conclusion: { progress, warnings, partial, result } }
  })
}

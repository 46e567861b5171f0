import type { Vehicle } from '../../contract/operations/vin.ts'
import { buildResultText } from '../../research/text/json/build-result-text.ts'
import type { Conclusion } from '../../store/jobs/endings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { buildPartialResult } from '../job/build-partial-result.ts'
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
  return await recordResult(deps, { jobId, stopReason }, async (tx, job) => {
    const vehicle = await loadVehicle(tx, job)
    return vehicle === null ? {} : { conclusion: buildVehicleConclusion(job, vehicle, stopReason) }
  })
}

/** The end of a job that knows its vehicle. */
export function buildVehicleConclusion(
  { requestId, progress, warnings, ...job }: JobRow,
  vehicle: Vehicle,
  stopReason: StopReason,
): Conclusion {
  const partial = job.partial || stopReason !== 'completed'
  const { coverage } = vehicle
  const end = buildPartialResult({ isPartial: partial, stopReason, coverage })
  const said = { object: 'vin_result', request_id: requestId, cached: false }
  const result = buildResultText(said, JSON.stringify({ vehicle, ...end }))
  return { progress, warnings, partial, result }
}

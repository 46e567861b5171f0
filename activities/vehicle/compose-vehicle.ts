import { resultText } from '../../research/text/result-text.ts'
import { updateResult } from '../../store/job-endings.ts'
import { inTransactionOn } from '../../store/open.ts'
import type { ActivityDeps } from '../deps.ts'
import { sharedVehicle } from '../job/cache-entry.ts'
import { lockOpenJob } from '../job/open-job.ts'

/**
 * Makes the VIN result out of the stored finding. Without one the job is left without a result, and
 * its end says so.
 */
export async function composeVehicle({ db }: ActivityDeps, jobId: string): Promise<void> {
  await inTransactionOn(db, jobId, async (tx) => {
    const job = await lockOpenJob(tx, jobId)
    const shared = await sharedVehicle(tx, job)
    if (shared !== null)
      await updateResult(
        tx,
        jobId,
        resultText({ object: 'vin_result', request_id: job.requestId, cached: false }, shared),
      )
  })
}

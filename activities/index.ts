import type { Activities } from '../workflows/ports.ts'
import { composeVehicle } from './compose-vehicle.ts'
import { decodeVin } from './decode-vin.ts'
import type { ActivityDeps } from './deps.ts'
import { finishRun } from './finish-run.ts'
import { reconcile } from './reconcile.ts'
import { startRun } from './start-run.ts'

/** The side effects behind the port, bound to what they need. */
export function createActivities(deps: ActivityDeps): Activities {
  return {
    startRun: (jobId) => startRun(deps, jobId),
    decodeVin: (jobId) => decodeVin(deps, jobId),
    composeVehicle: (jobId) => composeVehicle(deps, jobId),
    finishRun: (jobId, ending) => finishRun(deps, jobId, ending),
    reconcile: () => reconcile(deps),
  }
}

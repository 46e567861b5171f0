import type { Activities } from '../workflows/ports.ts'
import { composeVehicle } from './compose-vehicle.ts'
import { decodeVin } from './decode-vin.ts'
import type { ActivityDeps } from './deps.ts'
import { finishRun } from './finish-run.ts'
import { reconcile } from './reconcile.ts'
import { askSource } from './search/ask-source.ts'
import { askSources } from './search/ask-sources.ts'
import { composeSearch } from './search/compose-search.ts'
import { planSearch } from './search/plan-search.ts'
import { extendDeadline, reopenProvider, skipProvider } from './search/steer.ts'
import { sweepUsername } from './search/sweep-username.ts'
import { startRun } from './start-run.ts'

/** The side effects behind the port, bound to what they need. */
export function createActivities(deps: ActivityDeps): Activities {
  return {
    startRun: (jobId) => startRun(deps, jobId),
    extendDeadline: (jobId, seconds) => extendDeadline(deps, jobId, seconds),
    decodeVin: (jobId) => decodeVin(deps, jobId),
    composeVehicle: (jobId) => composeVehicle(deps, jobId),
    planSearch: (jobId) => planSearch(deps, jobId),
    askSources: (jobId, providers) => askSources(deps, jobId, providers),
    askSource: (jobId, provider) => askSource(deps, jobId, provider),
    sweepUsername: (jobId, shard, shards) => sweepUsername(deps, jobId, shard, shards),
    skipProvider: (jobId, provider) => skipProvider(deps, jobId, provider),
    reopenProvider: (jobId, provider) => reopenProvider(deps, jobId, provider),
    composeSearch: (jobId, stopReason) => composeSearch(deps, jobId, stopReason),
    finishRun: (jobId, ending) => finishRun(deps, jobId, ending),
    reconcile: () => reconcile(deps),
  }
}

/** The only place where activities are given options, grouped by what a failure costs. */
import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { Activities } from './ports.ts'
import { protocolTimes } from './protocol-times.ts'

/**
 * Lookups are cheap to repeat and get a few tries. `worker/create-activity-guard.ts` counts them,
 * since a database that is away must not use them up. The heartbeat shows a dead worker long before
 * the time limit does; the run's deadline ends all tries.
 */
export const lookup = proxyActivities<
  Pick<
    Activities,
    | 'decodeVin'
    | 'askVehicleSources'
    | 'askVehicleSource'
    | 'askCompanySources'
    | 'askCompanySource'
    | 'followCompany'
    | 'takePicture'
    | 'askPictureSources'
    | 'askPictureSource'
    | 'checkPictures'
    | 'askSources'
    | 'askSource'
  >
>({
  startToCloseTimeout: '40s',
  heartbeatTimeout: protocolTimes.heartbeat,
  retry: { initialInterval: '200ms', maximumInterval: '2s' },
})

/**
 * The one local try of what takes milliseconds. An update that arrives meanwhile waits for it,
 * hence the limit; `lookup` has the tries after it.
 */
export const quick = proxyLocalActivities<Pick<Activities, 'decodeVin'>>({
  startToCloseTimeout: '1s',
  retry: { maximumAttempts: 1 },
})

/**
 * The same for calls of other servers: the activity itself waits a second for them, then writes
 * down what came. A worker that is short of processor time needs longer for that, and a second try
 * would cost it more.
 */
export const brief = proxyLocalActivities<Pick<Activities, 'askSources'>>({
  startToCloseTimeout: '4s',
  retry: { maximumAttempts: 1 },
})

/**
 * Hundreds of sites, for as long as the run has time: a retry continues after the stored outcomes.
 */
export const sweep = proxyActivities<Pick<Activities, 'sweepUsername'>>({
  startToCloseTimeout: '15m',
  heartbeatTimeout: protocolTimes.heartbeat,
  retry: { initialInterval: '200ms', maximumInterval: '2s' },
})

/**
 * A few dozen pages on other people's servers, fetched slowly, for as long as the run has time: a
 * retry continues after the stored pages.
 */
export const reading = proxyActivities<Pick<Activities, 'readPages'>>({
  startToCloseTimeout: '5m',
  heartbeatTimeout: protocolTimes.heartbeat,
  retry: { initialInterval: '200ms', maximumInterval: '2s' },
})

/**
 * A language model costs money, so its answers are stored and no call is repeated. A server that is
 * busy or away is waited for, durably: the activity gives it up itself, see
 * `activities/job/run-with-model.ts`.
 */
export const model = proxyActivities<
  Pick<Activities, 'writeDossier' | 'judgeQuestion' | 'takeTurn' | 'writeAnswer'>
>({
  startToCloseTimeout: '10m',
  heartbeatTimeout: protocolTimes.heartbeat,
  retry: { initialInterval: '500ms', maximumInterval: '30s' },
})

/**
 * Book-keeping in our own database: idempotent by key, so retried for as long as it takes. Local,
 * because a round trip through the server for each would cost as much as the whole lookup.
 */
export const record = proxyLocalActivities<
  Pick<
    Activities,
    | 'startRun'
    | 'extendDeadline'
    | 'composeVehicle'
    | 'planEntitySearch'
    | 'composeEntitySearch'
    | 'planEntityDossier'
    | 'chooseCompany'
    | 'composeEntityDossier'
    | 'composePictures'
    | 'planSearch'
    | 'planDossier'
    | 'planChat'
    | 'skipProvider'
    | 'reopenProvider'
    | 'composeSearch'
    | 'composeDossier'
    | 'composeChat'
    | 'composeFixture'
    | 'finishRun'
  >
>({
  startToCloseTimeout: '10s',
  // a longer wait becomes a durable timer, so a database that is away for an hour holds no slot;
  // each costs a handful of events, so the waits grow until days of absence fit into a history
  localRetryThreshold: '2s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '30s' },
})

/**
 * Posts to a caller's backend. Its answer is an outcome and no failure, so only faults of our own
 * are retried; each retry may send the event again.
 */
export const sending = proxyActivities<Pick<Activities, 'attemptDelivery'>>({
  startToCloseTimeout: '60s',
  heartbeatTimeout: protocolTimes.heartbeat,
  retry: { initialInterval: '500ms', maximumInterval: '30s' },
})

/** Fixtures: no provider is asked. */
export const fixtures = proxyActivities<Pick<Activities, 'playFixture'>>({
  startToCloseTimeout: '60s',
  heartbeatTimeout: protocolTimes.heartbeat,
  retry: { initialInterval: '200ms', maximumInterval: '2s' },
})

/**
 * Housekeeping gets few tries, which the guard counts, since the schedule starts the next run; a
 * database that is away is waited for, or each start meanwhile would be one more failed run. The
 * schedule starts none while one is open, so the heartbeat ends the activity of a dead worker.
 */
export const housekeeping = proxyActivities<Pick<Activities, 'reconcile'>>({
  startToCloseTimeout: '60s',
  heartbeatTimeout: protocolTimes.heartbeat,
  retry: { maximumInterval: '30s' },
})

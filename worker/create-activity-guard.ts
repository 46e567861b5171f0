import type { Context } from '@temporalio/activity'
import { type ApplicationFailure, CancelledFailure } from '@temporalio/common'
import type {
  ActivityInboundCallsInterceptor,
  ActivityInterceptorsFactory,
} from '@temporalio/worker'
import type { Logger } from 'pino'
import { z } from 'zod'
import { toFailure } from '../activities/failures/failure.ts'
import { parseFailure } from '../activities/failures/parse-failure.ts'
import type { ActivityMetrics } from '../activities/metrics.ts'
import { createLevelChooser } from './create-level-chooser.ts'

const heartbeatMs = 1_000
/** Of activities that concern one provider, which the failure itself does not name. */
const providers: Readonly<Record<string, string>> = {
  decodeVin: 'vpic_offline',
  sweepUsername: 'username_sites',
  readPages: 'web_pages',
  writeDossier: 'language_model',
  takeTurn: 'language_model',
  writeAnswer: 'language_model',
  attemptDelivery: 'webhook',
}
/**
 * An activity that fails this often by its own fault fails for good; book-keeping (local
 * activities) never gives up.
 */
const maxFailures = 5
const Failures = z.int().nonnegative()

/**
 * Wraps every activity: it sends heartbeats, so that a dead worker is noticed long before the time
 * limit, and turns every throw into a failure without personal data, while the original goes to the
 * log. The heartbeats carry the number of failures: a try that was lost with its worker, or that
 * waited for another party, is no failure.
 */
export function createActivityGuard(
  log: Logger,
  metrics: Pick<ActivityMetrics, 'activityFailures'>,
): ActivityInterceptorsFactory {
  const chooseLevel = createLevelChooser()
  return (context: Context) => {
    const inbound: ActivityInboundCallsInterceptor = {
      async execute(input, next) {
        const { activityType, attempt, heartbeatTimeoutMs, isLocal, workflowExecution } =
          context.info
        const beats = heartbeatTimeoutMs !== undefined && heartbeatTimeoutMs > 0
        const failures = Failures.catch(0).parse(context.info.heartbeatDetails)
        const beat = beats ? setInterval(() => context.heartbeat(failures), heartbeatMs) : undefined
        try {
          return await next(input)
        } catch (error) {
          // a cancelled try breaks off wherever it is: what it throws then is no fault. Not so for
          // local activities: the run would take a worker's shutdown for its own cancellation
          if (!isLocal) context.cancellationSignal.throwIfAborted()
          if (error instanceof CancelledFailure) throw error
          const failure = toFailure(error, { lastTry: !isLocal && failures + 1 >= maxFailures })
          if (beats) context.heartbeat(isOwnFault(failure) ? failures + 1 : failures)
          const type = failure.type ?? 'internal'
          metrics.activityFailures.inc({ activity: activityType, failure: type })
          const { fault, code, ...named } = parseFailure(error)
          const provider = named.provider ?? findProvider(activityType, input.args)
          log[chooseLevel(type, { provider, code })](
            {
              err: error,
              activity: activityType,
              attempt,
              job: workflowExecution?.workflowId,
              failure: type,
              provider,
              fault: fault ?? type,
              code,
            },
            'activity failed',
          )
          throw failure
        } finally {
          clearInterval(beat)
        }
      },
    }
    return { inbound }
  }
}

/** @param args of the activity: the second of `askSource` is its provider */
function findProvider(activity: string, args: readonly unknown[]): string | null {
  const named = activity === 'askSource' ? args[1] : undefined
  return typeof named === 'string' ? named : (providers[activity] ?? null)
}

/** Not a database that is away, nor one that names its own next try: these count for themselves. */
function isOwnFault({ type, nextRetryDelay }: ApplicationFailure): boolean {
  return type !== 'store_unavailable' && (nextRetryDelay === undefined || nextRetryDelay === null)
}

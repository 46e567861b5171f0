import type { Context } from '@temporalio/activity'
import { type ApplicationFailure, CancelledFailure } from '@temporalio/common'
import type { ActivityInboundCallsInterceptor, ActivityInterceptorsFactory } from '@temporalio/worker'
import type { Logger } from 'pino'
import { z } from 'zod'
import { toFailure } from '../activities/failure.ts'

const heartbeatMs = 1_000
/** What fails so often by a mistake of its own fails for good; book-keeping (local activities) never gives up. */
const mostFailures = 5
const Failures = z.int().nonnegative()

/**
 * Around every activity: shows life, so that a dead worker is noticed long before the time limit; and turns every throw into a failure
 * without personal data, while the original goes to the log (design §5). Its heartbeats carry how often it has failed: tries that were lost with
 * their worker, or that waited for somebody, are no failures.
 */
export function activityGuard(log: Logger): ActivityInterceptorsFactory {
  return (context: Context) => {
    const inbound: ActivityInboundCallsInterceptor = {
      async execute(input, next) {
        const { activityType, attempt, heartbeatTimeoutMs, isLocal, workflowExecution } = context.info
        const beats = heartbeatTimeoutMs !== undefined && heartbeatTimeoutMs > 0
        const failures = Failures.catch(0).parse(context.info.heartbeatDetails)
        const beat = beats ? setInterval(() => context.heartbeat(failures), heartbeatMs) : undefined
        try {
          return await next(input)
        } catch (error) {
          if (error instanceof CancelledFailure) throw error
          const failure = toFailure(error, { lastTry: !isLocal && failures + 1 >= mostFailures })
          if (beats) context.heartbeat(isOwnFault(failure) ? failures + 1 : failures)
          // who waits for a turn is no trouble, and there may be thousands
          log[failure.type === 'receiver_busy' ? 'debug' : 'warn'](
            { err: error, activity: activityType, attempt, job: workflowExecution?.workflowId, failure: failure.type },
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

/** Not a database that is away, nor one that names its own next try: these count for themselves. */
function isOwnFault({ type, nextRetryDelay }: ApplicationFailure): boolean {
  return type !== 'store_unavailable' && (nextRetryDelay === undefined || nextRetryDelay === null)
}

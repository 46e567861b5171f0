import type { Context } from '@temporalio/activity'
import { CancelledFailure } from '@temporalio/common'
import type { ActivityInboundCallsInterceptor, ActivityInterceptorsFactory } from '@temporalio/worker'
import type { Logger } from 'pino'
import { toFailure } from '../activities/failure.ts'

const heartbeatMs = 1_000
/** What still fails at this try fails for good; book-keeping (local activities) never gives up. */
const lookupTries = 5

/**
 * Around every activity: shows life, so that a dead worker is noticed long before the time limit; and turns every throw into a failure
 * without personal data, while the original goes to the log (design §5).
 */
export function activityGuard(log: Logger): ActivityInterceptorsFactory {
  return (context: Context) => {
    const inbound: ActivityInboundCallsInterceptor = {
      async execute(input, next) {
        const { activityType, attempt, heartbeatTimeoutMs, isLocal, workflowExecution } = context.info
        const beat =
          heartbeatTimeoutMs === undefined || heartbeatTimeoutMs === 0 ? undefined : setInterval(() => context.heartbeat(), heartbeatMs)
        try {
          return await next(input)
        } catch (error) {
          if (error instanceof CancelledFailure) throw error
          const failure = toFailure(error, { lastTry: !isLocal && attempt >= lookupTries })
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

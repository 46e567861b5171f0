import { ActivityFailure } from '@temporalio/common'
import type { LogEntry } from '@temporalio/worker'
import type { Logger } from 'pino'

/**
 * Passes on what Temporal's SDK logs. Its error becomes `err`: an error below any other name has no
 * property that JSON shows, and the line would be without its reason. Of a worker that stops while
 * Temporal is away the SDK logs each call that it gives up; `runWorkers` warns of that once.
 */
export function logSdk(log: Logger, isStopping: () => boolean): (entry: LogEntry) => void {
  return ({ level, message, meta }) => {
    // `createActivityGuard` has logged it, with what the SDK does not know
    if (message === 'Activity failed') return
    const { error, ...rest } = meta ?? {}
    const loudness = level === 'ERROR' ? 'error' : 'warn'
    log[isStopping() ? 'debug' : loudness](
      { meta: rest, ...(error === undefined ? {} : { err: chooseReason(error) }) },
      message,
    )
  }
}

/** Of a failed activity the SDK names only that it failed; its cause says why. */
function chooseReason(error: unknown): unknown {
  return error instanceof ActivityFailure && error.cause !== undefined ? error.cause : error
}

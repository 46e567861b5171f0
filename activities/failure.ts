import { ApplicationFailure } from '@temporalio/common'
import { type FailureType, failures } from '../contract/failures.ts'
import { isConnectionError } from '../store/open.ts'

/** Thrown by activities: a row of the table of failures. What really happened travels as `cause`, to the log and no further. */
export class ActivityError extends Error {
  override name = 'ActivityError' as const
  readonly type: FailureType

  constructor(type: FailureType, options?: ErrorOptions) {
    super(failures[type].message, options)
    this.type = type
  }
}

/**
 * What Temporal is told: type and fixed message, without cause, details or stack, because histories are kept and read, and messages of drivers
 * and providers name the person (design §5).
 * @param lastTry for what went wrong in the activity itself; a database that is away says nothing of it and is waited for
 */
export function toFailure(error: unknown, { lastTry = false }: { lastTry?: boolean } = {}): ApplicationFailure {
  const type = error instanceof ActivityError ? error.type : isConnectionError(error) ? 'store_unavailable' : 'internal'
  const { message, retryable } = failures[type]
  const failure = ApplicationFailure.create({ type, message, nonRetryable: !retryable || (lastTry && type !== 'store_unavailable') })
  failure.stack = ''
  return failure
}

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
 * What Temporal is told: type and fixed message, without cause or details, because histories are kept and read, and messages of drivers and
 * providers name the person (design §5).
 */
export function toFailure(error: unknown): ApplicationFailure {
  const type = error instanceof ActivityError ? error.type : isConnectionError(error) ? 'store_unavailable' : 'internal'
  const { message, retryable } = failures[type]
  return ApplicationFailure.create({ type, message, nonRetryable: !retryable })
}

import { ApplicationFailure } from '@temporalio/common'
import { type FailureType, failures } from '../../contract/errors/failures.ts'
import { isUnavailable } from '../../store/database/errors.ts'

/**
 * Thrown by activities: a row of the table of failures. What really happened travels as `cause`, to
 * the log and no further.
 */
export class ActivityError extends Error {
  override name = 'ActivityError' as const
  readonly type: FailureType
  /** When Temporal is to try again; null = by the activity's own retry policy. */
  readonly nextRetryDelayMs: number | null

  constructor(
    type: FailureType,
    {
      nextRetryDelayMs = null,
      ...options
    }: ErrorOptions & { nextRetryDelayMs?: number | null } = {},
  ) {
    super(failures[type].message, options)
    this.type = type
    this.nextRetryDelayMs = nextRetryDelayMs
  }
}

/**
 * The failure that Temporal records: type and fixed message, without cause, details or stack,
 * because histories are kept and read, and messages of drivers and providers name the person.
 * @param lastTry for what went wrong in the activity itself; a database that is away says nothing
 * of it and is waited for
 */
export function toFailure(
  error: unknown,
  { lastTry = false }: { lastTry?: boolean } = {},
): ApplicationFailure {
  const type =
    error instanceof ActivityError
      ? error.type
      : isUnavailable(error)
        ? 'store_unavailable'
        : 'internal'
  const { message, retryable } = failures[type]
  const nextRetryDelay = error instanceof ActivityError ? error.nextRetryDelayMs : null
  // an activity that names its own next try counts its tries itself
  const isLast = lastTry && nextRetryDelay === null && type !== 'store_unavailable'
  const failure = ApplicationFailure.create({
    type,
    message,
    nonRetryable: !retryable || isLast,
    ...(nextRetryDelay === null ? {} : { nextRetryDelay }),
  })
  failure.stack = ''
  return failure
}

import { ApplicationFailure } from '@temporalio/common'

/**
 * The failure of a run that Temporal lists as failed: a type from our tables and a fixed sentence.
 * It holds no cause or stack, since histories are kept and operators read them.
 */
export function buildClosedFailure(type: string, message: string): ApplicationFailure {
  const failure = ApplicationFailure.nonRetryable(message, type)
  failure.stack = ''
  return failure
}

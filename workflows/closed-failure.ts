import { ApplicationFailure } from '@temporalio/common'

/**
 * What a run ends with so that Temporal lists it as failed: a type from a table of ours and a
 * fixed sentence. Cause and stack stay out, since histories are kept and read.
 */
export function closedFailure(type: string, message: string): ApplicationFailure {
  const failure = ApplicationFailure.nonRetryable(message, type)
  failure.stack = ''
  return failure
}

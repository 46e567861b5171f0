/** Calls of Temporal, each with a deadline. */
import { type Client, WorkflowNotFoundError } from '@temporalio/client'

/** For a call that Temporal's server answers itself. */
const callTimeoutMs = 10_000

/** @throws when Temporal does not answer in time */
export async function callWithDeadline<Result>(
  client: Client,
  call: () => Promise<Result>,
  timeoutMs = callTimeoutMs,
): Promise<Result> {
  return await client.connection.withDeadline(Date.now() + timeoutMs, call)
}

/**
 * Calls a running workflow.
 * @returns false when there is none of this id, or it refuses the update
 * @throws when Temporal does not answer in time
 */
export async function callRun(
  client: Client,
  call: () => Promise<unknown>,
  timeoutMs = callTimeoutMs,
): Promise<boolean> {
  try {
    await callWithDeadline(client, call, timeoutMs)
    return true
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'WorkflowUpdateFailedError'
    if (isRefused || error instanceof WorkflowNotFoundError) return false
    throw error
  }
}

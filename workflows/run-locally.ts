import { isCancellation } from '@temporalio/workflow'

/**
 * A quick step runs beside its workflow, without the three round trips that an activity costs.
 * Whatever keeps it from an answer there makes it an activity: that one waits and is retried in
 * sight of operators, and meanwhile the run hears them.
 */
export async function runLocally<Result>(
  local: () => Promise<Result>,
  remote: () => Promise<Result>,
): Promise<Result> {
  return await local().catch((error: unknown) => {
    if (isCancellation(error)) throw error
    return remote()
  })
}

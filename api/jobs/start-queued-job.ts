import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenJob } from '../../store/jobs/open-jobs.ts'
import type { ApiDeps } from '../deps.ts'
import { retryUntilDone } from './retry-until-done.ts'

/** The waits between tries, and the time for all of them; a try itself takes up to ten seconds. */
const waits = { firstMs: 100, maxMs: 5_000, withinMs: 60_000 }
/**
 * Jobs of this process that are tried again at once. Each keeps calls of Temporal open: at a
 * hundred new jobs a second, a minute of them takes 500 MB.
 */
const maxTriedAgain = 100
let triedAgain = 0

/**
 * Starts the workflow of a job. Its caller may wait for it, so a Temporal that does not answer is
 * asked again; a job that is not started then, or when the API stops, is left to `reconcile`.
 */
export async function startQueuedJob(
  { startWorkflow, log, stopping }: Pick<ApiDeps, 'startWorkflow' | 'log' | 'stopping'>,
  { id, operation, owner, accountId, channel, sandbox }: OpenJob,
): Promise<void> {
  const start = () => startWorkflow({ id, operation, owner, accountId, channel, sandbox })
  try {
    return await start()
  } catch (error) {
    const isLeft = triedAgain >= maxTriedAgain
    const next = isLeft ? 'reconcile will' : 'it is tried again'
    log.warn({ err: error, job: id }, `workflow not started; ${next}`)
    if (isLeft) return
  }
  triedAgain += 1
  await sleep(waits.firstMs, undefined, { ref: false })
  // the first failure is logged
  const again = () =>
    start().then(
      () => true,
      () => false,
    )
  if (!stopping.aborted) await retryUntilDone(again, waits, stopping)
  triedAgain -= 1
}

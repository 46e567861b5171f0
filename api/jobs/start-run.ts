import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenJob } from '../../store/jobs/open-jobs.ts'
import type { ApiDeps } from '../deps.ts'

/** Between tries; each wait doubles the one before. A try has ten seconds of its own. */
const waits = { firstMs: 100, maxMs: 5_000 }
/** Housekeeping starts what is older. */
const maxTryMs = 60_000

/**
 * Starts the workflow of a job. Its caller may wait for it, so a Temporal that does not answer is
 * asked again; a job that is not started then, or when the API stops, is left to `reconcile`.
 */
export async function startRun(
  { startWorkflow, log, stopping }: Pick<ApiDeps, 'startWorkflow' | 'log' | 'stopping'>,
  { id, operation, owner, accountId, channel, sandbox }: OpenJob,
): Promise<void> {
  const until = performance.now() + maxTryMs
  for (let waitMs = waits.firstMs; ; waitMs = Math.min(waitMs * 2, waits.maxMs)) {
    try {
      return await startWorkflow({ id, operation, owner, accountId, channel, sandbox })
    } catch (error) {
      if (waitMs === waits.firstMs)
        log.warn({ err: error, job: id }, 'workflow not started; it is tried again')
    }
    await sleep(waitMs, undefined, { ref: false })
    if (stopping.aborted || performance.now() > until) return
  }
}

import { pagesProvider, sweepProvider } from '../../sources/choice/providers.ts'
import { inTransactionOn } from '../../store/database/open.ts'
import { deleteOutcome, insertOutcome } from '../../store/findings/findings.ts'
import { deleteFailedPages } from '../../store/findings/pages.ts'
import { deleteOpenSiteOutcomes } from '../../store/findings/site-outcomes.ts'
import { updateDeadline } from '../../store/jobs/jobs.ts'
import { deletePurchase } from '../../store/usage/purchases.ts'
import type { ActivityDeps } from '../deps.ts'
import { lockOpenJob } from '../job/open-job.ts'
import { recordStep } from '../job/record-step.ts'

/** An operator does not want this provider waited for: what still comes of it is not taken. */
export async function skipProvider(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<void> {
  await recordStep(deps, jobId, async (tx) => {
    const message = 'An operator of the service did not want it waited for.'
    await insertOutcome(tx, {
      jobId,
      provider,
      outcome: 'skipped',
      message,
      durationMs: 0,
      now: deps.now(),
    })
    return {}
  })
}

/**
 * An operator wants this provider asked once more: its failure is forgotten, what it found is kept.
 */
export async function reopenProvider(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<void> {
  await recordStep(deps, jobId, async (tx) => {
    await deleteOutcome(tx, jobId, provider)
    await deletePurchase(tx, jobId, provider)
    if (provider === sweepProvider) await deleteOpenSiteOutcomes(tx, jobId)
    if (provider === pagesProvider) await deleteFailedPages(tx, jobId)
    return {}
  })
}

/**
 * Moves the deadline, counted from where it stood, or would stand if the run started now. Repeating
 * it, as a lost worker may, moves it once more: in favour of the run.
 */
export async function extendDeadline(
  { db, now }: ActivityDeps,
  jobId: string,
  seconds: number,
): Promise<{ deadlineMs: number }> {
  return await inTransactionOn(db, jobId, async (tx) => {
    const job = await lockOpenJob(tx, jobId)
    const stoodAt = job.deadlineAt?.getTime() ?? now().getTime() + job.deadlineSeconds * 1_000
    const deadlineAt = new Date(stoodAt + seconds * 1_000)
    await updateDeadline(tx, jobId, deadlineAt)
    return { deadlineMs: Math.max(1, deadlineAt.getTime() - now().getTime()) }
  })
}

import { dayMs } from '../../contract/fields/durations.ts'
import { idempotencyMs, sandboxMs } from '../../contract/fields/limits.ts'
import { deleteExpiredCache } from '../../store/cache/cache.ts'
import { deleteExpiredSourceResponses } from '../../store/cache/source-responses.ts'
import { isUnavailable } from '../../store/database/errors.ts'
import { deleteImagesBefore } from '../../store/images/images.ts'
import { deleteExpiredIdempotencyKeys } from '../../store/jobs/idempotency.ts'
import {
  deleteExpiredJobs,
  deleteExpiredSandboxJobs,
  listRunningJobsOutside,
  listUnheardJobsOutside,
  type OpenJob,
  type Outside,
} from '../../store/jobs/open-jobs.ts'
import { deleteExpiredOAuthRecords } from '../../store/oauth/records.ts'
import { eraseExpired } from '../../store/opt-outs/erase.ts'
import { deleteClosedOptOutRequests } from '../../store/opt-outs/requests.ts'
import { deleteStrayRequests, requestMs } from '../../store/requests/requests.ts'
import { deleteExpiredSignIns } from '../../store/users/sessions.ts'
import { listOverdueDeliveries } from '../../store/webhooks/deliveries.ts'
import { deletePreviousSecrets, updateEndedWebhooks } from '../../store/webhooks/endpoints.ts'
import { deleteExpiredWebhookEvents } from '../../store/webhooks/events.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { eraseDecided, updateChangedOptOutFile } from '../opt-outs/erase-decided.ts'
import { finishRun } from './finish-run.ts'
import { runEach } from './run-each.ts'
import { updateDayPartitions } from './update-day-partitions.ts'

const maxBatchRows = 500
/** A client that holds no grant is forgotten after 90 days. */
const maxUnusedClientMs = 90 * dayMs
/** How long a request of a person about themselves is kept after it was closed. */
const maxClosedOptOutMs = 90 * dayMs
/** How long events of webhooks are kept. */
const maxEventMs = 30 * dayMs
/** A picture outlives no job by more. */
const maxImageMs = 900_000
/** How soon the next worker is tried after one whose clock is wrong. */
const otherWorkerMs = 1_000
/** Processes that write jobs differ by less. */
const clockStepMs = 60_000
/** How long one run of the housekeeping goes on deleting, of the minute that it has. */
const deletionMs = 20_000

/**
 * Starts the workflows of jobs that were written down but, by their age, never reached Temporal,
 * sends cancellations again, and ends jobs whose run is gone; then deletes what is past its time.
 * Doing any of it twice is harmless. What fails keeps nothing else waiting.
 */
export async function reconcile(deps: ActivityDeps): Promise<{ started: number }> {
  // another worker may take the next try
  if (await deps.isClockWrong())
    throw new ActivityError('clock_differs', { nextRetryDelayMs: otherWorkerMs })
  const at = deps.now().getTime()
  const before = new Date(at - deps.reconcileAfterSeconds * 1_000)
  const outside = { before, after: new Date(at + clockStepMs) }
  const jobs = await listUnheardJobsOutside(deps.db, outside, maxBatchRows)
  const errors = await runEach(jobs, (job) => resendToTemporal(deps, job))
  errors.push(...(await recordLostRuns(deps, outside)))
  const { db } = deps
  const chores: readonly (() => Promise<unknown>)[] = [
    () => deletePreviousSecrets(db, deps.now()),
    () => updateEndedWebhooks(db, { grantId: null, now: deps.now() }),
    () => deleteExpiredWebhookEvents(db, new Date(at - maxEventMs), maxBatchRows),
    async () => errors.push(...(await startOverdueDeliveries(deps, before))),
    () => eraseDecided(deps),
    () => updateChangedOptOutFile(deps),
    // before rows are erased one by one
    () => updateDayPartitions(deps),
    () => deleteExpired(deps),
  ]
  for (const chore of chores) await chore().catch((error: unknown) => errors.push(error))
  // a database that went away meanwhile is waited for, too
  const away = errors.find(isUnavailable)
  if (away !== undefined) throw away
  if (errors.length > 0)
    throw new ActivityError('internal', {
      cause: new AggregateError(
        errors,
        `${errors.length} jobs or deliveries cannot be looked after`,
      ),
    })
  return { started: jobs.length }
}

async function resendToTemporal(
  deps: ActivityDeps,
  job: OpenJob & { status: string },
): Promise<void> {
  if (!(await deps.isRunning(job.id))) {
    await deps.startWorkflow(job)
    // it was started before, and terminated before it could begin
    if (!(await deps.isRunning(job.id))) return await recordLostRun(deps, job.id)
  }
  if (job.status === 'cancelling') await deps.cancelWorkflow(job.id)
}

/**
 * Ends the jobs whose run is gone without having ended them: it was terminated in the Temporal UI,
 * or its history has expired.
 * @returns the errors, one per run that could not be ended
 */
async function recordLostRuns(deps: ActivityDeps, outside: Outside): Promise<unknown[]> {
  return await runEach(await listRunningJobsOutside(deps.db, outside, maxBatchRows), async (id) => {
    if (!(await deps.isRunning(id))) await recordLostRun(deps, id)
  })
}

/** What the run has bought until then is settled. A job that has ended meanwhile stays as it is. */
async function recordLostRun(deps: ActivityDeps, jobId: string): Promise<void> {
  await finishRun(deps, jobId, { stopReason: 'error', failureType: 'run_lost' })
}

/**
 * Starts the workflows of deliveries that should have been tried by now: never started, or lost.
 * One that runs is left alone.
 * @returns what could not be started
 */
async function startOverdueDeliveries(
  { db, startDelivery }: Pick<ActivityDeps, 'db' | 'startDelivery'>,
  before: Date,
): Promise<unknown[]> {
  const overdue = await listOverdueDeliveries(db, before, maxBatchRows)
  return await runEach(overdue, (delivery) => startDelivery(delivery))
}

/** Batch after batch, so that a busy day is not remembered for a week too long. */
async function deleteExpired({ db, now, jobDays }: ActivityDeps): Promise<void> {
  const at = now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  await deleteExpiredSourceResponses(db, at)
  await deleteImagesBefore(db, ago(maxImageMs), maxBatchRows)
  const until = performance.now() + deletionMs
  const deleteKeys = (ms: number, sandboxOnly: boolean) =>
    deleteExpiredIdempotencyKeys(db, { before: ago(ms), limit: maxBatchRows, sandboxOnly })
  const chores = [
    () => deleteExpiredSandboxJobs(db, ago(sandboxMs), maxBatchRows),
    () => deleteKeys(sandboxMs, true),
    () => eraseExpired(db, at, maxBatchRows),
    () => deleteExpiredJobs(db, ago(jobDays * dayMs), maxBatchRows),
    () => deleteStrayRequests(db, ago(requestMs), maxBatchRows),
    () => deleteExpiredCache(db, at, maxBatchRows),
    () => deleteKeys(idempotencyMs, false),
    () => deleteExpiredSignIns(db, at, maxBatchRows),
    () => deleteClosedOptOutRequests(db, ago(maxClosedOptOutMs), maxBatchRows),
    () =>
      deleteExpiredOAuthRecords(db, {
        now: at,
        unusedBefore: ago(maxUnusedClientMs),
        batch: maxBatchRows,
      }),
  ]
  for (const chore of chores) while ((await chore()) === maxBatchRows && performance.now() < until);
}

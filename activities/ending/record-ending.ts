import { errors, isRetryable, refusals } from '../../contract/errors/errors.ts'
import { choosePublicCode, findPublicMessage } from '../../contract/errors/failures.ts'
import { dayMs } from '../../contract/fields/durations.ts'
import { type OperationName, toOperation } from '../../contract/operations/operations.ts'
import { isEnded, type JobError, type JobProgress } from '../../contract/resources/jobs.ts'
import { emptyEnds } from '../../contract/results/events.ts'
import { buildSandboxUsage } from '../../research/sandbox/build-sandbox-usage.ts'
import { releaseBuild } from '../../store/cache/builds.ts'
import { insertCachedResult } from '../../store/cache/cache.ts'
import { inTransactionOn, type Tx } from '../../store/database/open.ts'
import { deleteCaseFiles } from '../../store/findings/case-files.ts'
import { deleteFindings } from '../../store/findings/findings.ts'
import { deleteJobImages } from '../../store/images/images.ts'
import { type Ending, updateEnded } from '../../store/jobs/endings.ts'
import { insertEvents, type KeyedEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { eraseSubject } from '../../store/opt-outs/erase.ts'
import type { OpenDelivery } from '../../store/webhooks/deliveries.ts'
import type { RunEnd, RunEnding } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildCacheEntry } from '../job/cache-entry.ts'
import { loadJobEnding, lockKnownJob } from '../job/open-job.ts'
import { buildWholeResult } from './build-whole-result.ts'
import { recordSettlement } from './record-settlement.ts'
import { recordWebhookEvent } from './record-webhook-event.ts'

/** Operations of which equal runs wait for the one that builds. */
const waitsForEqual: readonly OperationName[] = ['dossier', 'entity_dossier']

/** Operations that keep what they composed of a person until they end. */
const hasCaseFile: readonly OperationName[] = ['dossier', 'chat']

type Outcome = { status: RunEnd['status']; error: JobError | null; partial: boolean }

/** `job`: the one that ended now; null when it had ended before. */
type Ended = {
  end: RunEnd
  waiting: string[]
  deliveries: OpenDelivery[]
  job: JobRow | null
}

/** A job, and its account where that has been read already. */
export type Endable = { jobId: string; accountId?: string | null }

/**
 * Runs the transaction that ends a job, then announces its end. Settling locks the account's row:
 * the jobs of one that is held up must not take every connection.
 * @param work is given the job with its row locked, unless it has ended
 * @throws ActivityError `job_unknown`
 */
export async function runEnding(
  deps: ActivityDeps,
  { jobId, accountId: read }: Endable,
  work: (tx: Tx, job: JobRow) => Promise<Ended>,
): Promise<RunEnd> {
  const known = read === undefined ? await loadJobEnding(deps.db, jobId) : { accountId: read }
  if ('status' in known && isEnded(known.status)) return toRunEnd(known)
  const { end, waiting, deliveries, job } = await inTransactionOn(
    deps.db,
    known.accountId ?? jobId,
    async (tx) => {
      const locked = await lockKnownJob(tx, jobId)
      if (!isEnded(locked.status)) return await work(tx, locked)
      return { end: toRunEnd(locked), waiting: [], deliveries: [], job: null }
    },
  )
  if (job !== null) countEnd(deps, job, end)
  // a start that is lost is made up for by `reconcile`
  if (deliveries.length > 0)
    await Promise.allSettled(deliveries.map((delivery) => deps.startDelivery(delivery)))
  // a call that is lost costs them a quarter of a minute: they look for themselves, too
  if (waiting.length > 0) await deps.wakeWaiting(waiting)
  return end
}

/** How a run ended, from the row of its job; without a reason it is an error. */
export function toRunEnd({
  status,
  stopReason,
  error,
}: Pick<JobRow, 'status' | 'stopReason' | 'error'>): RunEnd {
  const end = status === 'succeeded' || status === 'cancelled' ? status : 'failed'
  return buildRunEnd({ status: end, stopReason: stopReason ?? 'error' }, error)
}

function buildRunEnd(end: Pick<RunEnd, 'status' | 'stopReason'>, error: JobError | null): RunEnd {
  const isRefused = end.status === 'failed' && refusals.includes(error?.code ?? '')
  return isRefused ? { ...end, isRefused } : end
}

/**
 * Ends a job whose row is locked: status, result, `usage` and `done` or `error`, settlement,
 * webhook event, cache.
 * @param job with its result, where it has one
 * @param last events that come before those of the end
 */
export async function recordEnding(
  tx: Tx,
  deps: ActivityDeps,
  job: JobRow,
  { asked, last = [] }: { asked: RunEnding; last?: readonly KeyedEvent[] },
): Promise<Ended> {
  const jobId = job.id
  // after the response `cancelling` the job ends as cancelled, even if the run never received the
  // cancellation
  const ending: RunEnding =
    job.status === 'cancelling'
      ? { stopReason: 'cancelled', failureType: null }
      : buildConcludedEnding(job, chooseSandboxEnding(job, asked))
  const outcome = chooseOutcome(job, ending)
  const now = deps.now()
  const settlement = await recordSettlement(tx, job, {
    plans: deps.plans,
    now,
    status: outcome.status,
    errorCode: outcome.error?.code ?? null,
  })
  const events: KeyedEvent[] = [...last]
  if (settlement !== null)
    events.push({ dedupeKey: 'usage', event: { type: 'usage', ...settlement, final: true } })
  events.push({ dedupeKey: 'end', event: buildTerminalEvent(job, ending, outcome) })
  await insertEvents(tx, job, events, now)
  const usage = job.sandbox ? buildSandboxUsage(now, job.operation) : (settlement?.usage ?? null)
  const core = outcome.status === 'succeeded' ? job.result : null
  const ended: Ending = {
    ...outcome,
    stopReason: ending.stopReason,
    usage,
    ...buildWholeResult(job, { core, usage, now }),
    progress: buildEndProgress(job, outcome),
    warnings: job.warnings,
    cached: job.cached,
    completedAt: now,
  }
  await updateEnded(tx, jobId, ended)
  const deliveries = await recordWebhookEvent(tx, job, ended)
  await deleteUnkept(tx, job, { asked, outcome })
  if (outcome.status === 'succeeded' && !outcome.partial) await keepInCache(tx, deps, job, now)
  return {
    end: buildRunEnd({ status: outcome.status, stopReason: ending.stopReason }, outcome.error),
    waiting: waitsForEqual.includes(job.operation) ? await releaseBuild(tx, jobId) : [],
    deliveries,
    job,
  }
}

/** Deletes what a run has gathered and no one may see from its end on. */
async function deleteUnkept(
  tx: Tx,
  { id, operation }: JobRow,
  { asked, outcome }: { asked: RunEnding; outcome: Outcome },
): Promise<void> {
  if (asked.failureType === 'subject_suppressed') await eraseSubject(tx, id)
  if (hasCaseFile.includes(operation)) await deleteCaseFiles(tx, [id])
  if (operation === 'reverse_image') await deleteJobImages(tx, [id])
  // hidden findings, which go with the conclusion of any other run
  if (outcome.status !== 'succeeded') await deleteFindings(tx, id, [])
}

function buildEndProgress({ progress }: JobRow, { status }: Outcome): JobProgress {
  return {
    ...progress,
    percent: status === 'succeeded' ? 100 : progress.percent,
    label: endLabels[status],
  }
}

function countEnd(
  { metrics, now }: ActivityDeps,
  { operation: name, sandbox, createdAt }: JobRow,
  { status, stopReason, isRefused = false }: RunEnd,
): void {
  // what is wrong with a request says nothing about the service
  const outcome = isRefused ? 'refused' : status
  const labels = { operation: name, sandbox: String(sandbox), outcome }
  metrics.jobs.inc({ ...labels, stop_reason: stopReason })
  metrics.jobSeconds.observe(labels, Math.max(0, now().getTime() - createdAt.getTime()) / 1_000)
}

/** A run that goes to its end keeps the reason with which its result was composed. */
function buildConcludedEnding({ stopReason, result }: JobRow, asked: RunEnding): RunEnding {
  const isAtEnd = asked.stopReason === 'completed' && asked.failureType === null
  return isAtEnd && result !== null && stopReason !== null ? { ...asked, stopReason } : asked
}

const endLabels = { succeeded: 'Finished', failed: 'Failed', cancelled: 'Cancelled' } as const

function chooseOutcome(job: JobRow, { stopReason, failureType }: RunEnding): Outcome {
  if (stopReason === 'cancelled')
    return { status: 'cancelled', error: buildError('job_cancelled'), partial: false }
  if (failureType !== null)
    return {
      status: 'failed',
      error: buildError(choosePublicCode(failureType), failureType),
      partial: false,
    }
  if (job.result === null) {
    const error = { ...buildError('provider_unavailable'), ...emptyEnds[stopReason] }
    return { status: 'failed', error, partial: false }
  }
  // a run may complete without any provider to ask
  return { status: 'succeeded', error: null, partial: job.partial || stopReason !== 'completed' }
}

function buildError(code: Parameters<typeof isRetryable>[0], failureType?: string): JobError {
  const message = findPublicMessage(failureType ?? '') ?? errors[code].message
  return { code, message, retryable: isRetryable(code) }
}

function buildTerminalEvent(job: JobRow, ending: RunEnding, outcome: Outcome): KeyedEvent['event'] {
  if (outcome.error !== null) return { type: 'error', error: outcome.error }
  if (!outcome.partial) return { type: 'done', jobId: job.id }
  return { type: 'done', partial: true, stopReason: ending.stopReason, jobId: job.id }
}

async function keepInCache(
  tx: Tx,
  { model, resultDays, vehicleProviders }: ActivityDeps,
  job: JobRow,
  now: Date,
): Promise<void> {
  const { about, cacheDays } = toOperation(job.operation)
  if (cacheDays === null || job.sandbox || job.cached) return
  // an entry about a person is kept no longer than any other result
  const days = about === 'vehicle' ? cacheDays : Math.min(cacheDays, resultDays)
  const built = buildCacheEntry(job, model?.options.name ?? null, vehicleProviders)
  if (built === null) return
  const { maxMs, cacheKeys, ...entry } = built
  const expiresAt = new Date(now.getTime() + Math.min(days * dayMs, maxMs))
  for (const cacheKey of cacheKeys)
    await insertCachedResult(tx, {
      operation: job.operation,
      ...entry,
      cacheKey,
      builtAt: now,
      expiresAt,
    })
}

/**
 * A scenario that is cut short says so as a run does that ran out of time; no clock was involved.
 */
function chooseSandboxEnding(
  { sandbox, partial }: Pick<JobRow, 'sandbox' | 'partial'>,
  asked: RunEnding,
): RunEnding {
  return sandbox && partial && asked.stopReason === 'completed'
    ? { ...asked, stopReason: 'deadline_reached' }
    : asked
}

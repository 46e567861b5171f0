import { isEnded } from '../../contract/resources/jobs.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { IdempotencyKey, KeptAnswer } from '../../store/jobs/idempotency.ts'
import { findJob, type JobRow } from '../../store/jobs/jobs.ts'
import { ApiError } from '../calls/api-error.ts'
import { type Call, chooseOperation, requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { answerResult } from '../jobs/answer-result.ts'
import { followEnd } from '../jobs/follow-end.ts'
import { streamRepeatedEvents } from '../jobs/stream-repeated-events.ts'
import { loadUsageSnapshot } from '../jobs/usage-snapshot.ts'

/** Seconds after which a caller should look again. */
const retryAfterSeconds = 2

/**
 * Answers a repeated call with what its first one began; nothing is begun or charged again.
 * @throws ApiError `idempotency_conflict`, `idempotency_in_progress`, `job_expired`, or what the
 * first one failed with
 */
export async function replay(
  call: Call,
  deps: ApiDeps,
  idempotencyKey: IdempotencyKey,
  kept: KeptAnswer,
): Promise<void> {
  if (!kept.bodySha256.equals(idempotencyKey.bodySha256)) throw new ApiError('idempotency_conflict')
  if (chooseOperation(call) === null) replayEffect(call, kept)
  else if (kept.jobId === null) await replayAnswer(call, deps, kept)
  else await replayJob(call, deps, kept, await findJob(deps.db, kept.jobId))
}

/** The answer of an endpoint that runs no operation. */
function replayEffect(call: Call, kept: KeptAnswer): void {
  if (kept.answer === null) throw new Error('a key was acquired without an answer')
  setReplayed(call, kept)
  call.answer = { kind: 'kept', text: kept.answer }
}

/** A body keeps the request id of the first time, so the answer says which request that was. */
export function setReplayed(call: Call, { requestId }: Pick<KeptAnswer, 'requestId'>): void {
  call.isReplayed = true
  call.firstRequestId = requestId
}

/** What was answered without a job. */
async function replayAnswer(call: Call, deps: ApiDeps, kept: KeptAnswer): Promise<void> {
  const { answer, usage } = kept
  const isStream = call.input.format === 'sse'
  if (!isStream && answer === null) throw new ApiError('job_expired')
  setReplayed(call, kept)
  call.settled = usage
  call.usage = await loadFreeUsage(call, deps)
  call.answer =
    isStream || answer === null
      ? { kind: 'events', events: streamRepeatedEvents(null, call.usage, deps.now()) }
      : { kind: 'result', body: answer }
}

async function replayJob(
  call: Call,
  deps: ApiDeps,
  kept: KeptAnswer,
  found: JobRow | null,
): Promise<void> {
  let job = found
  if (job === null || (isEnded(job.status) && job.expiresAt <= deps.now()))
    throw new ApiError('job_expired')
  call.jobId = job.id
  if (call.endpoint === 'createJob' || call.prefersJob) {
    setReplayed(call, kept)
    call.answer = { kind: 'job', job }
    return
  }
  if (!isEnded(job.status)) {
    // a batch answers once for all its items, so one that another request began is waited for
    if (call.item === null) throw new ApiError('idempotency_in_progress', { retryAfterSeconds })
    using end = followEnd(deps, job.id, { signal: call.left(), silenceMs: deps.config.keepAliveMs })
    job = (await end.job()) ?? job
  }
  setReplayed(call, kept)
  const usage = await loadFreeUsage(call, deps)
  if (call.input.format !== 'sse') return answerResult(call, job, usage)
  call.usage = usage
  call.answer = { kind: 'events', events: streamRepeatedEvents(job, usage, deps.now()) }
}

/** Nothing is charged; what remains is the account's figure of now. */
async function loadFreeUsage(call: Call, { db, now, config }: ApiDeps): Promise<Usage> {
  return await loadUsageSnapshot(db, requireCaller(call), { now: now(), plans: config.plans })
}

import { endpoint } from '../../contract/endpoints.ts'
import { headers } from '../../contract/headers.ts'
import { isEnded } from '../../contract/jobs.ts'
import type { OperationName } from '../../contract/operations.ts'
import type { Usage } from '../../contract/usage.ts'
import type { Claim, Kept } from '../../store/idempotency.ts'
import { findJob, type JobRow } from '../../store/jobs.ts'
import { ApiError } from '../api-error.ts'
import type { ApiDeps } from '../deps.ts'
import { readEvents } from '../jobs/read-events.ts'
import { usageSnapshot } from '../jobs/usage-snapshot.ts'
import { operationOf } from '../pipeline/detect-sandbox.ts'
import { prefersAsync } from '../request/prefers-async.ts'
import { respondAccepted } from '../respond/accepted.ts'
import { respondResult } from '../respond/job-result.ts'
import { respondKept } from '../respond/kept.ts'
import { repeatedStream } from '../respond/repeated-stream.ts'
import { closed, respondSse } from '../respond/sse.ts'
import { setJobHeaders, setUsageHeaders } from '../respond/usage-headers.ts'
import { type Context, callerOf } from '../state.ts'

/** When a caller is told to look again. */
const retryAfterSeconds = 2

/**
 * Answers a repeated request with what its first one began; nothing is begun or charged again (spec
 * §8, design 7.8).
 * @throws ApiError `idempotency_conflict`, `idempotency_in_progress`, `job_expired`, or what the
 * first one failed with
 */
export async function replay(ctx: Context, deps: ApiDeps, claim: Claim, kept: Kept): Promise<void> {
  if (!kept.bodySha256.equals(claim.bodySha256)) throw new ApiError('idempotency_conflict')
  const operation = operationOf(ctx)
  if (operation === null) replayEffect(ctx, kept)
  else if (kept.jobId === null) await replayAnswer(ctx, deps, operation, kept)
  else await replayJob(ctx, deps, kept, await findJob(deps.db, kept.jobId))
}

/**
 * The answer of an endpoint that runs no operation, with the status and the headers of its first
 * time.
 */
function replayEffect(ctx: Context, kept: Kept): void {
  const { endpoint: name } = ctx.state
  if (name === null || kept.answer === null) throw new Error('a key was claimed without an answer')
  markReplayed(ctx, kept)
  respondKept(ctx, endpoint(name), kept.answer)
}

/** A body keeps the request id of the first time, so the answer says which request that was. */
export function markReplayed(ctx: Context, { requestId }: Pick<Kept, 'requestId'>): void {
  ctx.set(headers.idempotentReplayed, 'true')
  if (requestId === null) return
  ctx.set(headers.idempotentOriginalRequestId, requestId)
  ctx.state.firstRequestId = requestId
}

/** What was answered without a job. */
async function replayAnswer(
  ctx: Context,
  deps: ApiDeps,
  operation: OperationName,
  kept: Kept,
): Promise<void> {
  const { answer, usage } = kept
  const isStream = ctx.state.input.format === 'sse'
  if (!isStream && answer === null) throw new ApiError('job_expired')
  markReplayed(ctx, kept)
  const now = await freeNow(ctx, deps)
  ctx.state.settled = usage
  setUsageHeaders(ctx, operation, now)
  if (isStream) return respondSse(ctx, repeatedStream(null, now, deps.now()))
  ctx.type = 'application/json'
  ctx.body = answer
}

async function replayJob(
  ctx: Context,
  deps: ApiDeps,
  kept: Kept,
  found: JobRow | null,
): Promise<void> {
  let job = found
  if (job === null || (isEnded(job.status) && job.expiresAt <= deps.now()))
    throw new ApiError('job_expired')
  setJobHeaders(ctx, job.id)
  const isAsync = prefersAsync(ctx)
  if (ctx.state.endpoint === 'createJob' || isAsync) {
    markReplayed(ctx, kept)
    if (isAsync) ctx.set('Preference-Applied', 'respond-async')
    return respondAccepted(ctx, job, deps.now())
  }
  if (!isEnded(job.status)) {
    // a batch answers once for all its items, so one that another request began is waited for
    if (ctx.state.item === null)
      throw new ApiError('idempotency_in_progress', { retryAfterSeconds })
    for await (const _ of readEvents(deps, job.id, {
      after: 0,
      signal: closed(ctx),
      silenceMs: deps.config.keepAliveMs,
    }));
    job = (await findJob(deps.db, job.id)) ?? job
  }
  markReplayed(ctx, kept)
  const usage = await freeNow(ctx, deps)
  if (ctx.state.input.format !== 'sse') return respondResult(ctx, job, usage)
  setUsageHeaders(ctx, job.operation, usage)
  respondSse(ctx, repeatedStream(job, usage, deps.now()))
}

/** Nothing is charged, and so much remains by now. */
async function freeNow(ctx: Context, { db, now, config }: ApiDeps): Promise<Usage> {
  return await usageSnapshot(db, callerOf(ctx), { now: now(), plans: config.plans })
}

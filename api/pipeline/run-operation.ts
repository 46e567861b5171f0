import { findJob } from '../../store/jobs.ts'
import { ApiError } from '../api-error.ts'
import type { ApiDeps } from '../deps.ts'
import { readEvents } from '../jobs/read-events.ts'
import { startJob } from '../jobs/start-job.ts'
import { usageSnapshot } from '../jobs/usage-snapshot.ts'
import { prefersAsync } from '../request/prefers-async.ts'
import { respondAccepted } from '../respond/accepted.ts'
import { respondResult } from '../respond/job-result.ts'
import { closed, frames, respondSse } from '../respond/sse.ts'
import { setJobHeaders, setUsageHeaders } from '../respond/usage-headers.ts'
import { type Context, callerOf, type Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'
import { countSandboxWrite } from './limit-by-key.ts'

/**
 * Starts the job of a synchronous route and attaches to it. A cut connection never
 * cancels: the job goes on.
 */
export function runOperation(deps: ApiDeps): Step {
  return async (ctx, next) => {
    const operation = operationOf(ctx)
    const { input, requestId, endpoint, claim, item, sandbox } = ctx.state
    if (operation === null || endpoint === 'createJob') return await next()
    const caller = callerOf(ctx)
    // a job that is not waited for notifies by webhook and runs at lower priority
    const channel = item !== null ? 'batch' : prefersAsync(ctx) ? 'job' : 'sync'
    if (sandbox) await countSandboxWrite(ctx, deps)
    const jobId = await startJob(deps, caller, {
      operation,
      input,
      channel,
      requestId,
      sandbox,
      claim,
    })
    setJobHeaders(ctx, jobId)
    const signal = closed(ctx)
    const events = readEvents(deps, jobId, { after: 0, signal, silenceMs: deps.config.keepAliveMs })
    if (prefersAsync(ctx)) return await respondAsync(ctx, deps, jobId)
    if (input.format === 'sse') {
      const usage = await usageSnapshot(deps.db, caller, {
        now: deps.now(),
        plans: deps.config.plans,
      })
      setUsageHeaders(ctx, operation, { ...usage, metered: true })
      return respondSse(ctx, frames(events, { retry: false }))
    }
    for await (const _ of events);
    if (!signal.aborted) respondResult(ctx, await findJob(deps.db, jobId))
  }
}

async function respondAsync(ctx: Context, { db, now }: ApiDeps, jobId: string): Promise<void> {
  const job = await findJob(db, jobId)
  if (job === null) throw new ApiError('internal_error')
  ctx.set('Preference-Applied', 'respond-async')
  respondAccepted(ctx, job, now())
}

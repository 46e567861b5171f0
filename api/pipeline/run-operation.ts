import { type ErrorCode, errors } from '../../contract/errors.ts'
import { isEnded } from '../../contract/jobs.ts'
import { type JobRow, jobById } from '../../store/jobs.ts'
import { ApiError } from '../api-error.ts'
import type { ApiDeps } from '../deps.ts'
import { readEvents } from '../read-events.ts'
import { respondAccepted } from '../respond/accepted.ts'
import { closed, frames, respondSse } from '../respond/sse.ts'
import { setJobHeaders, setUsageHeaders } from '../respond/usage-headers.ts'
import { startJob } from '../start-job.ts'
import { type Context, callerOf, type Step } from '../state.ts'
import { usageSnapshot } from '../usage-snapshot.ts'
import { operationOf } from './detect-sandbox.ts'

/** Starts the job of a synchronous route and attaches to it (design §1.2). A cut connection never cancels: the job goes on. */
export function runOperation(deps: ApiDeps): Step {
  return async (ctx, next) => {
    const operation = operationOf(ctx)
    const { input, requestId, endpoint } = ctx.state
    if (operation === null || endpoint === 'createJob') return await next()
    const caller = callerOf(ctx)
    const jobId = await startJob(deps, caller, { operation, input, channel: 'sync', requestId, sandbox: false })
    setJobHeaders(ctx, jobId)
    const signal = closed(ctx)
    const events = readEvents(deps, jobId, { after: 0, signal, silenceMs: deps.config.keepAliveMs })
    if (prefersAsync(ctx)) return await respondAsync(ctx, deps, jobId)
    if (input.format === 'sse') {
      const usage = await usageSnapshot(deps.db, caller, { now: deps.now(), allowance: deps.config.weeklyAllowanceMicroDollars })
      setUsageHeaders(ctx, operation, { ...usage, metered: true })
      return respondSse(ctx, frames(events, { ids: false }))
    }
    for await (const _ of events);
    if (!signal.aborted) respondResult(ctx, await jobById(deps.db, jobId))
  }
}

function prefersAsync(ctx: Context): boolean {
  return /(^|[,;\s])respond-async($|[,;\s])/i.test(ctx.get('Prefer'))
}

async function respondAsync(ctx: Context, { db }: ApiDeps, jobId: string): Promise<void> {
  const job = await jobById(db, jobId)
  if (job === null) throw new ApiError('internal_error')
  ctx.set('Preference-Applied', 'respond-async')
  respondAccepted(ctx, job)
}

/** A finished job as the JSON of its operation: its result, or its error with the status that the code has. */
function respondResult(ctx: Context, job: JobRow | null): void {
  if (job === null || !isEnded(job.status)) throw new ApiError('internal_error')
  if (job.result === null || job.status !== 'succeeded') {
    const code = isErrorCode(job.error?.code) ? job.error.code : 'internal_error'
    throw new ApiError(code, {
      message: job.error?.message ?? errors[code].message,
      ...(errors[code].status === 503 ? { retryAfterSeconds: 5 } : {}),
    })
  }
  if (job.usage !== null) setUsageHeaders(ctx, job.operation, job.usage)
  ctx.type = 'application/json'
  ctx.body = job.result
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}

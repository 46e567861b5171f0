import { findJob } from '../../store/jobs.ts'
import { ApiError } from '../api-error.ts'
import { type CallStep, chooseOperation, requireCaller } from '../call.ts'
import type { ApiDeps } from '../deps.ts'
import { answerResult } from '../jobs/answer-result.ts'
import { eventTexts, followEvents } from '../jobs/follow-events.ts'
import { startJob } from '../jobs/start-job.ts'
import { usageSnapshot } from '../jobs/usage-snapshot.ts'
import { countSandboxWrite } from './limit-by-key.ts'

/**
 * Starts the job of a synchronous call and attaches to it. A caller that leaves never cancels: the
 * job goes on.
 */
export function runOperation(deps: ApiDeps): CallStep {
  return async (call, next) => {
    const operation = chooseOperation(call)
    const { input, requestId, endpoint, idempotencyKey, item, sandbox, prefersJob } = call
    if (operation === null || endpoint === 'createJob') return await next()
    const caller = requireCaller(call)
    // a job that is not waited for notifies by webhook and runs at lower priority
    const channel = item !== null ? 'batch' : prefersJob ? 'job' : 'sync'
    if (sandbox) await countSandboxWrite(call, deps)
    const jobId = await startJob(deps, caller, {
      operation,
      input,
      channel,
      requestId,
      sandbox,
      idempotencyKey,
    })
    call.jobId = jobId
    if (prefersJob) {
      const job = await findJob(deps.db, jobId)
      if (job === null) throw new ApiError('internal_error')
      call.answer = { kind: 'job', job }
      return
    }
    const signal = call.left()
    const events = followEvents(deps, jobId, {
      after: 0,
      signal,
      silenceMs: deps.config.keepAliveMs,
    })
    if (input.format === 'sse') {
      const { now, config } = deps
      const usage = await usageSnapshot(deps.db, caller, { now: now(), plans: config.plans })
      call.usage = { ...usage, metered: true }
      call.answer = { kind: 'events', events: eventTexts(events) }
      return
    }
    for await (const _ of events);
    if (!signal.aborted) answerResult(call, await findJob(deps.db, jobId))
  }
}

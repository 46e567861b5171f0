import { type CallStep, requireCaller } from '../../api/calls/call.ts'
import type { ApiDeps } from '../../api/deps.ts'
import { answerResult } from '../../api/jobs/answer-result.ts'
import { followEvents } from '../../api/jobs/follow-events.ts'
import { loadOwnJob, requireKept } from '../../api/jobs/own-job.ts'
import { isEnded } from '../../contract/resources/jobs.ts'
import { findJob } from '../../store/jobs/jobs.ts'

/** Waits for the job that `get_job` names, and answers as the call that started it. */
export function awaitJob(deps: ApiDeps): CallStep {
  return async (call, next) => {
    const { endpoint, tool } = call
    if (endpoint !== 'getJob' || tool === null) return await next()
    const { args, onEvent } = tool
    const own = await loadOwnJob(deps.db, requireCaller(call), String(args.job_id))
    const job = requireKept(own, deps.now())
    call.jobId = job.id
    call.sandbox = job.sandbox
    tool.operation = job.operation
    if (isEnded(job.status)) return answerResult(call, job)
    const follow = { after: job.lastSeq, signal: call.left(), silenceMs: deps.config.keepAliveMs }
    for await (const event of followEvents(deps, job, follow)) if (event !== null) onEvent(event)
    const current = await findJob(deps.db, job.id)
    if (current !== null && isEnded(current.status)) answerResult(call, current)
  }
}

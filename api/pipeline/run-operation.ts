import { isEnded } from '../../contract/jobs.ts'
import { type Announced, type Channel, findJob } from '../../store/jobs.ts'
import { createId } from '../../store/new-id.ts'
import { type Call, type CallStep, chooseOperation, requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { answerResult } from '../jobs/answer-result.ts'
import { buildFirstEvents } from '../jobs/build-new-job.ts'
import { followEnd } from '../jobs/follow-end.ts'
import { followEvents, streamEventTexts } from '../jobs/follow-events.ts'
import { startJob } from '../jobs/start-job.ts'
import { startOrAttach } from '../jobs/start-or-attach.ts'
import { loadUsageSnapshot } from '../jobs/usage-snapshot.ts'
import { countSandboxWrite } from './limit-by-key.ts'

/**
 * Starts the job of a synchronous call and attaches to it. A caller that leaves never cancels: the
 * job goes on.
 */
export function runOperation(deps: ApiDeps): CallStep {
  return async (call, next) => {
    const operation = chooseOperation(call)
    const { input, requestId, endpoint, idempotencyKey, sandbox, prefersJob } = call
    if (operation === null || endpoint === 'createJob') return await next()
    const caller = requireCaller(call)
    if (sandbox) {
      await call.settleRates()
      await countSandboxWrite(call, deps)
    }
    const start = {
      operation,
      input,
      channel: chooseChannel(call),
      requestId,
      sandbox,
      idempotencyKey,
      announced: chooseAnnounced(call),
    } as const
    const { tool } = call
    const id = createId('job', deps.now())
    const isStreamed = input.format === 'sse'
    const watch = { signal: call.left(), silenceMs: deps.config.keepAliveMs }
    // listens before the job is there, so that its end is not missed
    using end = prefersJob || isStreamed || tool !== null ? null : followEnd(deps, id, watch)
    const job =
      tool === null
        ? await startJob(deps, caller, { ...start, id, counting: call })
        : await startOrAttach(deps, caller, { start, tool })
    call.jobId = job.id
    if (prefersJob) {
      call.answer = { kind: 'job', job }
      return
    }
    // a repeated call waits for nothing where its job has ended; read again, it may be erased
    if (isEnded(job.status)) return answerResult(call, job)
    const followed = { after: 0, ...watch }
    if (isStreamed) {
      const { now, config } = deps
      const snapshot = { now: now(), plans: config.plans, spent: call.spent }
      call.usage = { ...(await loadUsageSnapshot(deps.db, caller, snapshot)), metered: true }
      const events = followEvents(deps, job, { ...followed, known: buildFirstEvents(job) })
      call.answer = { kind: 'events', events: streamEventTexts(events) }
      return
    }
    if (tool !== null)
      for await (const event of followEvents(deps, job, followed))
        if (event !== null) tool.onEvent(event)
    const ended = end === null ? await findJob(deps.db, job.id) : await end.job({ isNew: true })
    if (!watch.signal.aborted) answerResult(call, ended)
  }
}

/** A job that is not waited for notifies by webhook and runs at lower priority. */
function chooseChannel({ tool, item, prefersJob }: Call): Channel {
  if (tool !== null) return 'mcp'
  if (item !== null) return 'batch'
  return prefersJob ? 'job' : 'sync'
}

/** What the job announces while it has no readers but its caller. */
function chooseAnnounced({ tool, input, prefersJob }: Call): Announced {
  return tool !== null || prefersJob || input.format === 'sse' ? 'events' : 'end'
}

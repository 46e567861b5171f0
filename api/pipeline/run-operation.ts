import { isEnded } from '../../contract/jobs.ts'
import { hashCanonicalJson } from '../../research/text/canonical-json.ts'
import {
  type Announced,
  type Channel,
  findJob,
  findRepeatedJob,
  type JobRow,
} from '../../store/jobs.ts'
import { createId } from '../../store/new-id.ts'
import {
  type Call,
  type Caller,
  type CallStep,
  chooseOperation,
  requireCaller,
} from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { answerResult } from '../jobs/answer-result.ts'
import { buildFirstEvents, type Start } from '../jobs/build-new-job.ts'
import { followEnd } from '../jobs/follow-end.ts'
import { followEvents, streamEventTexts } from '../jobs/follow-events.ts'
import { CallRunning } from '../jobs/insert-queued-job.ts'
import { startJob } from '../jobs/start-job.ts'
import { loadUsageSnapshot } from '../jobs/usage-snapshot.ts'
import { countSandboxWrite } from './limit-by-key.ts'

/** For how long after a job's end the same tool call is answered with it. */
const repeatedMs = 120_000

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

/**
 * The answer to a tool call can be lost, and its client must then repeat it: the same call by the
 * same key waits for the job that it started, or is answered with what that has just found.
 */
async function startOrAttach(
  deps: ApiDeps,
  caller: Caller,
  { start, tool }: { start: Start; tool: NonNullable<Call['tool']> },
): Promise<JobRow> {
  const { owner, keyId } = caller
  const { operation, input, sandbox } = start
  const repeatSha256 = hashCanonicalJson({ owner, keyId, operation, input, sandbox })
  for (;;) {
    const since = new Date(deps.now().getTime() - repeatedMs)
    const repeated = await findRepeatedJob(deps.db, repeatSha256, since)
    if (repeated !== null) {
      tool.isAttached = true
      return repeated
    }
    try {
      return await startJob(deps, caller, { ...start, repeatSha256 })
    } catch (error) {
      if (!(error instanceof CallRunning)) throw error
    }
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

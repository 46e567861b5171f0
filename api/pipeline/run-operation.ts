import type { OperationName } from '../../contract/operations/operations.ts'
import { isEnded } from '../../contract/resources/jobs.ts'
import { createId } from '../../store/database/new-id.ts'
import type { StoredEvent } from '../../store/jobs/events.ts'
import { type Announced, type Channel, findJob, type JobRow } from '../../store/jobs/jobs.ts'
import {
  type Call,
  type Caller,
  type CallStep,
  chooseOperation,
  requireCaller,
  type ToolCall,
} from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { answerResult } from '../jobs/answer-result.ts'
import { buildFirstEvents, type Start } from '../jobs/build-new-job.ts'
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
    if (operation === null || call.endpoint === 'createJob') return await next()
    if (call.sandbox) {
      await call.settleRates()
      await countSandboxWrite(call, deps)
    }
    await answerByJob(call, deps, operation)
  }
}

/**
 * Has a job run the call's operation, and answers with the job, its events or its end.
 * @throws ApiError as the job failed, or why there is none
 */
async function answerByJob(call: Call, deps: ApiDeps, operation: OperationName): Promise<void> {
  const { tool, prefersJob } = call
  const caller = requireCaller(call)
  const start = buildStart(call, operation)
  const id = createId('job', deps.now())
  const isStreamed = call.input.format === 'sse'
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
  if (isStreamed) return await answerEvents(call, deps, { caller, job, watch })
  if (tool !== null) await showEvents(tool, followEvents(deps, job, { after: 0, ...watch }))
  const ended = end === null ? await findJob(deps.db, job.id) : await end.job({ isNew: true })
  if (!watch.signal.aborted) answerResult(call, ended)
}

function buildStart(call: Call, operation: OperationName): Start {
  const { input, requestId, sandbox, idempotencyKey } = call
  return {
    operation,
    input,
    channel: chooseChannel(call),
    requestId,
    sandbox,
    idempotencyKey,
    announced: chooseAnnounced(call),
  }
}

/** Answers with the events of a job that has just been started, as they come. */
async function answerEvents(
  call: Call,
  deps: ApiDeps,
  {
    caller,
    job,
    watch,
  }: { caller: Caller; job: JobRow; watch: { signal: AbortSignal; silenceMs: number } },
): Promise<void> {
  const snapshot = { now: deps.now(), plans: deps.config.plans, spent: call.spent }
  call.usage = { ...(await loadUsageSnapshot(deps.db, caller, snapshot)), metered: true }
  const events = followEvents(deps, job, { after: 0, ...watch, known: buildFirstEvents(job) })
  call.answer = { kind: 'events', events: streamEventTexts(events) }
}

async function showEvents(
  tool: ToolCall,
  events: AsyncIterable<StoredEvent | null>,
): Promise<void> {
  for await (const event of events) if (event !== null) tool.onEvent(event)
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

import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { createId } from '../../store/database/new-id.ts'
import type { Channel } from '../../store/jobs/jobs.ts'
import type { EndedRequest } from '../../store/requests/requests.ts'
import { type Call, type CallStep, chooseOperation } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { toApiError } from '../respond/error-body.ts'
import type { Step } from '../state.ts'

type Deps = Pick<ApiDeps, 'requestLog' | 'now'>
type Ending = Pick<EndedRequest, 'httpStatus' | 'errorCode' | 'createdAt' | 'durationMs'> & {
  left: boolean
}

/**
 * Records every request of an ordinary key, at its end, for usage export and charts: ids and
 * figures only. Refused requests count too. Those without a key and those of test keys belong to no
 * account and are not recorded.
 */
export function recordRequest({ requestLog, now }: Deps): Step {
  return async (ctx, next) => {
    const createdAt = now()
    const startedAt = performance.now()
    let isHandled = false
    let recordLeft: (() => void) | undefined
    ctx.res.on('close', () => {
      // who left before there was an answer got none
      const httpStatus = ctx.headerSent ? ctx.status : null
      const durationMs = computeMsSince(startedAt)
      const left = !ctx.res.writableFinished
      const end = () =>
        record(requestLog, ctx.state, {
          httpStatus,
          errorCode: ctx.state.errorCode,
          createdAt,
          durationMs,
          left,
        })
      // the job of one who left early may be written only now: one request is one row
      if (isHandled || ctx.state.jobId !== null) end()
      else recordLeft = end
    })
    try {
      await next()
    } finally {
      isHandled = true
      recordLeft?.()
    }
  }
}

/**
 * The same for an item of a batch or a tool call, which is billed as if it were a request of its
 * own.
 */
export function recordItem({ requestLog, now }: Deps): CallStep {
  return async (call, next) => {
    const createdAt = now()
    const startedAt = performance.now()
    const ended = (httpStatus: number, errorCode: string | null) =>
      record(requestLog, call, {
        httpStatus,
        errorCode,
        createdAt,
        durationMs: computeMsSince(startedAt),
        left: false,
      })
    try {
      await next()
    } catch (thrown) {
      const { status, code } = toApiError(thrown)
      ended(status, code)
      throw thrown
    }
    ended(isAccepted(call) ? 202 : 200, null)
  }
}

/** Whether the run goes on after the answer. */
function isAccepted({ answer, endpoint }: Call): boolean {
  return answer === null || (answer.kind === 'job' && endpoint !== 'getJob')
}

function record(requestLog: ApiDeps['requestLog'], call: Call, { left, ...ending }: Ending): void {
  const { caller, endpoint, jobId, requestId, sandbox, tool, usage } = call
  if (caller === null || caller.accountId === null || caller.keyId === null) return
  const operation = chooseOperation(call)
  const idempotentReplay = call.isReplayed
  const isOwnJob =
    startsJobs(endpoint) &&
    !idempotentReplay &&
    tool?.isAttached !== true &&
    !(ending.errorCode ?? '').startsWith('idempotency_')
  requestLog.record({
    ...ending,
    // a request that started a run has its row already
    id: isOwnJob && jobId !== null ? jobId : createId('rec', ending.createdAt),
    accountId: caller.accountId,
    keyId: caller.keyId,
    requestId,
    jobId,
    endpoint,
    operation,
    channel: chooseChannel(call),
    sandbox,
    outcome: left ? 'disconnected' : chooseOutcome(ending.httpStatus ?? 0),
    cached:
      operation !== null &&
      usage?.metered === false &&
      !idempotentReplay &&
      !sandbox &&
      ending.errorCode === null,
    idempotentReplay,
    source: usage?.source ?? null,
    remainingPercent: usage?.remainingPercent ?? null,
  })
}

function startsJobs(name: Call['endpoint']): boolean {
  return name !== null && (name === 'createJob' || toEndpoint(name).operation !== null)
}

/** The channel that `start-job` records, for requests that start no job. */
function chooseChannel({ endpoint: name, item, tool }: Call): Channel {
  if (tool !== null || name === 'mcp') return 'mcp'
  if (name === 'createJob') return item === null ? 'job' : 'batch_job'
  return item !== null || name === 'batch' ? 'batch' : 'sync'
}

function chooseOutcome(status: number): EndedRequest['outcome'] {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'succeeded'
}

function computeMsSince(startedAt: number): number {
  return Math.round(performance.now() - startedAt)
}

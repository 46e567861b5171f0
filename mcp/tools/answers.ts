import { type ApiError, buildInvalidRequest } from '../../api/calls/api-error.ts'
import type { Call } from '../../api/calls/call.ts'
import type { ApiDeps } from '../../api/deps.ts'
import { answerResult } from '../../api/jobs/answer-result.ts'
import {
  buildErrorBody,
  computeRetryAfterSeconds,
  toApiError,
} from '../../api/respond/error-body.ts'
import { buildActionUrl } from '../../contract/errors/errors.ts'
import { isObject } from '../../contract/fields/is-object.ts'
import { isEnded } from '../../contract/resources/jobs.ts'
import { findJob, type JobRow } from '../../store/jobs/jobs.ts'
import type { CallOptions, TaskState, ToolAnswer } from '../protocol/toolbox.ts'
import { chooseSection, listSections } from '../results/cut-result.ts'
import type { PrintedData } from '../results/printed-data.ts'
import {
  buildError,
  buildResult,
  buildRunning,
  buildSection,
  pollAfterMs,
} from '../results/tool-result.ts'

type Deps = Pick<ApiDeps, 'db' | 'config' | 'now'>
type Answered = Pick<Call, 'answer' | 'jobId' | 'tool'>

/** Of the sandbox: `get_job` plays it by its name, as the end of the job. */
const slowScenario = 'sandbox:slow'
const slowProgress = { percent: 0, label: 'A slow run of the sandbox' }

/** What a tool answers after its steps: the result, or the job that goes on. */
export async function buildToolAnswer(
  deps: Deps,
  call: Call,
  data: PrintedData,
): Promise<ToolAnswer> {
  const { answer, jobId, sandbox } = call
  const { publicUrl } = deps.config
  if (answer !== null) return { kind: 'result', result: buildAnswered(deps, call, data) }
  if (sandbox && jobId === null)
    return { kind: 'result', result: buildRunning(slowScenario, { publicUrl, ...slowProgress }) }
  const job = jobId === null ? null : await findJob(deps.db, jobId)
  if (job === null) throw new Error('a tool call was neither answered nor made a job')
  const { progress } = job
  return {
    kind: 'running',
    task: buildTask(job, deps),
    result: buildRunning(job.id, { publicUrl, ...progress }),
  }
}

function buildAnswered(
  { config: { publicUrl } }: Deps,
  { answer, jobId, tool }: Answered,
  data: PrintedData,
) {
  const operation = tool?.operation ?? null
  const body = answer?.kind === 'result' ? answer.body : null
  const length =
    typeof body === 'string' ? body.length : answer?.kind === 'result' ? answer.length : undefined
  const value: unknown = typeof body === 'string' ? JSON.parse(body) : body
  if (operation === null || !isObject(value)) throw new Error('a tool was not answered in JSON')
  const section = tool?.args.section
  if (typeof section !== 'string' || jobId === null) {
    const result = buildResult(operation, value, {
      publicUrl,
      jobId,
      ...(length === undefined ? {} : { json: length }),
    })
    const { structuredContent: shown } = result
    const isWhole = isObject(shown) && shown.omitted === undefined
    if (!isWhole || answer?.kind !== 'result') return result
    const { source, toBytes } = answer
    if (source === undefined || toBytes === undefined) return result
    const content = result.content.map((part) =>
      part.type === 'text' ? { ...part, text: data.keepText(part.text, source) } : part,
    )
    return { ...result, content, structuredContent: data.keep(toBytes()) }
  }
  const found = chooseSection(value, section)
  if (found === null)
    throw buildInvalidRequest('section', `must be one of ${listSections(value).join(', ')}`)
  return buildSection(section, found, { publicUrl, jobId })
}

/** A refusal: the page on which a person can help, where the client can open it, or the error. */
export function buildRefusal(
  { config: { publicUrl } }: Pick<Deps, 'config'>,
  call: Pick<Call, 'requestId' | 'firstRequestId'>,
  error: ApiError,
  { opensPages }: Pick<CallOptions, 'opensPages'>,
): ToolAnswer {
  const body = buildErrorBody(error, call, publicUrl)
  const helps = error.status === 402 || error.code === 'missing_scope'
  if (opensPages && helps) {
    const url = body.error.url ?? buildActionUrl(publicUrl, 'create_key')
    return { kind: 'page', url, message: error.message }
  }
  return { kind: 'result', result: buildError(body, computeRetryAfterSeconds(error)) }
}

/** A job as a task: its end is what the tool call would have answered. */
export function buildTask(job: JobRow, { config: { publicUrl } }: Pick<Deps, 'config'>): TaskState {
  const shared = {
    taskId: job.id,
    createdAt: job.createdAt.toISOString(),
    lastUpdatedAt: (job.completedAt ?? job.startedAt ?? job.createdAt).toISOString(),
    ttlMs: job.expiresAt.getTime() - job.createdAt.getTime(),
    pollIntervalMs: pollAfterMs,
    statusMessage: job.progress.label,
  }
  if (!isEnded(job.status)) return { ...shared, status: 'working' }
  if (job.status === 'cancelled') return { ...shared, status: 'cancelled' }
  return { ...shared, status: 'completed', result: buildEnded(job, publicUrl) }
}

function buildEnded(job: JobRow, publicUrl: string) {
  const { requestId, operation, id } = job
  const answered = { answer: null, usage: null, settled: null }
  try {
    answerResult(answered, job)
  } catch (thrown) {
    const error = toApiError(thrown)
    const body = buildErrorBody(error, { requestId, firstRequestId: null }, publicUrl)
    return buildError(body, computeRetryAfterSeconds(error))
  }
  const value: unknown = JSON.parse(job.result ?? 'null')
  if (!isObject(value)) throw new Error('a job has a result that is no object')
  return buildResult(operation, value, { publicUrl, jobId: id })
}

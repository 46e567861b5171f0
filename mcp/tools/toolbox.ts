import { ApiError } from '../../api/calls/api-error.ts'
import {
  type Call,
  type CallStep,
  createCall,
  requireCaller,
  type ToolCall,
} from '../../api/calls/call.ts'
import type { ApiDeps } from '../../api/deps.ts'
import { cancelRun } from '../../api/jobs/cancel-run.ts'
import { loadOwnJob } from '../../api/jobs/own-job.ts'
import type { Rate } from '../../api/limits/rate-limits.ts'
import { recordError } from '../../api/pipeline/handle-errors.ts'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { isToolName, toTool } from '../../contract/endpoints/mcp-tools.ts'
import { isObject } from '../../contract/fields/is-object.ts'
import type { StoredEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { dossierCard } from '../card/dossier-card.ts'
import type { CallOptions, Toolbox } from '../protocol/toolbox.ts'
import type { PrintedData } from '../results/printed-data.ts'
import { buildRefusal, buildTask, buildToolAnswer } from './answers.ts'
import { toolList } from './tool-list.ts'

/**
 * The tools for one request.
 * @param callTool the steps of a tool call
 * @param given `data` takes the result where it is JSON already; `counting` is the draw of the
 * tool call
 */
export function createToolbox(
  deps: ApiDeps,
  request: Call,
  callTool: CallStep,
  { data, counting }: { data: PrintedData; counting: Promise<Rate> | null },
): Toolbox {
  return {
    tools: toolList,
    resources: [dossierCard],
    async call(name, args, options) {
      if (!isToolName(name)) return null
      const call = buildToolCall(request, { name, args, counting }, options)
      try {
        await callTool(call, () => Promise.resolve())
        return await buildToolAnswer(deps, call, data)
      } catch (thrown) {
        return buildRefusal(deps, call, recordError(call, thrown, deps), options)
      } finally {
        // the headers and the log line of the request say what its tool did
        request.jobId = call.jobId
        request.errorCode = call.errorCode
        request.sandbox = call.sandbox
        request.rates.push(...call.rates)
      }
    },
    async findTask(id) {
      const job = await findOwnJob(deps, request, id)
      return job === null ? null : buildTask(job, deps)
    },
    async cancelTask(id) {
      const job = await findOwnJob(deps, request, id)
      if (job !== null) await cancelRun(deps, job)
      return job !== null
    },
  }
}

/** It is the request's in all but its endpoint and input. */
function buildToolCall(
  { caller, ip, region, requestId, sandboxHeader }: Call,
  { name, args, counting }: Pick<ToolCall, 'name' | 'args' | 'counting'>,
  { signal, onProgress }: CallOptions,
): Call {
  const target = toTool(name).endpoint
  return {
    ...createCall(),
    endpoint: target,
    requestId,
    caller,
    ip,
    region,
    sandboxHeader,
    tool: {
      isAttached: false,
      name,
      counting,
      args,
      operation: toEndpoint(target).operation,
      signal,
      onEvent: (event) => {
        const progress = describeProgress(event)
        if (progress !== null) onProgress(progress.percent, progress.label)
      },
    },
  }
}

async function findOwnJob({ db }: ApiDeps, request: Call, id: string): Promise<JobRow | null> {
  try {
    return await loadOwnJob(db, requireCaller(request), id)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** What an event says of how far its run is; null: nothing. */
function describeProgress({
  type,
  payload,
}: Pick<StoredEvent, 'type' | 'payload'>): { percent: number; label: string } | null {
  if (type !== 'status') return null
  const event: unknown = JSON.parse(payload)
  if (!isObject(event) || typeof event.percent !== 'number') return null
  return { percent: event.percent, label: typeof event.label === 'string' ? event.label : '' }
}

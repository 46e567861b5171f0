import {
  type BatchInput,
  type BatchJobs,
  type BatchResult,
  batchItemId,
} from '../../contract/batch.ts'
import { ErrorBody } from '../../contract/errors.ts'
import { headers } from '../../contract/headers.ts'
import { Job } from '../../contract/jobs.ts'
import type { Usage } from '../../contract/usage.ts'
import { isObject } from '../request/parse-json-body.ts'
import type { Context } from '../state.ts'

export const hasFailed = (item: Context) => item.status >= 400

/** The results of a batch, in its order. */
export function batchResult(
  requestId: string,
  batch: BatchInput,
  items: readonly Context[],
  usage: Usage,
): BatchResult {
  const failed = items.filter(hasFailed).length
  return {
    object: 'batch_result',
    request_id: requestId,
    results: each(batch, items, (item) => ({
      status: item.status,
      body: bodyOf(item),
      job_id: item.state.jobId,
    })),
    summary: { succeeded: items.length - failed, failed },
    usage,
  }
}

/** The jobs of a batch, in its order. */
export function batchJobs(
  requestId: string,
  batch: BatchInput,
  items: readonly Context[],
): BatchJobs {
  const refused = items.filter(hasFailed).length
  return {
    object: 'batch_jobs',
    request_id: requestId,
    jobs: each(batch, items, (item) => ({
      status: item.status,
      job: hasFailed(item) ? null : Job.parse(item.body),
      error: hasFailed(item) ? ErrorBody.parse(item.body).error : null,
    })),
    summary: { accepted: items.length - refused, refused },
  }
}

function each<Told extends object>(
  { operations }: BatchInput,
  items: readonly Context[],
  tell: (item: Context) => Told,
) {
  return operations.flatMap((given, index) => {
    const item = items[index]
    if (item === undefined) return []
    const waits = hasFailed(item) && item.res.hasHeader(headers.retryAfter)
    const named = { id: batchItemId(given, index), index, operation: given.operation }
    return [
      {
        ...named,
        ...tell(item),
        ...(waits ? { retry_after: Number(item.response.get(headers.retryAfter)) } : {}),
      },
    ]
  })
}

/** Results are kept as text. */
function bodyOf({ body }: Context): Record<string, unknown> {
  const value: unknown = typeof body === 'string' ? JSON.parse(body) : body
  if (!isObject(value)) throw new Error('an item was answered with something else than JSON')
  return value
}

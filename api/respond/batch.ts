import type { ErrorBody } from '../../contract/errors/errors.ts'
import { isObject } from '../../contract/fields/is-object.ts'
import {
  type BatchInput,
  type BatchJobs,
  type BatchResult,
  chooseBatchItemId,
} from '../../contract/resources/batch.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { ApiError } from '../calls/api-error.ts'
import type { Call } from '../calls/call.ts'
import { buildJobView } from '../jobs/build-job-view.ts'
import { buildErrorBody, computeRetryAfterSeconds } from './error-body.ts'

/** The call of an item with what it failed with. */
export type AnsweredItem = { call: Call; error: ApiError | null }

type Head = { requestId: string; publicUrl: string }

/** The results of a batch, in its order. */
export function buildBatchResult(
  { requestId, publicUrl }: Head,
  batch: BatchInput,
  items: readonly AnsweredItem[],
  usage: Usage,
): BatchResult {
  const failed = items.filter(({ error }) => error !== null).length
  return {
    object: 'batch_result',
    request_id: requestId,
    results: mapItems(batch, items, ({ call, error }) => ({
      status: error?.status ?? 200,
      body: error === null ? parseResult(call) : buildErrorBody(error, call, publicUrl),
      job_id: call.jobId,
    })),
    summary: { succeeded: items.length - failed, failed },
    usage,
  }
}

/** The jobs of a batch, in its order. */
export function buildBatchJobs(
  { requestId, publicUrl, now }: Head & { now: Date },
  batch: BatchInput,
  items: readonly AnsweredItem[],
): BatchJobs {
  const refused = items.filter(({ error }) => error !== null).length
  const buildError = ({ call, error }: AnsweredItem): ErrorBody['error'] | null =>
    error === null ? null : buildErrorBody(error, call, publicUrl).error
  return {
    object: 'batch_jobs',
    request_id: requestId,
    jobs: mapItems(batch, items, (item) => ({
      status: item.error?.status ?? 202,
      job: item.call.answer?.kind === 'job' ? buildJobView(item.call.answer.job, now) : null,
      error: buildError(item),
    })),
    summary: { accepted: items.length - refused, refused },
  }
}

function mapItems<Row extends object>(
  { operations }: BatchInput,
  items: readonly AnsweredItem[],
  build: (item: AnsweredItem) => Row,
) {
  return operations.flatMap((given, index) => {
    const item = items[index]
    if (item === undefined) return []
    const seconds = item.error === null ? null : computeRetryAfterSeconds(item.error)
    const named = { id: chooseBatchItemId(given, index), index, operation: given.operation }
    return [{ ...named, ...build(item), ...(seconds === null ? {} : { retry_after: seconds }) }]
  })
}

/** Results are kept as text. */
function parseResult({ answer }: Call): Record<string, unknown> {
  const body = answer?.kind === 'result' ? answer.body : null
  const value: unknown = typeof body === 'string' ? JSON.parse(body) : body
  if (!isObject(value)) throw new Error('an item was answered with something else than JSON')
  return value
}

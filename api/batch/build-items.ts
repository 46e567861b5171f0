import { type BatchInput, chooseBatchItemId } from '../../contract/resources/batch.ts'
import type { IdempotencyKey } from '../../store/jobs/idempotency.ts'
import { type Call, createCall } from '../calls/call.ts'
import { withJsonFormat } from '../request/with-json-format.ts'

type Options = {
  requestId: string
  idempotencyKey: IdempotencyKey | null
  /** Nothing was begun under the key before. */
  isFirst: boolean
}

/**
 * A call for each item of a batch: of its operation, or for a job of it. It is the batch's in all
 * but its body, and goes on when the batch's caller has left.
 */
export function buildItems(
  { caller, ip, region, sandbox }: Call,
  batch: BatchInput,
  { requestId, ...options }: Options,
): Call[] {
  return batch.operations.map((item, index) => {
    const { operation, input } = item
    const body = batch.mode === 'async' ? { operation, input } : withJsonFormat(operation, input)
    return {
      ...createCall(),
      endpoint: batch.mode === 'async' ? 'createJob' : operation,
      requestId,
      caller,
      ip,
      region,
      sandboxHeader: sandbox ? 'true' : undefined,
      body,
      input: body,
      item: { id: chooseBatchItemId(item, index), given: input, ...options },
    }
  })
}

import { type BatchInput, type BatchItem, batchItemId } from '../../contract/batch.ts'
import { operation as rowOf } from '../../contract/operations.ts'
import type { Claim } from '../../store/idempotency.ts'
import type { Context } from '../state.ts'
import { itemContext } from './item-context.ts'

type Options = {
  requestId: string
  claim: Claim | null
  /** Nothing was begun under the claim before. */
  isFirst: boolean
}

/** A request for each item of a batch: of its operation, or for a job of it. */
export function itemsOf(
  ctx: Context,
  batch: BatchInput,
  { requestId, ...options }: Options,
): Context[] {
  return batch.operations.map((item, index) => {
    const id = batchItemId(item, index)
    const made =
      batch.mode === 'async'
        ? itemContext(
            ctx,
            'createJob',
            { operation: item.operation, input: item.input },
            { id, given: item.input, ...options },
          )
        : itemContext(ctx, item.operation, withFormat(item), { id, given: item.input, ...options })
    made.state.requestId = requestId
    return made
  })
}

/**
 * A batch is JSON, and so are its items; an operation that knows no other format does not take the
 * word.
 */
function withFormat({
  operation,
  input: { format: _format, ...input },
}: BatchItem): Record<string, unknown> {
  return rowOf(operation).formats.some((format) => format === 'sse')
    ? { ...input, format: 'json' }
    : input
}

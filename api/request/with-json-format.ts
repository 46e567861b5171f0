import { type OperationName, toOperation } from '../../contract/operations/operations.ts'

/**
 * The body of an operation whose answer is JSON, as in batches and tool calls; an operation that
 * knows no other format does not take the word.
 */
export function withJsonFormat(
  operation: OperationName,
  { format: _format, ...body }: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return toOperation(operation).formats.some((format) => format === 'sse')
    ? { ...body, format: 'json' }
    : body
}

/**
 * The message of whatever was thrown. Node leaves that of a connection refused on both addresses of
 * a name empty.
 */
export function buildMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return buildMessage(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

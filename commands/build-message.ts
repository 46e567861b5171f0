/**
 * The message of whatever was thrown. Node leaves that of a connection refused on both addresses of
 * a name empty; gRPC puts its code in front of the server's own sentence.
 */
export function buildMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return buildMessage(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const said = 'details' in error ? error.details : undefined
  return typeof said === 'string' && said !== '' ? said : error.message
}

/** What errors of the database, of its driver and of the system say. */

/** How a socket fails, by the system's codes. */
const socketCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // this machine has no file or port left for one
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'EADDRNOTAVAIL',
])
/** What the driver says of a lost connection, without a code. */
const lostConnections = [
  /Connection terminated/i,
  /not queryable/i,
  /timeout exceeded when trying to connect/i,
  /^timeout expired$/,
  /Query read timeout/i,
  /after calling end/i,
]

/**
 * PostgreSQL away, starting, shutting down or without an answer (class 08, 57P and 53300 of its
 * codes), or the socket's own.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = findErrorCode(error)
  return (
    /^(08|57P|53300|25P03)/.test(code) ||
    socketCodes.has(code) ||
    lostConnections.some((message) => message.test(error.message))
  )
}

/**
 * Whether the same statement may succeed later: the database is away, read-only since another
 * server took over, out of disk, memory or connections, or it timed out, was cancelled or lost
 * against another transaction. The classes are those of PostgreSQL's documentation, appendix A.
 */
export function isUnavailable(error: unknown): boolean {
  return (
    isConnectionError(error) ||
    /^(40|53|55006|55P03|57|58030|25006|25P0[34])/.test(findErrorCode(error))
  )
}

/** PostgreSQL's code of an error, or the system's; empty for others. */
export function findErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

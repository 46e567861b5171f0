import { FetchError, type FetchFault } from './fetcher.ts'

const faultOfCode: Readonly<Record<string, FetchFault>> = {
  ENOTFOUND: 'dns',
  ENODATA: 'dns',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_DESTROYED: 'aborted',
  UND_ERR_CLOSED: 'aborted',
  // A header that would have become two, or one that only the connection may set: it never left.
  UND_ERR_INVALID_ARG: 'denied',
  UND_ERR_NOT_SUPPORTED: 'denied',
}

/**
 * Reads what the resolver, the socket or the HTTP parser threw. Only its code is kept: messages
 * name hosts, and hosts may name a person.
 */
export function toFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error
  const code = findCode(error)
  if (code === null) return new FetchError('connection')
  const fault = faultOfCode[code] ?? (code.startsWith('EAI_') ? 'dns' : 'connection')
  return new FetchError(fault, { code })
}

/**
 * What a TLS handshake that had begun threw: a lost connection is one, anything else is about
 * certificates or protocol.
 */
export function toHandshakeError(error: unknown): FetchError {
  const code = findCode(error)
  const isLost = code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT'
  return isLost ? toFetchError(error) : new FetchError('tls', { code })
}

/** The system's code of an error, such as `ECONNRESET`; null where it has none. */
export function findCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null
}

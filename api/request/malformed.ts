import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type ErrorBody,
  type ErrorCode,
  errors,
  isRetryable,
} from '../../contract/errors/errors.ts'
import { headers } from '../../contract/fields/headers.ts'
import { createId } from '../../store/database/new-id.ts'

/**
 * A request that Node cannot parse never reaches the pipeline, and Node's own answer has no body.
 * Callers get the usual error body instead: an over-long header or address is 400
 * `invalid_request`. The connection ends, since the start of the next request is unknown.
 */
export function answerMalformed(server: Server): void {
  const answering = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (req, res) => answering.set(req.socket, res))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = answering.get(socket)
    const midway = response?.headersSent === true && !response.writableFinished
    if (socket.writable && !midway && error.code !== 'ECONNRESET')
      socket.write(buildRefusal(error.code))
    socket.destroy(error)
  })
  // Node would close the connection without a word
  server.on('connect', (_req, socket) => {
    socket.on('error', () => undefined)
    const refusal = buildResponse('400 Bad Request', 'invalid_request', 'This is no proxy.')
    socket.end(refusal, () => socket.destroy())
  })
}

function buildRefusal(reason: string | undefined): string {
  if (reason === 'ERR_HTTP_REQUEST_TIMEOUT')
    return buildResponse('408 Request Timeout', 'request_timeout', errors.request_timeout.message)
  if (reason === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return buildResponse(
      '413 Payload Too Large',
      'request_too_large',
      errors.request_too_large.message,
    )
  const isTooLong = reason === 'HPE_HEADER_OVERFLOW'
  return buildResponse(
    '400 Bad Request',
    'invalid_request',
    isTooLong ? 'The address and the headers are too long.' : 'This is not valid HTTP.',
  )
}

function buildResponse(status: string, code: ErrorCode, message: string): string {
  const requestId = createId('req')
  const body: ErrorBody = {
    error: { code, message, request_id: requestId, retryable: isRetryable(code) },
  }
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status}`,
    `${headers.requestId}: ${requestId}`,
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n')
}

import type { ServerResponse } from 'node:http'

/** How the server itself may fail; how its model answers badly is in `think.ts`. */
export const wireFaults = [
  'slow',
  'stall',
  'mute',
  'cut',
  'throttled',
  'throttled-by-reset',
  'throttled-silently',
  'quota',
  'down',
  'overloaded',
  'unauthorised',
  'truncated',
  'refused',
  'filtered',
  'no-usage',
  'no-end',
  'no-structured-output',
  'picky',
  'sullen',
  'small',
  'held-back',
  'huge',
  'huge-line',
  'error-in-stream',
  'broken-chunk',
  'html',
  'redirect',
] as const
export type WireFault = (typeof wireFaults)[number]

type Refusal = {
  status: number
  headers?: Record<string, string>
  error: Record<string, string | null>
}

/**
 * Answers that are refusals from the first byte; null when this fault shows later. `body`: of the
 * request.
 */
export function refusalOf(
  fault: WireFault | null,
  body: Record<string, unknown>,
  retryAfter: string,
): Refusal | null {
  switch (fault) {
    case 'throttled':
      return { status: 429, headers: { 'retry-after': retryAfter }, error: tooMany }
    case 'throttled-by-reset':
      return { status: 429, headers: resets, error: tooMany }
    case 'throttled-silently':
      return { status: 429, error: tooMany }
    case 'quota':
      return { status: 429, headers: { 'retry-after': '1' }, error: quota }
    case 'down':
      return {
        status: 500,
        error: {
          message: `Failed while reading ${JSON.stringify(body.messages)}`,
          type: 'server_error',
          param: null,
          code: null,
        },
      }
    case 'overloaded':
      return {
        status: 503,
        headers: { 'retry-after': retryAfter },
        error: { message: 'Overloaded', type: 'server_error', param: null, code: null },
      }
    case 'unauthorised':
      return {
        status: 401,
        error: {
          message: 'Incorrect API key provided: stand-in',
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_api_key',
        },
      }
    case 'no-structured-output':
      return body.response_format === undefined ? null : unsupported('response_format')
    case 'picky':
      return pickiness(body)
    case 'sullen':
      return pickiness({ ...body, max_tokens: undefined }) === null
        ? null
        : badRequest('Bad request')
    case 'small':
      return JSON.stringify(body.messages).length > smallLength
        ? badRequest('The prompt exceeds the context length of this model.')
        : null
    case 'held-back':
      return badRequest('The prompt was held back by the content filter.')
    default:
      return null
  }
}

/** A server that knows few parameters and says so about one at a time. */
function pickiness(body: Record<string, unknown>): Refusal | null {
  const unknown = ['temperature', 'reasoning_effort', 'stream_options', 'max_tokens'].find(
    (name) => body[name] !== undefined,
  )
  return unknown === undefined ? null : unsupported(unknown)
}

function unsupported(param: string): Refusal {
  const message = `Unsupported parameter: '${param}' is not supported with this model.`
  return {
    status: 400,
    error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' },
  }
}

/** Characters of the prompts that a small model takes. */
const smallLength = 6_000

function badRequest(message: string): Refusal {
  return { status: 400, error: { message, type: 'invalid_request_error', param: null, code: null } }
}

const tooMany = {
  message: 'Rate limit reached',
  type: 'requests',
  param: null,
  code: 'rate_limit_exceeded',
}
const quota = {
  message: 'You exceeded your current quota',
  type: 'insufficient_quota',
  param: null,
  code: 'insufficient_quota',
}
const resets = {
  'x-ratelimit-remaining-requests': '59',
  'x-ratelimit-reset-requests': '120ms',
  'x-ratelimit-remaining-tokens': '0',
  'x-ratelimit-reset-tokens': '1m2.5s',
}

export function refuse(response: ServerResponse, { status, headers = {}, error }: Refusal): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error }))
}

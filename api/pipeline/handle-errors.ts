import type { Logger } from 'pino'
import { endpoints } from '../../contract/endpoints/endpoints.ts'
import { headers } from '../../contract/fields/headers.ts'
import { scopes } from '../../contract/fields/keys.ts'
import { isConnectionError } from '../../store/database/errors.ts'
import { createId } from '../../store/database/new-id.ts'
import type { ApiError } from '../calls/api-error.ts'
import type { Call } from '../calls/call.ts'
import { closeUnreadBody, keepBody } from '../respond/close-unread-body.ts'
import { buildErrorBody, computeRetryAfterSeconds, toApiError } from '../respond/error-body.ts'
import { formatChallenge } from '../respond/format-challenge.ts'
import { setRateHeaders } from '../respond/rate-headers.ts'
import { setCallHeaders } from '../respond/respond-call.ts'
import { type Context, createState, type Step } from '../state.ts'

type Options = { publicUrl: string; log: Logger; stopping: AbortSignal }

/**
 * Outermost, and the only writer of errors. Headers that were set stay: Koa's own handler would
 * drop them.
 */
export function handleErrors(options: Options): Step {
  return async (ctx, next) => {
    ctx.state = createState()
    keepBody(ctx)
    try {
      await next()
    } catch (thrown) {
      if (ctx.state.requestId === '') ctx.state.requestId = createId('req')
      writeError(ctx, recordError(ctx.state, thrown, options), options.publicUrl)
    }
    setCallHeaders(ctx)
    setRateHeaders(ctx)
    await closeUnreadBody(ctx)
  }
}

/** Notes in the call, and in the log where it is ours, what a call failed with. */
export function recordError(
  call: Pick<Call, 'requestId' | 'errorCode'>,
  thrown: unknown,
  { log, stopping }: Pick<Options, 'log' | 'stopping'>,
): ApiError {
  const error = toApiError(thrown)
  // while the process stops, connections are closed under requests whose callers were cut off
  const isClosed = stopping.aborted && isConnectionError(thrown)
  if (error.status >= 500 && !error.isRehearsed && !isClosed)
    log.error({ err: thrown, request: call.requestId, code: error.code }, 'request failed')
  call.errorCode = error.code
  return error
}

function writeError(ctx: Context, error: ApiError, publicUrl: string): void {
  ctx.set(headers.requestId, ctx.state.requestId)
  ctx.set('Cache-Control', 'no-store')
  if (error.status === 401 || error.code === 'missing_scope')
    ctx.set('WWW-Authenticate', buildChallenge(error, ctx.state, publicUrl))
  const seconds = computeRetryAfterSeconds(error)
  if (seconds !== null) ctx.set(headers.retryAfter, String(seconds))
  ctx.set(error.headers)
  ctx.status = error.status
  ctx.body = buildErrorBody(error, ctx.state, publicUrl)
}

/** The MCP server is a resource of its own: its clients learn which scopes to ask for. */
function buildChallenge(error: ApiError, { endpoint }: Context['state'], publicUrl: string) {
  const isMcp = endpoint === 'mcp'
  const own = isMcp ? { path: endpoints.mcp.path } : {}
  if (error.code === 'missing_scope')
    return formatChallenge(publicUrl, { error: 'insufficient_scope', scopes: error.scopes, ...own })
  return formatChallenge(publicUrl, {
    ...(error.code === 'missing_api_key' ? {} : { error: 'invalid_token' }),
    ...(isMcp ? { scopes, ...own } : {}),
  })
}

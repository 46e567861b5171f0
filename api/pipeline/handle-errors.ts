import type { Logger } from 'pino'
import { actionOf, actionUrl, type ErrorBody, isRetryable } from '../../contract/errors.ts'
import { headers } from '../../contract/headers.ts'
import { createId } from '../../store/new-id.ts'
import { isConnectionError, isUnavailable } from '../../store/open.ts'
import { ApiError } from '../api-error.ts'
import { challenge } from '../respond/challenge.ts'
import { closeUnreadBody, holdBody } from '../respond/close-unread-body.ts'
import { setRateHeaders } from '../respond/rate-headers.ts'
import { type Context, newState, type Step } from '../state.ts'

type Options = { publicUrl: string; log: Logger; stopping: AbortSignal }

/**
 * Outermost, and the only author of error bodies. Headers that were set stay: Koa's own handler
 * would drop them (conventions 1.4).
 */
export function handleErrors(options: Options): Step {
  return async (ctx, next) => {
    ctx.state = newState()
    holdBody(ctx)
    try {
      await next()
    } catch (thrown) {
      answerError(ctx, thrown, options)
    }
    setRateHeaders(ctx)
    await closeUnreadBody(ctx)
  }
}

/** Whatever was thrown, as the answer. */
export function answerError(
  ctx: Context,
  thrown: unknown,
  { publicUrl, log, stopping }: Options,
): void {
  const error = toApiError(thrown)
  // while the process stops, its connections are closed under requests whose callers were cut off
  const isClosed = stopping.aborted && isConnectionError(thrown)
  if (error.status >= 500 && !error.isRehearsed && !isClosed)
    log.error({ err: thrown, request: ctx.state.requestId, code: error.code }, 'request failed')
  writeError(ctx, error, publicUrl)
}

/** What a caller is told of whatever was thrown. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (isUnavailable(thrown))
    return new ApiError('provider_unavailable', { retryAfterSeconds: 2, cause: thrown })
  return new ApiError('internal_error', { cause: thrown })
}

function writeError(ctx: Context, error: ApiError, publicUrl: string): void {
  const { state } = ctx
  if (state.requestId === '') state.requestId = createId('req')
  state.errorCode = error.code
  const action = actionOf(error.code)
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      // a repeated request gets the error of the first, byte for byte
      request_id: state.firstRequestId ?? state.requestId,
      retryable: isRetryable(error.code),
      ...(action === undefined ? {} : { action, url: actionUrl(publicUrl, action) }),
      ...(error.details === undefined ? {} : { details: [...error.details] }),
    },
  }
  ctx.set(headers.requestId, state.requestId)
  ctx.set('Cache-Control', 'no-store')
  if (error.status === 401)
    ctx.set(
      'WWW-Authenticate',
      challenge(publicUrl, error.code === 'missing_api_key' ? {} : { error: 'invalid_token' }),
    )
  if (error.code === 'missing_scope')
    ctx.set('WWW-Authenticate', challenge(publicUrl, { error: 'insufficient_scope' }))
  if (error.retryAfterSeconds !== undefined)
    ctx.set(headers.retryAfter, String(Math.max(1, Math.ceil(error.retryAfterSeconds))))
  ctx.set(error.headers)
  ctx.status = error.status
  ctx.body = body
}

import { buildActionUrl, chooseAction, type ErrorBody } from '../../contract/errors/errors.ts'
import { isUnavailable } from '../../store/database/errors.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Call } from '../calls/call.ts'

/** The error of the contract for whatever was thrown. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (isUnavailable(thrown))
    return new ApiError('provider_unavailable', { retryAfterSeconds: 2, cause: thrown })
  return new ApiError('internal_error', { cause: thrown })
}

/** The only author of error bodies. */
export function buildErrorBody(
  error: ApiError,
  call: Pick<Call, 'requestId' | 'firstRequestId'>,
  publicUrl: string,
): ErrorBody {
  const action = chooseAction(error.code)
  return {
    error: {
      code: error.code,
      message: error.message,
      // a repeated request gets the error of the first, byte for byte
      request_id: call.firstRequestId ?? call.requestId,
      retryable: error.isRetryable,
      ...(action === undefined ? {} : { action, url: buildActionUrl(publicUrl, action) }),
      ...(error.details === undefined ? {} : { details: [...error.details] }),
    },
  }
}

/** Whole seconds of a `Retry-After`; null where the error promises no time. */
export function computeRetryAfterSeconds({
  retryAfterSeconds: seconds,
}: Pick<ApiError, 'retryAfterSeconds'>): number | null {
  return seconds === undefined ? null : Math.max(1, Math.ceil(seconds))
}

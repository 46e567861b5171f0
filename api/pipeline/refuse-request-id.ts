import { headers } from '../../contract/fields/headers.ts'
import { limits } from '../../contract/fields/limits.ts'
import { buildInvalidRequest } from '../calls/api-error.ts'
import type { Step } from '../state.ts'
import { parseGivenId } from './assign-request-id.ts'

/**
 * Refuses a malformed `X-Request-Id`: after `allow-origins`, so that browsers may read the reason,
 * and after `limit-by-ip`, which counts the request.
 */
export const refuseRequestId: Step = (ctx, next) => {
  if (parseGivenId(ctx) === null)
    throw buildInvalidRequest(
      headers.requestId,
      `must be 1 to ${limits.requestId} visible ASCII characters`,
    )
  return next()
}

import { headers } from '../../contract/headers.ts'
import { limits } from '../../contract/limits.ts'
import { newId } from '../../store/new-id.ts'
import { invalidRequest } from '../api-error.ts'
import type { Step } from '../state.ts'

const visibleAscii = new RegExp(`^[!-~]{1,${limits.requestId}}$`)

/** Takes the caller's `X-Request-Id`, or makes one (spec 4.2, §8). */
export const assignRequestId: Step = async (ctx, next) => {
  const given = ctx.req.headers[headers.requestId.toLowerCase()]
  if (given !== undefined && (typeof given !== 'string' || !visibleAscii.test(given))) {
    throw invalidRequest(headers.requestId, `must be 1 to ${limits.requestId} visible ASCII characters`)
  }
  ctx.state.requestId = given ?? newId('req')
  ctx.set(headers.requestId, ctx.state.requestId)
  await next()
}

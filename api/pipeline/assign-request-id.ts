import { headers } from '../../contract/fields/headers.ts'
import { limits } from '../../contract/fields/limits.ts'
import { createId } from '../../store/database/new-id.ts'
import type { Context, Step } from '../state.ts'

const requestIdHeader = headers.requestId.toLowerCase()
const visibleAscii = new RegExp(`^[!-~]{1,${limits.requestId}}$`)

/** Takes the caller's `X-Request-Id`, or makes one; `refuse-request-id` refuses malformed ones. */
export const assignRequestId: Step = (ctx, next) => {
  ctx.state.requestId = parseGivenId(ctx) ?? createId('req')
  ctx.res.setHeader(headers.requestId, ctx.state.requestId)
  return next()
}

/**
 * @returns null when the one that was sent cannot be taken; an empty one is one, too, and several
 * are joined by Node
 */
export function parseGivenId({ req }: Context): string | null | undefined {
  const given = req.headers[requestIdHeader]
  if (given === undefined) return undefined
  return typeof given === 'string' && visibleAscii.test(given) ? given : null
}

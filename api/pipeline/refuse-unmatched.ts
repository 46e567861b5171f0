import { ApiError } from '../calls/api-error.ts'
import type { Step } from '../state.ts'

/** 404 and 405, after they were counted. */
export const refuseUnmatched: Step = (ctx, next) => {
  if (ctx.state.endpoint !== null) return next()
  throw new ApiError(ctx.res.hasHeader('Allow') ? 'method_not_allowed' : 'not_found')
}

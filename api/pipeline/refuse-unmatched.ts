import { disjunction } from '../../research/text/formats/conjunctions.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Step } from '../state.ts'

/** 404 and 405, after they were counted; each says to programs what there is instead. */
export const refuseUnmatched: Step = (ctx, next) => {
  if (ctx.state.endpoint !== null) return next()
  const allow = ctx.res.getHeader('Allow')
  if (typeof allow === 'string') {
    const methods = disjunction.format(allow.split(', '))
    throw new ApiError('method_not_allowed', {
      message: `This address does not answer to ${ctx.method}: use ${methods}.`,
    })
  }
  // a browser is shown a page, which links to the others
  if (ctx.accepts('json', 'html') === 'html') throw new ApiError('not_found')
  throw new ApiError('not_found', {
    message: 'There is nothing at this address. GET /api/v1 lists the addresses that there are.',
  })
}

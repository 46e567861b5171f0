import { headers } from '../../contract/headers.ts'
import { limits } from '../../contract/limits.ts'
import { newId } from '../../store/new-id.ts'
import { invalidRequest } from '../api-error.ts'
import type { Context, Step } from '../state.ts'

const visibleAscii = new RegExp(`^[!-~]{1,${limits.requestId}}$`)

/** Takes the caller's `X-Request-Id`, or makes one where there is none that can be taken (spec 4.2, §8). */
export const assignRequestId: Step = async (ctx, next) => {
  const given = givenId(ctx)
  ctx.state.requestId = given !== undefined && visibleAscii.test(given) ? given : newId('req')
  ctx.set(headers.requestId, ctx.state.requestId)
  await next()
}

/** An id that cannot be taken is 400: behind `allow-origins`, so that browsers may read why, and behind `limit-by-ip`, which counts it. */
export const refuseRequestId: Step = async (ctx, next) => {
  const given = givenId(ctx)
  if (given !== undefined && !visibleAscii.test(given)) {
    throw invalidRequest(headers.requestId, `must be 1 to ${limits.requestId} visible ASCII characters`)
  }
  await next()
}

/** An empty header is one, too; several are joined by Node. */
function givenId({ req }: Context): string | undefined {
  const given = req.headers[headers.requestId.toLowerCase()]
  return given === undefined ? undefined : String(given)
}

import { endpoint, takesIdempotencyKey } from '../../contract/endpoints.ts'
import { findIdempotencyKey } from '../../store/idempotency.ts'
import type { ApiDeps } from '../deps.ts'
import { claimOf, KeyTaken } from '../idempotency/claim-of.ts'
import { replay } from '../idempotency/replay.ts'
import type { Step } from '../state.ts'

/**
 * A request whose `Idempotency-Key` has begun something already is answered with that; any other
 * may claim the key behind this, where its work begins. If another is quicker there, its work is
 * what both are answered with. Without a key nothing is asked.
 */
export function replayIdempotent(deps: ApiDeps): Step {
  return async (ctx, next) => {
    const { endpoint: name } = ctx.state
    // a batch claims its key itself: each item has one of its own
    const isProtected = name !== null && name !== 'batch' && takesIdempotencyKey(endpoint(name))
    const claim = isProtected ? claimOf(ctx, deps.now()) : null
    if (claim === null) return await next()
    const before =
      ctx.state.item?.isFirst === true ? null : await findIdempotencyKey(deps.db, claim)
    if (before !== null) return await replay(ctx, deps, claim, before)
    ctx.state.claim = claim
    try {
      await next()
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error
      const first = await findIdempotencyKey(deps.db, claim)
      if (first === null) throw error
      await replay(ctx, deps, claim, first)
    }
  }
}

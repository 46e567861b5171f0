import { keptUnder } from '../../store/idempotency.ts'
import { claimOf, KeyTaken } from '../claim-of.ts'
import type { ApiDeps } from '../deps.ts'
import { replay } from '../replay.ts'
import type { Step } from '../state.ts'
import { operationOf } from './detect-sandbox.ts'

/**
 * A request whose `Idempotency-Key` has begun something already is answered with that; any other may claim the key behind this, where its work
 * begins. If another is quicker there, its work is what both are answered with. Without a key nothing is asked.
 */
export function replayIdempotent(deps: ApiDeps): Step {
  return async (ctx, next) => {
    const claim = operationOf(ctx) === null ? null : claimOf(ctx, deps.now())
    if (claim === null) return await next()
    const before = ctx.state.item?.isFirst === true ? null : await keptUnder(deps.db, claim)
    if (before !== null) return await replay(ctx, deps, claim, before)
    ctx.state.claim = claim
    try {
      await next()
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error
      const first = await keptUnder(deps.db, claim)
      if (first === null) throw error
      await replay(ctx, deps, claim, first)
    }
  }
}

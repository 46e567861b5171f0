import { hasIdempotencyKey } from '../../contract/endpoints/endpoint.ts'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { findIdempotencyKey, type IdempotencyKey } from '../../store/jobs/idempotency.ts'
import type { Call, CallStep } from '../calls/call.ts'
import { IdempotencyKeyTaken } from '../calls/idempotency-key-taken.ts'
import type { ApiDeps } from '../deps.ts'
import { buildIdempotencyKey } from '../idempotency/build-idempotency-key.ts'
import { replay } from '../idempotency/replay.ts'

/**
 * A request whose `Idempotency-Key` was used before gets the first answer. Otherwise the step that
 * starts the work acquires the key; where two requests race, both get the answer of the one that
 * acquires it. A request without a key passes.
 */
export function replayIdempotent(deps: ApiDeps): CallStep {
  return (call, next) => {
    const { endpoint: name } = call
    // a batch acquires its key itself: each item has one of its own
    const isProtected = name !== null && name !== 'batch' && hasIdempotencyKey(toEndpoint(name))
    const idempotencyKey = isProtected ? buildIdempotencyKey(call, deps.now()) : null
    return idempotencyKey === null ? next() : runOnce(call, deps, idempotencyKey, next)
  }
}

async function runOnce(
  call: Call,
  deps: ApiDeps,
  idempotencyKey: IdempotencyKey,
  next: () => Promise<unknown>,
): Promise<void> {
  await call.settleRates()
  const before =
    call.item?.isFirst === true ? null : await findIdempotencyKey(deps.db, idempotencyKey)
  if (before !== null) return await replay(call, deps, idempotencyKey, before)
  call.idempotencyKey = idempotencyKey
  try {
    await next()
  } catch (error) {
    if (!(error instanceof IdempotencyKeyTaken)) throw error
    const first = await findIdempotencyKey(deps.db, idempotencyKey)
    if (first === null) throw error
    await replay(call, deps, idempotencyKey, first)
  }
}

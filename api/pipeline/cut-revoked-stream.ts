import type { ApiDeps } from '../deps.ts'
import type { Step } from '../state.ts'

/**
 * A stream goes on for as long as its run, minutes after its request was let in: it is cut when its
 * key is revoked. Where it continues, the key is refused. The run itself belongs to the account.
 */
export function cutRevokedStream({ keyring }: Pick<ApiDeps, 'keyring'>): Step {
  return async (ctx, next) => {
    await next()
    const { stream, caller } = ctx.state
    const keyId = caller?.keyId ?? null
    if (stream === null || keyId === null || ctx.res.closed) return
    ctx.res.once(
      'close',
      keyring.watch(keyId, () => void ctx.res.destroy()),
    )
  }
}

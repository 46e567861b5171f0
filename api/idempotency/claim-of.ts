import { createHash } from 'node:crypto'
import { endpoint } from '../../contract/endpoints.ts'
import { headers } from '../../contract/headers.ts'
import { idempotencyMs, sandboxMs } from '../../contract/limits.ts'
import { canonicalSha256 } from '../../research/text/canonical-json.ts'
import type { Claim } from '../../store/idempotency.ts'
import { operationOf } from '../pipeline/detect-sandbox.ts'
import { prefersAsync } from '../request/prefers-async.ts'
import { type Context, callerOf } from '../state.ts'

/** Another request was the first with this key; nothing was written for this one. */
export class KeyTaken extends Error {
  override name = 'KeyTaken' as const
}

/**
 * What a request claims with its `Idempotency-Key`: the key belongs to its account,
 * method and path, and means the body as it was sent, in whatever order; in the sandbox that is
 * another, even where only a header says so. Fixtures that are answered at once write nothing, so
 * there the key means nothing; nor does it with the published key, which everybody holds.
 * @returns null where no key protects anything
 */
export function claimOf(ctx: Context, now: Date): Claim | null {
  const { endpoint: name, sandbox, body, item } = ctx.state
  const isAnsweredAtOnce =
    sandbox && name !== 'createJob' && body.mode !== 'async' && !prefersAsync(ctx)
  if (
    name === null ||
    isAnsweredAtOnce ||
    (name === 'createJob' && body.dry_run === true) ||
    callerOf(ctx).isPublished
  )
    return null
  const said = (what: unknown) => (sandbox ? { sandbox, said: what } : what)
  if (item !== null) {
    const { claim: whole, id, given } = item
    return whole === null
      ? null
      : claim([whole.id.toString('hex'), id], said({ operation: operationOf(ctx), input: given }), {
          sandbox,
          now,
        })
  }
  const key = ctx.req.headers[headers.idempotencyKey.toLowerCase()]
  if (typeof key !== 'string') return null
  const { method, path } = endpoint(name)
  const address = path.replace(
    /\{(\w+)\}/g,
    (_, parameter: string) => ctx.state.params[parameter] ?? '',
  )
  return claim([JSON.stringify([callerOf(ctx).owner, method, address]), key], said(body), {
    sandbox,
    now,
  })
}

function claim(
  scopeAndKey: [string, string],
  body: unknown,
  { sandbox, now }: Pick<Claim, 'sandbox' | 'now'>,
): Claim {
  const id = createHash('sha256').update(JSON.stringify(scopeAndKey)).digest()
  const keptMs = sandbox ? sandboxMs : idempotencyMs
  return {
    id,
    bodySha256: canonicalSha256(body),
    sandbox,
    now,
    forgottenBefore: new Date(now.getTime() - keptMs),
  }
}

import { createHash } from 'node:crypto'
import { endpoint } from '../../contract/endpoints.ts'
import { idempotencyMs, sandboxMs } from '../../contract/limits.ts'
import { canonicalSha256 } from '../../research/text/canonical-json.ts'
import type { Claim } from '../../store/idempotency.ts'
import { type Call, chooseOperation, requireCaller } from '../call.ts'

/** Another call was the first with this key; nothing was written for this one. */
export class KeyTaken extends Error {
  override name = 'KeyTaken' as const
}

/**
 * What a call claims with its `Idempotency-Key`: the key belongs to its account, method and path,
 * and means the body as it was sent, in whatever order; in the sandbox that is another, even where
 * only a header says so. Fixtures that are answered at once write nothing, so there the key means
 * nothing; nor does it with the published key, which everybody holds.
 * @returns null where no key protects anything
 */
export function buildClaim(call: Call, now: Date): Claim | null {
  const { endpoint: name, sandbox, body, item, idempotencyKey } = call
  const isAnsweredAtOnce =
    sandbox && name !== 'createJob' && body.mode !== 'async' && !call.prefersJob
  if (
    name === null ||
    isAnsweredAtOnce ||
    (name === 'createJob' && body.dry_run === true) ||
    requireCaller(call).isPublished
  )
    return null
  const said = (what: unknown) => (sandbox ? { sandbox, said: what } : what)
  const at = { sandbox, now }
  if (item !== null) {
    const { claim: whole, id, given } = item
    if (whole === null) return null
    const body = said({ operation: chooseOperation(call), input: given })
    return hashClaim([whole.id.toString('hex'), id], body, at)
  }
  if (idempotencyKey === null) return null
  const { method, path } = endpoint(name)
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => call.params[name] ?? '')
  const scope = JSON.stringify([requireCaller(call).owner, method, address])
  return hashClaim([scope, idempotencyKey], said(body), at)
}

function hashClaim(
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

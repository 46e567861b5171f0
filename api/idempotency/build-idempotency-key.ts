import { hash } from 'node:crypto'
import { toEndpoint } from '../../contract/endpoints/endpoints.ts'
import { idempotencyMs, sandboxMs } from '../../contract/fields/limits.ts'
import { hashCanonicalJson } from '../../research/text/json/canonical-json.ts'
import type { IdempotencyKey } from '../../store/jobs/idempotency.ts'
import { type Call, chooseOperation, requireCaller } from '../calls/call.ts'

/**
 * What a call's `Idempotency-Key` protects: the key belongs to its account, method and path,
 * and means the body as it was sent, in whatever order; in the sandbox that is another, even where
 * only a header says so. Fixtures that are answered at once write nothing, so there the key means
 * nothing; nor does it with the published key, which anyone may hold.
 * @returns null where no key protects anything
 */
export function buildIdempotencyKey(call: Call, now: Date): IdempotencyKey | null {
  const { endpoint: name, sandbox, body, item, idempotencyHeader } = call
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
    const { idempotencyKey: whole, id, given } = item
    if (whole === null) return null
    const body = said({ operation: chooseOperation(call), input: given })
    return hashKey([whole.id.toString('hex'), id], body, at)
  }
  if (idempotencyHeader === null) return null
  const { method, path } = toEndpoint(name)
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => call.params[name] ?? '')
  const scope = JSON.stringify([requireCaller(call).owner, method, address])
  return hashKey([scope, idempotencyHeader], said(body), at)
}

function hashKey(
  scopeAndKey: [string, string],
  body: unknown,
  { sandbox, now }: Pick<IdempotencyKey, 'sandbox' | 'now'>,
): IdempotencyKey {
  const id = hash('sha256', JSON.stringify(scopeAndKey), 'buffer')
  const keptMs = sandbox ? sandboxMs : idempotencyMs
  return {
    id,
    bodySha256: hashCanonicalJson(body),
    sandbox,
    now,
    forgottenBefore: new Date(now.getTime() - keptMs),
  }
}

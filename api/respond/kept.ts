import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoints/endpoint.ts'
import type { Tx } from '../../store/database/open.ts'
import { acquireIdempotencyKey } from '../../store/jobs/idempotency.ts'
import { IdempotencyKeyTaken } from '../calls/idempotency-key-taken.ts'
import type { CallContext } from '../state.ts'

const Created = z.looseObject({ id: z.string() })

/**
 * Keeps an answer under the request's `Idempotency-Key`, in the transaction that does the work, so
 * that neither is ever there without the other.
 * @returns the answer as it is sent, now and when the request is repeated
 * @throws IdempotencyKeyTaken when another request with this key was first; its work stands
 */
export async function keepAnswer(
  tx: Tx,
  { state: { idempotencyKey, requestId } }: Pick<CallContext, 'state'>,
  body: object,
): Promise<string> {
  const answer = JSON.stringify(body)
  if (
    idempotencyKey !== null &&
    !(await acquireIdempotencyKey(tx, idempotencyKey, { requestId, answer }))
  )
    throw new IdempotencyKeyTaken()
  return answer
}

/** Sends an answer that `keepAnswer` made. It may hold a secret, so caches must not store it. */
export function respondKept(
  context: CallContext,
  { status, path }: Endpoint,
  answer: string,
): void {
  context.status = status
  if (status === 201) context.set('Location', `${path}/${Created.parse(JSON.parse(answer)).id}`)
  context.set('Cache-Control', 'no-store')
  context.type = 'application/json'
  context.body = answer
}

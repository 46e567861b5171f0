import type { Db } from '../../store/open.ts'
import { findWebhookEndpoint } from '../../store/webhook-endpoints.ts'
import { buildInvalidRequest } from '../api-error.ts'
import type { Caller } from '../call.ts'

/**
 * Checks that a job may name this endpoint to be notified of its end.
 * @throws ApiError `invalid_request` at `webhook`
 */
export async function checkWebhook(
  db: Db,
  { accountId }: Pick<Caller, 'accountId'>,
  id: string,
): Promise<void> {
  const endpoint = accountId === null ? null : await findWebhookEndpoint(db, accountId, id)
  if (endpoint === null)
    throw buildInvalidRequest('webhook', 'names no webhook endpoint of this account')
  if (endpoint.status !== 'enabled')
    throw buildInvalidRequest('webhook', 'names an endpoint that is disabled')
}

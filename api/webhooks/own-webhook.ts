import { isId } from '../../contract/fields/ids.ts'
import { findWebhookEndpoint, type WebhookEndpointRow } from '../../store/webhooks/endpoints.ts'
import { ApiError } from '../calls/api-error.ts'
import { requireAccountId } from '../calls/require-account-id.ts'
import type { ApiDeps } from '../deps.ts'
import type { CallContext } from '../state.ts'

/**
 * The endpoint that the path names.
 * @throws ApiError `not_found` when the account has none of this id
 */
export async function loadOwnWebhook(
  context: CallContext,
  { db }: Pick<ApiDeps, 'db'>,
): Promise<WebhookEndpointRow> {
  const endpoint = await findWebhookEndpoint(
    db,
    requireAccountId(context.state),
    parseWebhookId(context),
  )
  return endpoint ?? refuseUnknownWebhook()
}

/**
 * The id of the endpoint in the path.
 * @throws ApiError `not_found` for what is no such id
 */
export function parseWebhookId(context: CallContext): string {
  const { id = '' } = context.state.params
  return isId('we', id) ? id : refuseUnknownWebhook()
}

/**
 * The same answer for an unknown endpoint and for one of another account.
 * @throws ApiError `not_found`
 */
export function refuseUnknownWebhook(): never {
  throw new ApiError('not_found', { message: 'There is no such webhook endpoint.' })
}

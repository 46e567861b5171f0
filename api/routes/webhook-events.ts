import { listOperationsWithin } from '../../contract/operations/operations.ts'
import { WebhookEventListQuery } from '../../contract/resources/webhooks.ts'
import { listWebhookEvents } from '../../store/webhooks/events.ts'
import { requireCaller } from '../calls/call.ts'
import { requireAccountId } from '../calls/require-account-id.ts'
import type { ApiDeps } from '../deps.ts'
import { validateQuery } from '../request/validate-input.ts'
import { buildKeyset, buildListText, buildPage } from '../respond/page.ts'
import type { CallContext } from '../state.ts'

/**
 * Events as they are sent, byte for byte, newest first: for a backend that was away, or prefers to
 * ask.
 */
export async function getWebhookEvents(context: CallContext, { db }: ApiDeps): Promise<void> {
  const query = validateQuery(WebhookEventListQuery, context.querystring)
  const { type = null, job_id: jobId = null } = query
  const operations = listOperationsWithin(requireCaller(context.state).scopes)
  const rows = await listWebhookEvents(db, {
    accountId: requireAccountId(context.state),
    type,
    jobId,
    operations,
    ...buildKeyset(query),
  })
  const { shown, links } = buildPage(rows, query.limit)
  context.type = 'application/json'
  context.body = buildListText(
    shown.map(({ body }) => body),
    links,
  )
}

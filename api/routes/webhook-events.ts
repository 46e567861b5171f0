import { listOperationsWithin } from '../../contract/operations.ts'
import { WebhookEventListQuery } from '../../contract/webhooks.ts'
import { listWebhookEvents } from '../../store/webhook-events.ts'
import { requireCaller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'
import { validateQuery } from '../request/validate-input.ts'
import { buildKeyset, buildListText, buildPage } from '../respond/page.ts'
import type { CallContext } from '../state.ts'
import { requireAccount } from '../webhooks/own-webhook.ts'

/**
 * Events as they are sent, byte for byte, newest first: for a backend that was away, or prefers to
 * ask.
 */
export async function getWebhookEvents(context: CallContext, { db }: ApiDeps): Promise<void> {
  const query = validateQuery(WebhookEventListQuery, context.querystring)
  const { type = null, job_id: jobId = null } = query
  const operations = listOperationsWithin(requireCaller(context.state).scopes)
  const rows = await listWebhookEvents(db, {
    accountId: requireAccount(context),
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

import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

export type WebhookAttemptRow = {
  id: string
  deliveryId: string
  number: number
  /** Null: there was no answer. */
  httpStatus: number | null
  durationMs: number
  /** Null: delivered. */
  error: string | null
  response: string | null
  createdAt: Date
}

/** Records an attempt once, even when the activity is repeated. */
export async function insertWebhookAttempt(
  tx: Queryable,
  attempt: WebhookAttemptRow,
): Promise<void> {
  await tx.query(sql`
    insert into webhook_attempts (id, delivery_id, number, http_status, duration_ms, error,
      response, created_at)
    values (${attempt.id}, ${attempt.deliveryId}, ${attempt.number}, ${attempt.httpStatus},
      ${attempt.durationMs}, ${attempt.error}, ${attempt.response}, ${attempt.createdAt})
    on conflict (delivery_id, number) do nothing
  `)
}

/** The newest attempts of each of these deliveries, in their order. */
export async function listWebhookAttempts(
  db: Queryable,
  deliveryIds: readonly string[],
  ofEach: number,
): Promise<WebhookAttemptRow[]> {
  const { rows } = await db.query<WebhookAttemptRow>(sql`
    select id, delivery_id, number, http_status, duration_ms, error, response, created_at
    from unnest(${deliveryIds}::text[]) as wanted (delivery) cross join lateral (
      select * from webhook_attempts where delivery_id = wanted.delivery
      order by number desc limit ${ofEach}
    ) newest
    order by delivery_id, number
  `)
  return rows
}

/** How answers began that came to the events of these jobs. */
export async function deleteAttemptResponses(
  tx: Queryable,
  jobIds: readonly string[],
): Promise<void> {
  await tx.query(sql`
    update webhook_attempts set response = null
    where response is not null and delivery_id in (
      select webhook_deliveries.id
      from webhook_deliveries join webhook_events on webhook_events.id = event_id
      where job_id = any (${jobIds})
    )
  `)
}

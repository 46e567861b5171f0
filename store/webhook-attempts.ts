import type { Queryable } from './open.ts'

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

/** An attempt is written down once, whoever repeats it. */
export async function insertWebhookAttempt(
  tx: Queryable,
  attempt: WebhookAttemptRow,
): Promise<void> {
  await tx.query(
    `insert into webhook_attempts (id, delivery_id, number, http_status, duration_ms, error, response, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (delivery_id, number) do nothing`,
    [
      attempt.id,
      attempt.deliveryId,
      attempt.number,
      attempt.httpStatus,
      attempt.durationMs,
      attempt.error,
      attempt.response,
      attempt.createdAt,
    ],
  )
}

/** The newest attempts of each of these deliveries, in their order. */
export async function listWebhookAttempts(
  db: Queryable,
  deliveryIds: readonly string[],
  ofEach: number,
): Promise<WebhookAttemptRow[]> {
  const { rows } = await db.query<WebhookAttemptRow>(
    `select id, delivery_id as "deliveryId", number, http_status as "httpStatus", duration_ms as "durationMs", error, response,
       created_at as "createdAt"
     from unnest($1::text[]) as wanted (delivery) cross join lateral (
       select * from webhook_attempts where delivery_id = wanted.delivery order by number desc limit $2
     ) newest
     order by delivery_id, number`,
    [deliveryIds, ofEach],
  )
  return rows
}

/** How answers began that came to the events of these jobs. */
export async function deleteAttemptResponses(
  tx: Queryable,
  jobIds: readonly string[],
): Promise<void> {
  await tx.query(
    `update webhook_attempts set response = null
     where response is not null and delivery_id in (
       select webhook_deliveries.id from webhook_deliveries join webhook_events on webhook_events.id = event_id where job_id = any ($1))`,
    [jobIds],
  )
}

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
export async function insertWebhookAttempt(tx: Queryable, attempt: WebhookAttemptRow): Promise<void> {
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

/** All attempts of these deliveries, in their order. */
export async function webhookAttemptsOf(db: Queryable, deliveryIds: readonly string[]): Promise<WebhookAttemptRow[]> {
  const { rows } = await db.query<WebhookAttemptRow>(
    `select id, delivery_id as "deliveryId", number, http_status as "httpStatus", duration_ms as "durationMs", error, response,
       created_at as "createdAt"
     from webhook_attempts where delivery_id = any ($1)
     order by delivery_id, number`,
    [deliveryIds],
  )
  return rows
}

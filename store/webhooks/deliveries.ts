import sql from 'sql-template-tag'
import type { WebhookEventType } from '../../contract/resources/webhooks.ts'
import type { Queryable, Tx } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import type { Keyset } from './endpoints.ts'

type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'cancelled'

export type WebhookDeliveryRow = {
  id: string
  endpointId: string
  eventId: string
  eventType: WebhookEventType
  jobId: string
  isTest: boolean
  status: DeliveryStatus
  attempts: number
  nextAttemptAt: Date
  createdAt: Date
  completedAt: Date | null
}

const columns = sql`
  webhook_deliveries.id, webhook_deliveries.endpoint_id, event_id, type as event_type, job_id,
  is_test, status, attempts, next_attempt_at, webhook_deliveries.created_at, completed_at
`

/** What it takes to start the workflow of a delivery. */
export type OpenDelivery = { id: string; accountId: string; endpointId: string; attempts: number }

/** Queues one delivery of an event to an endpoint, due at once. */
export async function insertWebhookDelivery(
  tx: Queryable,
  { id, eventId, endpointId, now }: { id: string; eventId: string; endpointId: string; now: Date },
): Promise<void> {
  await tx.query(sql`
    insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at, created_at)
    values (${id}, ${eventId}, ${endpointId}, ${now}, ${now})
  `)
}

/** A delivery of this endpoint; null for one of another or of none. */
export async function findWebhookDelivery(
  db: Queryable,
  endpointId: string,
  id: string,
): Promise<WebhookDeliveryRow | null> {
  const { rows } = await db.query<WebhookDeliveryRow>(sql`
    select ${columns} from webhook_deliveries join webhook_events on webhook_events.id = event_id
    where webhook_deliveries.endpoint_id = ${endpointId} and webhook_deliveries.id = ${id}
  `)
  return rows[0] ?? null
}

/** Newest first, keyset on (created_at, id). */
export async function listWebhookDeliveries(
  db: Queryable,
  {
    endpointId,
    status,
    operations,
    limit,
    before,
  }: Keyset & { endpointId: string; status: DeliveryStatus | null; operations: readonly string[] },
): Promise<WebhookDeliveryRow[]> {
  const [beforeTime, beforeId] = [before?.createdAt ?? null, before?.id ?? null]
  const { rows } = await db.query<WebhookDeliveryRow>(sql`
    select ${columns} from webhook_deliveries join webhook_events on webhook_events.id = event_id
    where webhook_deliveries.endpoint_id = ${endpointId}
      and (${status}::text is null or status = ${status})
      and (
        ${beforeTime}::timestamptz is null
        or (webhook_deliveries.created_at, webhook_deliveries.id) < (${beforeTime}, ${beforeId})
      )
      and body::json #>> '{data,job,operation}' = any (${operations})
    order by webhook_deliveries.created_at desc, webhook_deliveries.id desc
    limit ${limit}
  `)
  return rows
}

/** All that an attempt needs: what to send, where to, signed with what. */
export type DeliveryOrder = {
  accountId: string
  endpointId: string
  eventId: string
  type: WebhookEventType
  body: string
  status: DeliveryStatus
  attempts: number
  nextAttemptAt: Date
  url: string
  isEnabled: boolean
  /** Two while one is being rotated. */
  secrets: string[]
}

/** @returns null when the delivery is gone, with its endpoint or by its age */
export async function loadDeliveryOrder(
  db: Queryable,
  id: string,
  now: Date,
): Promise<DeliveryOrder | null> {
  const { rows } = await db.query<DeliveryOrder>(prepare('delivery-order')`
    select e.account_id, d.endpoint_id, d.event_id, e.type, e.body, d.status, d.attempts,
      d.next_attempt_at, p.url, p.status = 'enabled' as is_enabled,
      array_remove(
        array[p.secret, case when p.previous_secret_until > ${now} then p.previous_secret end], null
      ) as secrets
    from webhook_deliveries d
    join webhook_events e on e.id = d.event_id
    join webhook_endpoints p on p.id = d.endpoint_id
    where d.id = ${id}
  `)
  return rows[0] ?? null
}

type Step = { id: string; attempt: number; status: DeliveryStatus; nextAttemptAt: Date; now: Date }

/**
 * Counts an attempt and says how the delivery stands. A delivery that was cancelled meanwhile stays
 * so, unless it got through after all.
 * @returns false when the attempt was counted before, or the delivery is gone
 */
export async function countAttempt(
  tx: Queryable,
  { id, attempt, status, nextAttemptAt, now }: Step,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update webhook_deliveries set attempts = ${attempt}, next_attempt_at = ${nextAttemptAt},
      status = case
        when status = 'pending' or ${status} = 'delivered' then ${status} else status end,
      completed_at = case
        when ${status} <> 'pending' then coalesce(completed_at, ${now}) else completed_at end
    where id = ${id} and attempts < ${attempt}
  `)
  return rowCount === 1
}

/** Puts off the next attempt of a delivery, which has not been made when it was due. */
export async function updateNextAttempt(
  db: Queryable,
  id: string,
  nextAttemptAt: Date,
): Promise<void> {
  await db.query(sql`
    update webhook_deliveries set next_attempt_at = ${nextAttemptAt}
    where id = ${id} and status = 'pending'
  `)
}

/** One delivery, or all of an endpoint, that no longer have anywhere to go. */
export async function cancelDeliveries(
  tx: Queryable,
  of: { id: string | null; endpointId: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update webhook_deliveries set status = 'cancelled', completed_at = ${now}
    where endpoint_id = ${of.endpointId} and (${of.id}::text is null or id = ${of.id})
      and status = 'pending'
  `)
}

/** A delivery that has ended is to be tried once more, and any is due now. */
export async function updateReopenedDelivery(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(sql`
    update webhook_deliveries set status = 'pending', completed_at = null, next_attempt_at = ${now}
    where id = ${id}
  `)
}

/**
 * Deliveries that were due before without any attempt: their workflow was never started, or is
 * lost.
 */
export async function listOverdueDeliveries(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<OpenDelivery[]> {
  const { rows } = await db.query<OpenDelivery>(sql`
    select webhook_deliveries.id, account_id, webhook_deliveries.endpoint_id, attempts
    from webhook_deliveries join webhook_events on webhook_events.id = event_id
    where status = 'pending' and next_attempt_at < ${before}
    order by next_attempt_at
    limit ${limit}
  `)
  return rows
}

type Recovery = { endpointId: string; accountId: string; since: Date; now: Date }

/**
 * Makes a new delivery of each event since a time that the endpoint should have had and neither has
 * nor is being sent, the oldest first. In a transaction that holds the endpoint
 * (`lockWebhookEndpoint`), or two who recover would both make them.
 * @param deliveryIds for the new deliveries: no more are made
 */
export async function insertMissedDeliveries(
  tx: Tx,
  { endpointId, accountId, since, now }: Recovery,
  deliveryIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(sql`
    with oldest as (
      select webhook_events.id, webhook_events.created_at
      from webhook_events join webhook_endpoints on webhook_endpoints.id = ${endpointId}
      where webhook_events.account_id = ${accountId} and webhook_events.created_at >= ${since}
        and not is_test
        and case
          when endpoint_id is null then type = any (events) else endpoint_id = ${endpointId} end
        and not exists (
          select from webhook_deliveries
          where event_id = webhook_events.id and endpoint_id = ${endpointId}
            and webhook_deliveries.status in ('pending', 'delivered')
        )
      order by webhook_events.created_at, webhook_events.id
      limit cardinality(${deliveryIds}::text[])
    ), missed as (
      select id, row_number() over (order by created_at, id) as n from oldest
    )
    insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at, created_at)
    select given.id, missed.id, ${endpointId}, ${now}, ${now}
    from missed
    join unnest(${deliveryIds}::text[]) with ordinality as given (id, n) on given.n = missed.n
    order by missed.n
    returning id
  `)
  return rows.map(({ id }) => id)
}

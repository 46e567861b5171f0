import type { WebhookEventType } from '../contract/webhooks.ts'
import type { Queryable } from './open.ts'
import type { OpenDelivery } from './webhook-deliveries.ts'
import type { Keyset } from './webhook-endpoints.ts'

/** `body` is the exact text that is signed and sent. */
export type NewWebhookEvent = {
  id: string
  accountId: string
  jobId: string
  type: WebhookEventType
  /** The one endpoint that the job named; null: all that subscribe. */
  endpointId: string | null
  body: string
  now: Date
}

/**
 * Writes a job's event, unless it has one, and a delivery for each enabled endpoint of the account
 * that is to have it, in one statement: an account without endpoints pays for one insert.
 * @param deliveryIds as many as an account may have endpoints
 * @returns the deliveries that there are now, to be started
 */
export async function insertWebhookEvent(
  tx: Queryable,
  event: NewWebhookEvent,
  deliveryIds: readonly string[],
): Promise<OpenDelivery[]> {
  const { accountId } = event
  const { rows } = await tx.query<{ id: string; endpointId: string }>({
    name: 'insert-webhook-event',
    // the lock: an endpoint that is being deleted is waited for, and then gone
    text: `with event as (
       insert into webhook_events (id, account_id, job_id, type, endpoint_id, body, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (job_id) do nothing
       returning id
     ), endpoints as (
       select id from webhook_endpoints
       where account_id = $2 and status = 'enabled' and case when $5::text is null then $4 = any (events) else id = $5 end
       for key share
     ), numbered as (
       select id, row_number() over (order by id) as n from endpoints
     )
     insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at, created_at)
     select given.id, event.id, numbered.id, $7, $7
     from event, numbered join unnest($8::text[]) with ordinality as given (id, n) on given.n = numbered.n
     returning id, endpoint_id as "endpointId"`,
    values: [
      event.id,
      accountId,
      event.jobId,
      event.type,
      event.endpointId,
      event.body,
      event.now,
      deliveryIds,
    ],
  })
  return rows.map(({ id, endpointId }) => ({ id, accountId, endpointId, attempts: 0 }))
}

/** For one endpoint to be tried out; not among the account's events. */
export async function insertTestEvent(tx: Queryable, event: NewWebhookEvent): Promise<void> {
  await tx.query(
    `insert into webhook_events (id, account_id, job_id, type, endpoint_id, is_test, body, created_at) values ($1, $2, $3, $4, $5, true, $6, $7)`,
    [event.id, event.accountId, event.jobId, event.type, event.endpointId, event.body, event.now],
  )
}

export type WebhookEventRow = { id: string; body: string; createdAt: Date }

type Page = Keyset & {
  accountId: string
  type: WebhookEventType | null
  jobId: string | null
  /** Of the jobs that the events are about. */
  operations: readonly string[]
}

/** Newest first, keyset on (created_at, id). */
export async function listWebhookEvents(
  db: Queryable,
  { accountId, type, jobId, operations, limit, before }: Page,
): Promise<WebhookEventRow[]> {
  const { rows } = await db.query<WebhookEventRow>(
    `select id, body, created_at as "createdAt" from webhook_events
     where account_id = $1 and not is_test
       and ($2::text is null or type = $2)
       and ($3::text is null or job_id = $3)
       and ($4::timestamptz is null or (created_at, id) < ($4, $5))
       and body::json #>> '{data,job,operation}' = any ($7)
     order by created_at desc, id desc
     limit $6`,
    [accountId, type, jobId, before?.createdAt ?? null, before?.id ?? null, limit, operations],
  )
  return rows
}

/**
 * Events of these jobs that carry something of the caller's; an empty `metadata` reads
 * `"metadata":{}`.
 */
export async function listEventsWithMetadata(
  tx: Queryable,
  jobIds: readonly string[],
): Promise<{ id: string; body: string }[]> {
  const { rows } = await tx.query<{ id: string; body: string }>(
    `select id, body from webhook_events where job_id = any ($1) and body not like '%"metadata":{}%' for no key update`,
    [jobIds],
  )
  return rows
}

export async function updateWebhookBodies(
  tx: Queryable,
  events: readonly { id: string; body: string }[],
): Promise<void> {
  await tx.query(
    `update webhook_events set body = given.body from unnest($1::text[], $2::text[]) as given (id, body) where webhook_events.id = given.id`,
    [events.map(({ id }) => id), events.map(({ body }) => body)],
  )
}

/** Forgets events with their deliveries and attempts, a batch at a time. */
export async function deleteExpiredWebhookEvents(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<void> {
  await db.query(
    `delete from webhook_events where id in (select id from webhook_events where created_at < $1 order by created_at limit $2)`,
    [before, limit],
  )
}

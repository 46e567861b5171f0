import sql from 'sql-template-tag'
import type { WebhookEventType } from '../../contract/resources/webhooks.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import type { OpenDelivery } from './deliveries.ts'
import type { Keyset } from './endpoints.ts'

/** `body` is the exact text that is signed and sent. */
type NewWebhookEvent = {
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
  const { rows } = await tx.query<{ id: string; endpointId: string }>(
    // the lock: an endpoint that is being deleted is waited for, and then gone
    prepare('insert-webhook-event')`
      with event as (
        insert into webhook_events (id, account_id, job_id, type, endpoint_id, body, created_at)
        values (${event.id}, ${accountId}, ${event.jobId}, ${event.type}, ${event.endpointId},
          ${event.body}, ${event.now})
        on conflict (job_id) do nothing
        returning id
      ), endpoints as (
        select id from webhook_endpoints
        where account_id = ${accountId} and status = 'enabled'
          and case
            when ${event.endpointId}::text is null then ${event.type} = any (events)
            else id = ${event.endpointId} end
        for key share
      ), numbered as (
        select id, row_number() over (order by id) as n from endpoints
      )
      insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at, created_at)
      select given.id, event.id, numbered.id, ${event.now}, ${event.now}
      from event, numbered
      join unnest(${deliveryIds}::text[]) with ordinality as given (id, n) on given.n = numbered.n
      returning id, endpoint_id
    `,
  )
  return rows.map(({ id, endpointId }) => ({ id, accountId, endpointId, attempts: 0 }))
}

/** For one endpoint to be tried out; not among the account's events. */
export async function insertTestEvent(tx: Queryable, event: NewWebhookEvent): Promise<void> {
  await tx.query(sql`
    insert into webhook_events (id, account_id, job_id, type, endpoint_id, is_test, body,
      created_at)
    values (${event.id}, ${event.accountId}, ${event.jobId}, ${event.type}, ${event.endpointId},
      true, ${event.body}, ${event.now})
  `)
}

type WebhookEventRow = { id: string; body: string; createdAt: Date }

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
  const [beforeTime, beforeId] = [before?.createdAt ?? null, before?.id ?? null]
  const { rows } = await db.query<WebhookEventRow>(sql`
    select id, body, created_at from webhook_events
    where account_id = ${accountId} and not is_test
      and (${type}::text is null or type = ${type})
      and (${jobId}::text is null or job_id = ${jobId})
      and (${beforeTime}::timestamptz is null or (created_at, id) < (${beforeTime}, ${beforeId}))
      and body::json #>> '{data,job,operation}' = any (${operations})
    order by created_at desc, id desc
    limit ${limit}
  `)
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
  const { rows } = await tx.query<{ id: string; body: string }>(sql`
    select id, body from webhook_events
    where job_id = any (${jobIds}) and body not like '%"metadata":{}%'
    for no key update
  `)
  return rows
}

/** Replaces the bodies of events, as after an erasure. */
export async function updateWebhookBodies(
  tx: Queryable,
  events: readonly { id: string; body: string }[],
): Promise<void> {
  await tx.query(sql`
    update webhook_events set body = given.body
    from unnest(
      ${events.map(({ id }) => id)}::text[],
      ${events.map(({ body }) => body)}::text[]
    ) as given (id, body)
    where webhook_events.id = given.id
  `)
}

/** Forgets events with their deliveries and attempts, a batch at a time. */
export async function deleteExpiredWebhookEvents(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<void> {
  await db.query(sql`
    delete from webhook_events where id in (
      select id from webhook_events where created_at < ${before} order by created_at limit ${limit}
    )
  `)
}

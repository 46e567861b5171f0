import type { WebhookEventType } from '../contract/webhooks.ts'
import type { Queryable, Tx } from './open.ts'

export type WebhookEndpointRow = {
  id: string
  accountId: string
  url: string
  description: string
  events: WebhookEventType[]
  status: 'enabled' | 'disabled'
  disabledReason: 'by_caller' | 'gone' | 'failing' | null
  secret: string
  previousSecretUntil: Date | null
  metadata: Record<string, string>
  consecutiveFailures: number
  lastDeliveryAt: Date | null
  lastSuccessAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const columns = `id, account_id as "accountId", url, description, events, status, disabled_reason as "disabledReason", secret,
  previous_secret_until as "previousSecretUntil", metadata, consecutive_failures as "consecutiveFailures",
  last_delivery_at as "lastDeliveryAt", last_success_at as "lastSuccessAt", created_at as "createdAt", updated_at as "updatedAt"`

type NewEndpoint = Pick<
  WebhookEndpointRow,
  'id' | 'accountId' | 'url' | 'description' | 'events' | 'secret' | 'metadata' | 'createdAt'
>

export async function insertWebhookEndpoint(db: Queryable, endpoint: NewEndpoint): Promise<void> {
  await db.query(
    `insert into webhook_endpoints (id, account_id, url, description, events, status, secret, metadata, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'enabled', $6, $7, $8, $8)`,
    [
      endpoint.id,
      endpoint.accountId,
      endpoint.url,
      endpoint.description,
      endpoint.events,
      endpoint.secret,
      endpoint.metadata,
      endpoint.createdAt,
    ],
  )
}

export async function countWebhookEndpoints(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::integer as count from webhook_endpoints where account_id = $1',
    [accountId],
  )
  return rows[0]?.count ?? 0
}

/** Another account's is none. */
export async function findWebhookEndpoint(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<WebhookEndpointRow | null> {
  const { rows } = await db.query<WebhookEndpointRow>(
    `select ${columns} from webhook_endpoints where account_id = $1 and id = $2`,
    [accountId, id],
  )
  return rows[0] ?? null
}

export type Keyset = { limit: number; before: { createdAt: Date; id: string } | null }

/** Newest first, keyset on (created_at, id). */
export async function listWebhookEndpoints(
  db: Queryable,
  { accountId, limit, before }: Keyset & { accountId: string },
): Promise<WebhookEndpointRow[]> {
  const { rows } = await db.query<WebhookEndpointRow>(
    `select ${columns} from webhook_endpoints
     where account_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3))
     order by created_at desc, id desc
     limit $4`,
    [accountId, before?.createdAt ?? null, before?.id ?? null, limit],
  )
  return rows
}

type Patch = {
  [Field in 'url' | 'description' | 'events' | 'status' | 'metadata']:
    | WebhookEndpointRow[Field]
    | null
}

/** Null stays as it is. Enabling forgets what has failed so far. */
export async function updateWebhookEndpoint(
  db: Queryable,
  {
    accountId,
    id,
    now,
    url,
    description,
    events,
    status,
    metadata,
  }: Patch & { accountId: string; id: string; now: Date },
): Promise<WebhookEndpointRow | null> {
  const { rows } = await db.query<WebhookEndpointRow>(
    `update webhook_endpoints set url = coalesce($3, url), description = coalesce($4, description), events = coalesce($5, events),
       metadata = coalesce($6, metadata), status = coalesce($7, status), updated_at = $8,
       disabled_reason = case $7 when 'enabled' then null when 'disabled' then coalesce(disabled_reason, 'by_caller') else disabled_reason end,
       consecutive_failures = case $7 when 'enabled' then 0 else consecutive_failures end,
       failing_since = case $7 when 'enabled' then null else failing_since end
     where account_id = $1 and id = $2
     returning ${columns}`,
    [accountId, id, url, description, events, metadata, status, now],
  )
  return rows[0] ?? null
}

/** Whoever else locks it waits until the transaction is over; jobs that end do not. */
export async function lockWebhookEndpoint(tx: Tx, id: string): Promise<void> {
  await tx.query('select from webhook_endpoints where id = $1 for no key update', [id])
}

/** The deliveries go with it. @returns false when the account has none of this id */
export async function deleteWebhookEndpoint(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from webhook_endpoints where account_id = $1 and id = $2',
    [accountId, id],
  )
  return rowCount === 1
}

/** The secret so far signs until `previousUntil`, too. */
export async function updateWebhookSecret(
  db: Queryable,
  {
    accountId,
    id,
    secret,
    previousUntil,
    now,
  }: { accountId: string; id: string; secret: string; previousUntil: Date; now: Date },
): Promise<WebhookEndpointRow | null> {
  const { rows } = await db.query<WebhookEndpointRow>(
    `update webhook_endpoints set previous_secret = secret, previous_secret_until = $4, secret = $3, updated_at = $5
     where account_id = $1 and id = $2
     returning ${columns}`,
    [accountId, id, secret, previousUntil, now],
  )
  return rows[0] ?? null
}

/** Whoever has changed over no longer needs the secret before. */
export async function deletePreviousSecrets(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update webhook_endpoints set previous_secret = null, previous_secret_until = null where previous_secret_until <= $1`,
    [now],
  )
}

/** Something was delivered. */
export async function recordWebhookSuccess(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(
    `update webhook_endpoints set consecutive_failures = 0, failing_since = null, last_delivery_at = $2, last_success_at = $2 where id = $1`,
    [id, now],
  )
}

/**
 * Something could not be delivered: disables the endpoint when it says that it is gone, or when
 * nothing could be for too long.
 * @param failingBefore an endpoint that has been failing since then or longer is disabled
 */
export async function recordWebhookFailure(
  tx: Queryable,
  { id, gone, failingBefore, now }: { id: string; gone: boolean; failingBefore: Date; now: Date },
): Promise<{ isDisabled: boolean }> {
  const { rows } = await tx.query<{ isDisabled: boolean }>(
    `update webhook_endpoints set consecutive_failures = consecutive_failures + 1, failing_since = coalesce(failing_since, $4),
       last_delivery_at = $4,
       status = case when $2 or failing_since <= $3 then 'disabled' else status end,
       disabled_reason = case when status = 'disabled' then disabled_reason when $2 then 'gone' when failing_since <= $3 then 'failing' end
     where id = $1
     returning status = 'disabled' as "isDisabled"`,
    [id, gone, failingBefore, now],
  )
  return { isDisabled: rows[0]?.isDisabled ?? false }
}

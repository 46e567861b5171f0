import sql from 'sql-template-tag'
import type { WebhookEventType } from '../../contract/resources/webhooks.ts'
import type { Queryable, Tx } from '../database/open.ts'

export type WebhookEndpointRow = {
  id: string
  accountId: string
  url: string
  description: string
  events: WebhookEventType[]
  status: 'enabled' | 'disabled'
  disabledReason: 'by_caller' | 'gone' | 'failing' | 'access_ended' | null
  secret: string
  previousSecretUntil: Date | null
  metadata: Record<string, string>
  consecutiveFailures: number
  lastDeliveryAt: Date | null
  lastSuccessAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const columns = sql`
  id, account_id, url, description, events, status, disabled_reason, secret, previous_secret_until,
  metadata, consecutive_failures, last_delivery_at, last_success_at, created_at, updated_at
`

type NewWebhookEndpoint = Pick<
  WebhookEndpointRow,
  'id' | 'accountId' | 'url' | 'description' | 'events' | 'secret' | 'metadata' | 'createdAt'
> & {
  /** Of the caller: what an application creates ends with what its user allowed it. */
  keyId: string | null
}

/** Stores an endpoint, enabled. */
export async function insertWebhookEndpoint(
  db: Queryable,
  endpoint: NewWebhookEndpoint,
): Promise<void> {
  await db.query(sql`
    insert into webhook_endpoints (id, account_id, url, description, events, status, secret,
      metadata, created_at, updated_at, grant_id)
    values (${endpoint.id}, ${endpoint.accountId}, ${endpoint.url}, ${endpoint.description},
      ${endpoint.events}, 'enabled', ${endpoint.secret}, ${endpoint.metadata},
      ${endpoint.createdAt}, ${endpoint.createdAt},
      (select id from api_keys where id = ${endpoint.keyId} and kind = 'oauth'))
  `)
}

/** How many endpoints an account has, disabled ones among them. */
export async function countWebhookEndpoints(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    sql`select count(*)::integer as count from webhook_endpoints where account_id = ${accountId}`,
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
    sql`select ${columns} from webhook_endpoints where account_id = ${accountId} and id = ${id}`,
  )
  return rows[0] ?? null
}

export type Keyset = { limit: number; before: { createdAt: Date; id: string } | null }

/** Newest first, keyset on (created_at, id). */
export async function listWebhookEndpoints(
  db: Queryable,
  { accountId, limit, before }: Keyset & { accountId: string },
): Promise<WebhookEndpointRow[]> {
  const [beforeTime, beforeId] = [before?.createdAt ?? null, before?.id ?? null]
  const { rows } = await db.query<WebhookEndpointRow>(sql`
    select ${columns} from webhook_endpoints
    where account_id = ${accountId}
      and (${beforeTime}::timestamptz is null or (created_at, id) < (${beforeTime}, ${beforeId}))
    order by created_at desc, id desc
    limit ${limit}
  `)
  return rows
}

type Patch = {
  [Field in 'url' | 'description' | 'events' | 'status' | 'metadata']:
    | WebhookEndpointRow[Field]
    | null
}

/**
 * Null stays as it is. Enabling forgets what has failed so far. An application that changes the
 * address stands for it from then on; a change by the account's own keys takes it over.
 */
export async function updateWebhookEndpoint(
  db: Queryable,
  {
    accountId,
    id,
    keyId,
    now,
    url,
    description,
    events,
    status,
    metadata,
  }: Patch & { accountId: string; id: string; keyId: string | null; now: Date },
): Promise<WebhookEndpointRow | null> {
  const { rows } = await db.query<WebhookEndpointRow>(sql`
    update webhook_endpoints set url = coalesce(${url}, url),
      description = coalesce(${description}, description), events = coalesce(${events}, events),
      metadata = coalesce(${metadata}, metadata), status = coalesce(${status}, status),
      updated_at = ${now},
      grant_id = (
        select case when ${url}::text is null then grant_id else k.id end
        from api_keys k where k.id = ${keyId} and k.kind = 'oauth'
      ),
      disabled_reason = case ${status}
        when 'enabled' then null
        when 'disabled' then coalesce(disabled_reason, 'by_caller')
        else disabled_reason end,
      consecutive_failures = case ${status} when 'enabled' then 0 else consecutive_failures end,
      failing_since = case ${status} when 'enabled' then null else failing_since end
    where account_id = ${accountId} and id = ${id}
    returning ${columns}
  `)
  return rows[0] ?? null
}

/** Other transactions that lock the endpoint wait for the end of this one; jobs that end do not. */
export async function lockWebhookEndpoint(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`select from webhook_endpoints where id = ${id} for no key update`)
}

/**
 * The deliveries go with it.
 * @returns false when the account has none of this id
 */
export async function deleteWebhookEndpoint(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    sql`delete from webhook_endpoints where account_id = ${accountId} and id = ${id}`,
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
  const { rows } = await db.query<WebhookEndpointRow>(sql`
    update webhook_endpoints set previous_secret = secret, previous_secret_until = ${previousUntil},
      secret = ${secret}, updated_at = ${now}
    where account_id = ${accountId} and id = ${id}
    returning ${columns}
  `)
  return rows[0] ?? null
}

/**
 * Disables endpoints of applications whose grant was revoked or has expired, or whose user has left
 * the account, and cancels what is on its way to them.
 * @param grantId null: of all
 */
export async function updateEndedWebhooks(
  db: Queryable,
  { grantId, now }: { grantId: string | null; now: Date },
): Promise<void> {
  await db.query(sql`
    with ended as (
      update webhook_endpoints e set status = 'disabled', disabled_reason = 'access_ended',
        updated_at = ${now}
      where e.status = 'enabled' and e.grant_id is not null
        and (${grantId}::text is null or e.grant_id = ${grantId})
        and not exists (
          select from api_keys k
          join memberships m on m.user_id = k.user_id and m.account_id = k.account_id
          where k.id = e.grant_id and k.revoked_at is null
            and (k.expires_at is null or k.expires_at > ${now})
        )
      returning e.id
    )
    update webhook_deliveries set status = 'cancelled', completed_at = ${now}
    where endpoint_id in (select id from ended) and status = 'pending'
  `)
}

/** Deletes previous secrets after the overlap in which receivers change to the new one. */
export async function deletePreviousSecrets(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    update webhook_endpoints set previous_secret = null, previous_secret_until = null
    where previous_secret_until <= ${now}
  `)
}

/** Something was delivered. */
export async function recordWebhookSuccess(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(sql`
    update webhook_endpoints set consecutive_failures = 0, failing_since = null,
      last_delivery_at = ${now}, last_success_at = ${now}
    where id = ${id}
  `)
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
  const { rows } = await tx.query<{ isDisabled: boolean }>(sql`
    update webhook_endpoints set consecutive_failures = consecutive_failures + 1,
      failing_since = coalesce(failing_since, ${now}), last_delivery_at = ${now},
      status = case
        when ${gone} or failing_since <= ${failingBefore} then 'disabled' else status end,
      disabled_reason = case
        when status = 'disabled' then disabled_reason
        when ${gone} then 'gone'
        when failing_since <= ${failingBefore} then 'failing' end
    where id = ${id}
    returning status = 'disabled' as is_disabled
  `)
  return { isDisabled: rows[0]?.isDisabled ?? false }
}

import sql from 'sql-template-tag'
import type { Scope } from '../../contract/fields/keys.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import { updateEndedWebhooks } from '../webhooks/endpoints.ts'

/** A stored key; the secret itself is never kept, only its SHA-256. */
export type KeyRow = {
  id: string
  accountId: string
  name: string
  secretSha256: Buffer
  scopes: Scope[]
  perMinuteLimit: number | null
  expiresAt: Date | null
  revokedAt: Date | null
  createdAt: Date
  accountAnchorAt: Date
  accountPlan: string
  /** Credits for each UTC month; null = no budget. */
  monthlyBudget: number | null
}

const columns = sql`
  k.id, k.account_id, k.name, k.secret_sha256, k.scopes, k.per_minute_limit, k.expires_at,
  k.revoked_at, k.created_at, a.anchor_at as account_anchor_at, a.plan as account_plan,
  k.monthly_budget
`

/** The key of this id with its account, revoked and expired ones too; null when there is none. */
export async function findKey(db: Queryable, id: string): Promise<KeyRow | null> {
  return (await loadKeys(db, [id]))[0] ?? null
}

/** The same of several ids, in one statement, each at its own place. */
export async function loadKeys(db: Queryable, ids: readonly string[]): Promise<(KeyRow | null)[]> {
  const { rows } = await db.query<KeyRow>(prepare('keys-by-id')`
    select ${columns} from api_keys k join accounts a on a.id = k.account_id
    where k.id = any (${ids})
  `)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
}

/** All keys with their accounts, the oldest first. */
export async function listKeys(db: Queryable): Promise<KeyRow[]> {
  const { rows } = await db.query<KeyRow>(sql`
    select ${columns} from api_keys k join accounts a on a.id = k.account_id
    order by k.created_at, k.id
  `)
  return rows
}

type NewKey = Pick<
  KeyRow,
  | 'id'
  | 'accountId'
  | 'name'
  | 'secretSha256'
  | 'scopes'
  | 'perMinuteLimit'
  | 'expiresAt'
  | 'createdAt'
> & {
  /** Who created it; neither: the operator. */
  userId?: string | null
  createdByKey?: string
}

/** Stores a key; of its secret only the SHA-256 hash. */
export async function insertKey(db: Queryable, key: NewKey): Promise<void> {
  await db.query(sql`
    insert into api_keys (id, account_id, name, secret_sha256, scopes, per_minute_limit, expires_at,
      created_at, user_id, created_by_key)
    values (${key.id}, ${key.accountId}, ${key.name}, ${key.secretSha256}, ${key.scopes},
      ${key.perMinuteLimit}, ${key.expiresAt}, ${key.createdAt}, ${key.userId ?? null},
      ${key.createdByKey ?? null})
  `)
}

/**
 * Revokes a key and notifies all processes at once, since they cache keys; disables the webhook
 * endpoints of an application.
 * @returns false when there is no such key; revoking twice keeps the first date
 */
export async function updateRevokedKey(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    with revoked as (
      update api_keys set revoked_at = coalesce(revoked_at, ${now}) where id = ${id} returning id
    )
    select pg_notify('api_keys', id) from revoked
  `)
  // should this be lost, housekeeping makes up for it
  await updateEndedWebhooks(db, { grantId: id, now })
  return rowCount === 1
}

type NewGrant = Pick<KeyRow, 'id' | 'accountId' | 'name' | 'secretSha256' | 'scopes'> & {
  userId: string
  clientId: string
  now: Date
}

/**
 * What a user allows a client to do, as a key; allowed again, the scopes are those of the last
 * time.
 */
export async function recordGrant(db: Queryable, grant: NewGrant): Promise<void> {
  const { id, accountId, name, secretSha256, scopes, userId, clientId, now } = grant
  await db.query(sql`
    with recorded as (
      insert into api_keys (id, account_id, name, secret_sha256, scopes, kind, user_id, client_id,
        created_at)
      values (${id}, ${accountId}, ${name}, ${secretSha256}, ${scopes}, 'oauth', ${userId},
        ${clientId}, ${now})
      on conflict (id) do update set scopes = excluded.scopes, name = excluded.name,
        created_at = excluded.created_at
      returning id
    )
    select pg_notify('api_keys', id) from recorded
  `)
}

/**
 * The grant that a user allowed a client last, neither revoked nor expired, of an account they
 * still belong to.
 */
export async function findGrant(
  db: Queryable,
  {
    userId,
    clientId,
    accountId,
    now,
  }: { userId: string; clientId: string; accountId: string | null; now: Date },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(sql`
    select k.id from api_keys k
    join memberships m on m.user_id = k.user_id and m.account_id = k.account_id
    where k.kind = 'oauth' and k.user_id = ${userId} and k.client_id = ${clientId}
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})
      and (${accountId}::text is null or k.account_id = ${accountId})
    order by k.created_at desc limit 1
  `)
  return rows[0]?.id ?? null
}

/** Notes when a key was used last. */
export async function updateUsedKey(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(sql`update api_keys set used_at = ${now} where id = ${id}`)
}

export type TokenKey = KeyRow & { audience: string; tokenScope: string }
export type AskedToken = { tokenSha256: Buffer; now: Date }

/**
 * The key that each token of a user who still belongs to the account leads to, and what it is for,
 * at the token's own place; null when there is none.
 */
export async function loadKeysByToken(
  db: Queryable,
  asked: readonly AskedToken[],
): Promise<(TokenKey | null)[]> {
  const { rows } = await db.query<TokenKey & { tokenSha256: Buffer; goodUntil: Date }>(sql`
    select ${columns}, r.payload ->> 'aud' as audience,
      coalesce(r.payload ->> 'scope', '') as token_scope,
      r.id_sha256 as token_sha256, r.expires_at as good_until
    from oauth_records r
    join api_keys k on k.id = r.grant_id join accounts a on a.id = k.account_id
    join memberships m on m.user_id = k.user_id and m.account_id = k.account_id
    where r.kind = 'AccessToken' and r.expires_at is not null
      and r.id_sha256 = any (${asked.map(({ tokenSha256 }) => tokenSha256)})
  `)
  const found = new Map(rows.map((row) => [row.tokenSha256.toString('hex'), row]))
  return asked.map(({ tokenSha256, now }) => {
    const row = found.get(tokenSha256.toString('hex'))
    return row !== undefined && row.goodUntil > now ? row : null
  })
}

import sql from 'sql-template-tag'
import type { Scope } from '../../contract/fields/keys.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** A key as its account sees it: no hash, but who made it and what it has used. */
export type AccountKeyRow = {
  id: string
  kind: 'key' | 'oauth' | 'portal'
  name: string
  scopes: Scope[]
  perMinuteLimit: number | null
  monthlyBudget: number | null
  /** What its runs of the month have spent and set aside. */
  monthMicroDollars: number
  expiresAt: Date | null
  revokedAt: Date | null
  createdAt: Date
  usedAt: Date | null
  userId: string | null
  userName: string | null
  createdByKey: string | null
}

const columns = sql`
  k.id, k.kind, k.name, k.scopes, k.per_minute_limit, k.monthly_budget,
  coalesce(m.reserved_micro_dollars + m.spent_micro_dollars, 0)::bigint as month_micro_dollars,
  k.expires_at, k.revoked_at, k.created_at, k.used_at, k.user_id, u.name as user_name,
  k.created_by_key
`

type Wanted = {
  accountId: string
  /** Keys that have others beside these are not shown. */
  scopes: readonly Scope[]
  month: string
}

/** The keys of an account and what its users allowed applications, newest first. */
export async function listAccountKeys(
  db: Queryable,
  {
    accountId,
    scopes,
    month,
    before,
    limit,
  }: Wanted & { before: { createdAt: Date; id: string } | null; limit: number },
): Promise<AccountKeyRow[]> {
  const { rows } = await db.query<AccountKeyRow>(sql`
    select ${columns} from api_keys k left join users u on u.id = k.user_id
    left join usage_months m on m.key_id = k.id and m.month = ${month}::date
    where k.account_id = ${accountId} and k.kind <> 'portal' and k.scopes <@ ${scopes}::text[]
      and (k.created_at, k.id) < (${before?.createdAt ?? 'infinity'}, ${before?.id ?? ''})
    order by k.created_at desc, k.id desc limit ${limit}
  `)
  return rows
}

/** One of them, also of those that the list leaves out. */
export async function findAccountKey(
  db: Queryable,
  { accountId, scopes, month, id }: Wanted & { id: string },
): Promise<AccountKeyRow | null> {
  const { rows } = await db.query<AccountKeyRow>(sql`
    select ${columns} from api_keys k left join users u on u.id = k.user_id
    left join usage_months m on m.key_id = k.id and m.month = ${month}::date
    where k.id = ${id} and k.account_id = ${accountId} and k.scopes <@ ${scopes}::text[]
  `)
  return rows[0] ?? null
}

/** Keys that an account's limit counts: not revoked, and not what applications use. */
export async function countAccountKeys(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ keys: number }>(sql`
    select count(*)::integer as keys from api_keys
    where account_id = ${accountId} and kind = 'key' and revoked_at is null
  `)
  return rows[0]?.keys ?? 0
}

type KeyUsage = {
  id: string
  name: string
  monthlyBudget: number | null
  revokedAt: Date | null
  monthMicroDollars: number
}

/** An account's keys with what their runs of a UTC month have spent and set aside. */
export async function loadKeyUsage(
  db: Queryable,
  accountId: string,
  month: string,
): Promise<KeyUsage[]> {
  const { rows } = await db.query<KeyUsage>(sql`
    select k.id, k.name, k.monthly_budget, k.revoked_at,
      coalesce(m.reserved_micro_dollars + m.spent_micro_dollars, 0)::bigint as month_micro_dollars
    from api_keys k left join usage_months m on m.key_id = k.id and m.month = ${month}::date
    where k.account_id = ${accountId} order by k.created_at, k.id
  `)
  return rows
}

type KeySettings = Pick<AccountKeyRow, 'id' | 'name' | 'scopes' | 'perMinuteLimit' | 'expiresAt'>

/**
 * Its budget has a function of its own, `updateKeyBudget`. Processes that cache it are notified.
 */
export async function updateKeySettings(
  db: Queryable,
  { id, name, scopes, perMinuteLimit, expiresAt }: KeySettings,
): Promise<void> {
  await db.query(sql`
    with updated as (
      update api_keys set name = ${name}, scopes = ${scopes}, per_minute_limit = ${perMinuteLimit},
        expires_at = ${expiresAt}
      where id = ${id} returning id
    )
    select pg_notify('api_keys', id) from updated
  `)
}

/** @returns whether an account has a key, or had one, beside those of its users on the pages */
export async function hasKey(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query(prepare('has-key')`
    select from api_keys where account_id = ${accountId} and kind <> 'portal' limit 1
  `)
  return rowCount === 1
}

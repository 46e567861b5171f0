import sql from 'sql-template-tag'
import { createId } from './new-id.ts'
import type { Queryable } from './open.ts'

/** An account as an operator sees it. `month` figures are those of its keys. */
export type AccountRow = {
  id: string
  name: string
  plan: string
  anchorAt: Date
  createdAt: Date
  extraMicroDollars: number
  extraReservedMicroDollars: number
}

const columns = sql`
  id, name, plan, anchor_at, created_at, extra_micro_dollars, extra_reserved_micro_dollars
`

/** All accounts, the oldest first. */
export async function listAccounts(db: Queryable): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(
    sql`select ${columns} from accounts order by created_at, id`,
  )
  return rows
}

/**
 * Those that an operator may mean by an id or a name: names need not be unique, and one that looks
 * like another's id does not hide that one.
 */
export async function findAccounts(db: Queryable, idOrName: string): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(sql`
    select ${columns} from accounts
    where id = ${idOrName}
      or (name = ${idOrName} and not exists (select from accounts where id = ${idOrName}))
    order by created_at, id
  `)
  return rows
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

type AccountChange = {
  accountId: string
  keyId: string | null
  kind: 'plan' | 'credits' | 'key_budget'
  before: string | null
  after: string | null
}

/** An account's last changes, newest first. */
export async function listAccountChanges(
  db: Queryable,
  accountId: string,
  limit: number,
): Promise<(AccountChange & { createdAt: Date })[]> {
  const { rows } = await db.query<AccountChange & { createdAt: Date }>(sql`
    select account_id, key_id, kind, before, after, created_at from account_changes
    where account_id = ${accountId} order by created_at desc, id desc limit ${limit}
  `)
  return rows
}

async function insertChange(tx: Queryable, change: AccountChange & { now: Date }): Promise<void> {
  await tx.query(sql`
    insert into account_changes (id, account_id, key_id, kind, before, after, created_at)
    values (${createId('chg')}, ${change.accountId}, ${change.keyId}, ${change.kind},
      ${change.before}, ${change.after}, ${change.now})
  `)
}

/**
 * The caller holds the account's lock (`lockAccount`), here and in the two functions below.
 * Processes that cache its keys are notified.
 */
export async function updatePlan(
  tx: Queryable,
  account: { id: string; plan: string },
  plan: string,
  now: Date,
): Promise<void> {
  await tx.query(sql`update accounts set plan = ${plan} where id = ${account.id}`)
  await insertChange(tx, {
    accountId: account.id,
    keyId: null,
    kind: 'plan',
    before: account.plan,
    after: plan,
    now,
  })
  await tx.query(
    sql`select pg_notify('api_keys', id) from api_keys where account_id = ${account.id}`,
  )
}

/**
 * @param by negative: taken away, at most what is not set aside.
 * @returns what there is now, in micro-dollars
 */
export async function updateCredits(
  tx: Queryable,
  account: { id: string; extraMicroDollars: number },
  by: number,
  now: Date,
): Promise<number> {
  await tx.query(sql`
    update accounts set extra_micro_dollars = extra_micro_dollars + ${by} where id = ${account.id}
  `)
  const after = account.extraMicroDollars + by
  await insertChange(tx, {
    accountId: account.id,
    keyId: null,
    kind: 'credits',
    before: String(account.extraMicroDollars),
    after: String(after),
    now,
  })
  return after
}

/** @param budget in credits for each UTC month; null = none */
export async function updateKeyBudget(
  tx: Queryable,
  key: { id: string; accountId: string; monthlyBudget: number | null },
  budget: number | null,
  now: Date,
): Promise<void> {
  await tx.query(sql`update api_keys set monthly_budget = ${budget} where id = ${key.id}`)
  const [before, after] = [key.monthlyBudget, budget].map((value) =>
    value === null ? null : String(value),
  )
  await insertChange(tx, {
    accountId: key.accountId,
    keyId: key.id,
    kind: 'key_budget',
    before: before ?? null,
    after: after ?? null,
    now,
  })
  await tx.query(sql`select pg_notify('api_keys', ${key.id})`)
}

import sql from 'sql-template-tag'
import { createId } from '../database/new-id.ts'
import type { Queryable } from '../database/open.ts'

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

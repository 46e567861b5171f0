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

const columns = `id, name, plan, anchor_at as "anchorAt", created_at as "createdAt", extra_micro_dollars as "extraMicroDollars",
  extra_reserved_micro_dollars as "extraReservedMicroDollars"`

export async function listAccounts(db: Queryable): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(
    `select ${columns} from accounts order by created_at, id`,
  )
  return rows
}

/**
 * Those that an operator may mean by an id or a name: names need not be unique, and one that looks
 * like another's id does not hide that one.
 */
export async function findAccounts(db: Queryable, idOrName: string): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(
    `select ${columns} from accounts
     where id = $1 or (name = $1 and not exists (select from accounts where id = $1))
     order by created_at, id`,
    [idOrName],
  )
  return rows
}

export type KeyUsage = {
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
  const { rows } = await db.query<KeyUsage>(
    `select k.id, k.name, k.monthly_budget as "monthlyBudget", k.revoked_at as "revokedAt",
       coalesce(m.reserved_micro_dollars + m.spent_micro_dollars, 0)::bigint as "monthMicroDollars"
     from api_keys k left join usage_months m on m.key_id = k.id and m.month = $2::date
     where k.account_id = $1 order by k.created_at, k.id`,
    [accountId, month],
  )
  return rows
}

export type AccountChange = {
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
  const { rows } = await db.query<AccountChange & { createdAt: Date }>(
    `select account_id as "accountId", key_id as "keyId", kind, before, after, created_at as "createdAt" from account_changes
     where account_id = $1 order by created_at desc, id desc limit $2`,
    [accountId, limit],
  )
  return rows
}

async function insertChange(tx: Queryable, change: AccountChange & { now: Date }): Promise<void> {
  await tx.query(
    'insert into account_changes (id, account_id, key_id, kind, before, after, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [
      createId('chg'),
      change.accountId,
      change.keyId,
      change.kind,
      change.before,
      change.after,
      change.now,
    ],
  )
}

/**
 * The caller holds the account's lock (`lockAccount`); so it does for the two that follow.
 * Processes that cache its keys are told.
 */
export async function updatePlan(
  tx: Queryable,
  account: { id: string; plan: string },
  plan: string,
  now: Date,
): Promise<void> {
  await tx.query('update accounts set plan = $2 where id = $1', [account.id, plan])
  await insertChange(tx, {
    accountId: account.id,
    keyId: null,
    kind: 'plan',
    before: account.plan,
    after: plan,
    now,
  })
  await tx.query(`select pg_notify('api_keys', id) from api_keys where account_id = $1`, [
    account.id,
  ])
}

/**
 * @param by negative: taken away, at most what is not set aside. @returns what there is now, in
 * micro-dollars
 */
export async function updateCredits(
  tx: Queryable,
  account: { id: string; extraMicroDollars: number },
  by: number,
  now: Date,
): Promise<number> {
  await tx.query(
    'update accounts set extra_micro_dollars = extra_micro_dollars + $2 where id = $1',
    [account.id, by],
  )
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
  await tx.query('update api_keys set monthly_budget = $2 where id = $1', [key.id, budget])
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
  await tx.query(`select pg_notify('api_keys', $1)`, [key.id])
}

import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** An account as an operator sees it. `extraMicroDollars` includes what is reserved of it. */
export type AccountRow = {
  id: string
  name: string
  plan: string
  anchorAt: Date
  createdAt: Date
  extraMicroDollars: number
  extraReservedMicroDollars: number
}

/** What its money depends on. */
type LockedAccount = Omit<AccountRow, 'name' | 'createdAt'>

/** Opens an account; its months are counted from the start of the day, UTC. */
export async function insertAccount(
  db: Queryable,
  account: { id: string; name: string; plan: string; now: Date },
): Promise<void> {
  await db.query(sql`
    insert into accounts (id, name, plan, anchor_at, created_at)
    values (${account.id}, ${account.name}, ${account.plan},
      date_trunc('day', ${account.now}::timestamptz, 'UTC'), ${account.now})
  `)
}

/**
 * The account whose id or name this is, if any; an id is not mistaken for a name, or a key "for
 * acct_…" would be that of a new account.
 */
export async function findAccountByName(db: Queryable, idOrName: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from accounts where id = ${idOrName} or name = ${idOrName}
    order by id = ${idOrName} desc, created_at limit 1
  `)
  return rows[0]?.id ?? null
}

/**
 * Serialises everything that moves an account's money until the transaction ends. `no key`, because
 * inserting a row that refers to the account takes a share of its key: two transactions that did so
 * and then wanted the whole row would wait for each other.
 */
export async function lockAccount(tx: Queryable, id: string): Promise<LockedAccount | null> {
  const { rows } = await tx.query<LockedAccount>(prepare('lock-account')`
    select id, plan, anchor_at, extra_micro_dollars, extra_reserved_micro_dollars
    from accounts where id = ${id} for no key update
  `)
  return rows[0] ?? null
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

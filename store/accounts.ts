import type { Queryable } from './open.ts'

/** `extraMicroDollars` includes what is reserved of it. */
export type Account = {
  id: string
  plan: string
  anchorAt: Date
  extraMicroDollars: number
  extraReservedMicroDollars: number
}

export async function insertAccount(
  db: Queryable,
  account: { id: string; name: string; plan: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into accounts (id, name, plan, anchor_at, created_at)
     values ($1, $2, $3, date_trunc('day', $4::timestamptz, 'UTC'), $4)`,
    [account.id, account.name, account.plan, account.now],
  )
}

/**
 * The account whose id or name this is, if any; an id is not mistaken for a name, or a key "for
 * acct_…" would be that of a new account.
 */
export async function findAccountByName(db: Queryable, idOrName: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    'select id from accounts where id = $1 or name = $1 order by id = $1 desc, created_at limit 1',
    [idOrName],
  )
  return rows[0]?.id ?? null
}

/**
 * Serialises everything that moves an account's money until the transaction ends. `no key`, because
 * inserting a row that refers to the account takes a share of its key: two transactions that did so
 * and then wanted the whole row would wait for each other.
 */
export async function lockAccount(tx: Queryable, id: string): Promise<Account | null> {
  const { rows } = await tx.query<Account>({
    name: 'lock-account',
    text: `select id, plan, anchor_at as "anchorAt", extra_micro_dollars as "extraMicroDollars",
             extra_reserved_micro_dollars as "extraReservedMicroDollars"
           from accounts where id = $1 for no key update`,
    values: [id],
  })
  return rows[0] ?? null
}

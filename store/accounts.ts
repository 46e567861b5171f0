import type { Queryable } from './open.ts'

/** `extraMicroDollars` includes what is reserved of it. */
export type Account = { id: string; plan: string; anchorAt: Date; extraMicroDollars: number; extraReservedMicroDollars: number }

export async function insertAccount(db: Queryable, account: { id: string; name: string; plan: string; now: Date }): Promise<void> {
  await db.query(
    `insert into accounts (id, name, plan, anchor_at, created_at)
     values ($1, $2, $3, date_trunc('day', $4::timestamptz, 'UTC'), $4)`,
    [account.id, account.name, account.plan, account.now],
  )
}

/** The account whose name this is, if any: the command line addresses accounts by name. */
export async function accountByName(db: Queryable, name: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>('select id from accounts where name = $1 order by created_at limit 1', [name])
  return rows[0]?.id ?? null
}

/**
 * Serialises everything that moves an account's money until the transaction ends. `no key`, because inserting a row that refers to the account
 * takes a share of its key: two transactions that did so and then wanted the whole row would wait for each other.
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

import sql from 'sql-template-tag'
import type { Scope } from '../contract/keys.ts'
import { Batcher } from './batcher.ts'
import type { Db, Queryable } from './open.ts'
import { prepared } from './statement.ts'
import type { Role } from './users.ts'

/** What a user who belongs to an account may do there, and what calls of theirs are billed to. */
export type AccountAccess = {
  accountId: string
  accountName: string
  role: Role
  plan: string
  anchorAt: Date
}

type Membership = { userId: string; accountId: string }

/** @returns null for an account to which the user does not belong */
async function findAccess(
  db: Queryable,
  memberships: readonly Membership[],
): Promise<(AccountAccess | null)[]> {
  const userIds = memberships.map(({ userId }) => userId)
  const accountIds = memberships.map(({ accountId }) => accountId)
  const { rows } = await db.query<AccountAccess & { userId: string }>(prepared('account-access')`
    select m.user_id, a.id as account_id, a.name as account_name, m.role, a.plan, a.anchor_at
    from unnest(${userIds}::text[], ${accountIds}::text[]) as asked (user_id, account_id)
    join memberships m using (user_id, account_id) join accounts a on a.id = m.account_id
  `)
  const found = new Map(rows.map(({ userId, ...one }) => [`${userId} ${one.accountId}`, one]))
  return memberships.map(({ userId, accountId }) => found.get(`${userId} ${accountId}`) ?? null)
}

/**
 * Reads what users may do in an account, for all pages that were asked for while the statement
 * before was under way: one statement for a burst.
 */
export class AccessReader {
  readonly #batcher: Batcher<Membership, AccountAccess | null>

  constructor(db: Db) {
    this.#batcher = new Batcher((memberships) => findAccess(db, memberships))
  }

  /** @returns null for an account to which the user does not belong */
  async find(membership: Membership): Promise<AccountAccess | null> {
    return await this.#batcher.ask(membership)
  }
}

type PortalKey = {
  id: string
  accountId: string
  userId: string
  userName: string
  secretSha256: Buffer
  scopes: readonly Scope[]
  now: Date
}

/**
 * The key that what a user does on the pages of an account counts for, made when there is none.
 * @returns its id
 */
export async function recordPortalKey(db: Queryable, key: PortalKey): Promise<string> {
  const name = `Portal (${key.userName})`
  const { rows } = await db.query<{ id: string }>(sql`
    insert into api_keys (id, account_id, name, secret_sha256, scopes, kind, user_id, created_at)
    values (${key.id}, ${key.accountId}, ${name}, ${key.secretSha256}, ${key.scopes}, 'portal',
      ${key.userId}, ${key.now})
    on conflict (account_id, user_id) where kind = 'portal'
      do update set scopes = excluded.scopes, name = excluded.name
    returning id
  `)
  const [row] = rows
  if (row === undefined) throw new Error('a key was neither made nor found')
  return row.id
}

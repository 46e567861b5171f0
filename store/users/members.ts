import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import type { Role } from './users.ts'

type Member = { userId: string; userName: string; role: Role; createdAt: Date }

/** The users of an account, in the order in which they came. */
export async function listMembers(db: Queryable, accountId: string): Promise<Member[]> {
  const { rows } = await db.query<Member>(sql`
    select m.user_id, u.name as user_name, m.role, m.created_at
    from memberships m join users u on u.id = m.user_id
    where m.account_id = ${accountId} order by m.created_at, m.user_id
  `)
  return rows
}

/** @returns false when the user is no member */
export async function updateRole(
  db: Queryable,
  { userId, accountId, role }: { userId: string; accountId: string; role: Role },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update memberships set role = ${role} where user_id = ${userId} and account_id = ${accountId}
  `)
  return rowCount === 1
}

type Grant = {
  id: string
  name: string
  accountName: string
  createdAt: Date
  usedAt: Date | null
}

/** The applications that a user let into accounts and has not revoked, newest first. */
export async function listUserGrants(db: Queryable, userId: string): Promise<Grant[]> {
  const { rows } = await db.query<Grant>(sql`
    select k.id, k.name, a.name as account_name, k.created_at, k.used_at
    from api_keys k join accounts a on a.id = k.account_id
    where k.user_id = ${userId} and k.kind = 'oauth' and k.revoked_at is null
    order by k.created_at desc, k.id desc
  `)
  return rows
}

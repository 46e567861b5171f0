import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

type UserRow = { id: string; name: string; email: string | null; password: string | null }
export type Role = 'owner' | 'member'
type Membership = { accountId: string; accountName: string; plan: string; role: Role }

/** Stores a user of the pages. */
export async function insertUser(
  db: Queryable,
  user: { id: string; name: string; email: string | null; now: Date },
): Promise<void> {
  await db.query(sql`
    insert into users (id, name, email, created_at)
    values (${user.id}, ${user.name}, ${user.email}, ${user.now})
  `)
}

/** The user of this id; null when there is none. */
export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    sql`select id, name, email, password from users where id = ${id}`,
  )
  return rows[0] ?? null
}

/** Names differ by more than case. */
export async function findUserByName(db: Queryable, name: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    sql`select id, name, email, password from users where lower(name) = lower(${name})`,
  )
  return rows[0] ?? null
}

/** The user with this address, in any case of its letters; null when there is none. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    sql`select id, name, email, password from users where lower(email) = lower(${email})`,
  )
  return rows[0] ?? null
}

/** Stores a new address of a user. */
export async function updateEmail(db: Queryable, id: string, email: string): Promise<void> {
  await db.query(sql`update users set email = ${email} where id = ${id}`)
}

/** @param password in the PHC string format */
export async function updatePassword(db: Queryable, id: string, password: string): Promise<void> {
  await db.query(sql`update users set password = ${password} where id = ${id}`)
}

/** Of an account that the user already belongs to, the role stays. */
export async function insertMembership(
  db: Queryable,
  membership: { userId: string; accountId: string; role: Role; now: Date },
): Promise<void> {
  const { userId, accountId, role, now } = membership
  await db.query(sql`
    insert into memberships (user_id, account_id, role, created_at)
    values (${userId}, ${accountId}, ${role}, ${now})
    on conflict (user_id, account_id) do nothing
  `)
}

/**
 * Takes a user out of an account; the applications that they let into it are revoked, so that they
 * stay out when the user comes back.
 * @returns false when the user was no member
 */
export async function deleteMembership(
  db: Queryable,
  { userId, accountId, now }: { userId: string; accountId: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ wasMember: boolean }>(sql`
    with deleted as (
      delete from memberships where user_id = ${userId} and account_id = ${accountId} returning 1
    ), revoked as (
      update api_keys set revoked_at = ${now}
      where kind = 'oauth' and user_id = ${userId} and account_id = ${accountId}
        and revoked_at is null and exists (select from deleted)
      returning id
    ), notified as (
      select count(pg_notify('api_keys', id)) from revoked
    )
    select exists (select from deleted) as was_member from notified
  `)
  return rows[0]?.wasMember === true
}

/** @returns whether an account has an owner */
export async function hasOwner(db: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    select from memberships where account_id = ${accountId} and role = 'owner' limit 1
  `)
  return rowCount === 1
}

/** The accounts of a user with their names and the user's role, the oldest first. */
export async function listMemberships(db: Queryable, userId: string): Promise<Membership[]> {
  const { rows } = await db.query<Membership>(sql`
    select m.account_id, a.name as account_name, a.plan, m.role
    from memberships m join accounts a on a.id = m.account_id
    where m.user_id = ${userId} order by m.created_at, m.account_id
  `)
  return rows
}

/** The user that a subject of an identity provider was connected to. */
export async function findUserByIdentity(
  db: Queryable,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | null> {
  const { rows } = await db.query<{ userId: string }>(sql`
    select user_id from identities where issuer = ${issuer} and subject = ${subject}
  `)
  return rows[0]?.userId ?? null
}

/** @returns false when the subject is connected to someone already; that connection stays */
export async function insertIdentity(
  db: Queryable,
  identity: { issuer: string; subject: string; userId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into identities (issuer, subject, user_id, created_at)
    values (${identity.issuer}, ${identity.subject}, ${identity.userId}, ${identity.now})
    on conflict (issuer, subject) do nothing
  `)
  return rowCount === 1
}

/** How many outside identities, such as GitHub's, a user can sign in by. */
export async function countIdentities(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    sql`select count(*)::integer as count from identities where user_id = ${userId}`,
  )
  return rows[0]?.count ?? 0
}

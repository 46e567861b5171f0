import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import type { Role } from './users.ts'

type NewInvitation = {
  tokenSha256: Buffer
  accountId: string
  invitedBy: string
  role: Role
  now: Date
  expiresAt: Date
}

/** The same token again changes nothing. */
export async function insertInvitation(db: Queryable, one: NewInvitation): Promise<void> {
  await db.query(sql`
    insert into invitations (token_sha256, account_id, invited_by, role, created_at, expires_at)
    values (${one.tokenSha256}, ${one.accountId}, ${one.invitedBy}, ${one.role}, ${one.now},
      ${one.expiresAt})
    on conflict (token_sha256) do nothing
  `)
}

type Invitation = {
  accountId: string
  accountName: string
  role: Role
  inviterName: string
}

/** @returns null for one that was used, withdrawn or has expired */
export async function findInvitation(
  db: Queryable,
  tokenSha256: Buffer,
  now: Date,
): Promise<Invitation | null> {
  const { rows } = await db.query<Invitation>(sql`
    select i.account_id, a.name as account_name, i.role, u.name as inviter_name
    from invitations i join accounts a on a.id = i.account_id join users u on u.id = i.invited_by
    where i.token_sha256 = ${tokenSha256} and i.expires_at > ${now}
  `)
  return rows[0] ?? null
}

/** Takes an invitation: of several who use it at once one gets it. */
export async function acquireInvitation(
  db: Queryable,
  tokenSha256: Buffer,
  now: Date,
): Promise<Pick<Invitation, 'accountId' | 'role'> | null> {
  const { rows } = await db.query<Pick<Invitation, 'accountId' | 'role'>>(sql`
    delete from invitations where token_sha256 = ${tokenSha256} and expires_at > ${now}
    returning account_id, role
  `)
  return rows[0] ?? null
}

/** Invitations of an account that can still be taken. */
export async function countInvitations(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from invitations
    where account_id = ${accountId} and expires_at > ${now}
  `)
  return rows[0]?.count ?? 0
}

/** Withdraws all of an account. */
export async function deleteInvitations(db: Queryable, accountId: string): Promise<void> {
  await db.query(sql`delete from invitations where account_id = ${accountId}`)
}

import sql from 'sql-template-tag'
import type { Scope } from '../../contract/fields/keys.ts'
import type { Queryable } from '../database/open.ts'
import type { Role } from './users.ts'

/** What a user who belongs to an account may do there, and what calls of theirs are billed to. */
export type AccountAccess = {
  accountId: string
  accountName: string
  role: Role
  plan: string
  anchorAt: Date
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

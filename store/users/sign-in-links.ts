import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

type Link = { tokenSha256: Buffer; userId: string; expiresAt: Date }

/** Stores a link to sign in by; of its token only the SHA-256 hash. */
export async function insertSignInLink(db: Queryable, link: Link): Promise<void> {
  await db.query(sql`
    insert into sign_in_links (token_sha256, user_id, expires_at)
    values (${link.tokenSha256}, ${link.userId}, ${link.expiresAt})
  `)
}

/**
 * Takes a link: of several who use it at once one gets the user.
 * @returns null for a link that was used, has expired or never was
 */
export async function acquireSignInLink(
  db: Queryable,
  tokenSha256: Buffer,
  now: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ userId: string }>(sql`
    delete from sign_in_links where token_sha256 = ${tokenSha256} and expires_at > ${now}
    returning user_id
  `)
  return rows[0]?.userId ?? null
}

import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

/** Keys of the authorization server, newest first, as they were sealed. */
export async function listOAuthKeys(db: Queryable): Promise<{ id: string; sealed: Buffer }[]> {
  const { rows } = await db.query<{ id: string; sealed: Buffer }>(
    sql`select id, sealed from oauth_keys order by created_at desc, id desc`,
  )
  return rows
}

/** Of processes that make the first keys at once, the first one's stay. */
export async function insertOAuthKeys(
  db: Queryable,
  keys: { id: string; sealed: Buffer; now: Date },
): Promise<void> {
  await db.query(sql`
    insert into oauth_keys (id, sealed, created_at)
    values (${keys.id}, ${keys.sealed}, ${keys.now}) on conflict (id) do nothing
  `)
}

/** Deletes the signing keys: tokens that they signed are refused from then on. */
export async function deleteOAuthKeys(db: Queryable): Promise<void> {
  await db.query(sql`delete from oauth_keys`)
}

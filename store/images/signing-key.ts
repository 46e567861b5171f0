import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

const keyBytes = 32

/**
 * The key that signs the addresses of pictures, the same for all processes: the configured one, or
 * one that the first of them makes. It is read anew each time, since a restored backup brings
 * another.
 */
export async function loadSigningKey(
  db: Queryable,
  configured: string | undefined,
): Promise<string> {
  if (configured !== undefined) return configured
  const known = await findSigningKey(db)
  if (known !== null) return known
  const made = randomBytes(keyBytes).toString('base64url')
  await db.query(sql`insert into image_signing_keys (key) values (${made}) on conflict do nothing`)
  return (await findSigningKey(db)) ?? made
}

async function findSigningKey(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ key: string }>(sql`select key from image_signing_keys`)
  return rows[0]?.key ?? null
}

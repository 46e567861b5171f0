import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'

/**
 * Lets others that create one of these wait for the end of this transaction, so that two at once
 * do not both find that a name is free.
 */
export async function lockCreation(db: Queryable, kind: 'accounts' | 'users'): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext(${`create ${kind}`}))`)
}

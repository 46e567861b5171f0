import sql from 'sql-template-tag'
import { createId } from '../database/new-id.ts'
import type { Queryable } from '../database/open.ts'

type AuditEntry = {
  /** An operator by name, a command, or the person of a request. */
  actor: string
  action: string
  /** The id of what was changed. */
  subject: string
  /** For operators to read; without identifiers of people. */
  details: string
}

/** Notes what an operator or a command changed, and on whose behalf. */
export async function insertAuditEntry(
  db: Queryable,
  { actor, action, subject, details, now }: AuditEntry & { now: Date },
): Promise<void> {
  await db.query(sql`
    insert into audit_log (id, actor, action, subject, details, created_at)
    values (${createId('aud')}, ${actor}, ${action}, ${subject}, ${details}, ${now})
  `)
}

/** The last entries, newest first. */
export async function listAuditEntries(
  db: Queryable,
  limit: number,
): Promise<(AuditEntry & { createdAt: Date })[]> {
  const { rows } = await db.query<AuditEntry & { createdAt: Date }>(sql`
    select actor, action, subject, details, created_at from audit_log
    order by created_at desc, id desc limit ${limit}
  `)
  return rows
}

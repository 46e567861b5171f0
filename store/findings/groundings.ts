import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

/** Keeps what a chat knows before it looks anything up. The first one stands. */
export async function insertGrounding(
  tx: Queryable,
  jobId: string,
  grounding: object,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into groundings (job_id, grounding, created_at)
    values (${jobId}, ${grounding}, ${now})
    on conflict do nothing`)
}

/** What a chat's answer rests on, as it was stored; null before it is stored. */
export async function loadGrounding(db: Queryable, jobId: string): Promise<unknown> {
  const { rows } = await db.query<{ grounding: unknown }>(
    sql`select grounding from groundings where job_id = ${jobId}`,
  )
  return rows[0]?.grounding ?? null
}

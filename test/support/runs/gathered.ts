/**
 * What a job has gathered before anything is written, copied to another job about the same person.
 */
import type { Db } from '../../../store/database/open.ts'

/** Tables whose rows of a job say what it has gathered. */
const tables = ['findings', 'provider_outcomes', 'job_pages', 'claims'] as const

/** Rows as JSON, by table. */
export type Gathered = ReadonlyMap<string, string>

export async function saveGathered(db: Db, jobId: string): Promise<Gathered> {
  const saved = new Map<string, string>()
  for (const table of tables) {
    const { rows } = await db.query<{ rows: string }>(
      `select coalesce(json_agg(r), '[]')::text as rows from ${table} r where job_id = $1`,
      [jobId],
    )
    saved.set(table, rows[0]?.rows ?? '[]')
  }
  return saved
}

export async function restoreGathered(db: Db, jobId: string, saved: Gathered): Promise<void> {
  for (const [table, rows] of saved) {
    const own = JSON.stringify(JSON.parse(rows).map((row: object) => ({ ...row, job_id: jobId })))
    await db.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)
       on conflict do nothing`,
      [own],
    )
  }
}

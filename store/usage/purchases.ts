import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

/**
 * Notes that a job asks a provider for a paid report.
 * @returns false when it did so before
 */
export async function recordPurchase(
  db: Queryable,
  { jobId, provider, now }: { jobId: string; provider: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into purchases (job_id, provider, created_at) values (${jobId}, ${provider}, ${now})
    on conflict do nothing
  `)
  return rowCount === 1
}

/** The provider delivered nothing, or an operator wants to buy once more. */
export async function deletePurchase(
  db: Queryable,
  jobId: string,
  provider: string,
): Promise<void> {
  await db.query(sql`
    delete from purchases where job_id = ${jobId} and provider = ${provider}
  `)
}

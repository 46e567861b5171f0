import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

/**
 * Notes, before a paid provider is asked, that a job asks it once more.
 * @returns false when it did so that often before, or has ended: cancellations reach an activity
 * with a heartbeat, and until then it would begin what no result holds and nothing pays for
 */
export async function recordPurchase(
  db: Queryable,
  {
    jobId,
    provider,
    maxTries,
    now,
  }: {
    jobId: string
    provider: string
    maxTries: number
    now: Date
  },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into purchases (job_id, provider, created_at)
    select id, ${provider}, ${now} from jobs where id = ${jobId} and completed_at is null
    on conflict (job_id, provider) do update set tries = purchases.tries + 1
    where purchases.tries < ${maxTries}
  `)
  return rowCount === 1
}

/**
 * The provider delivered nothing, or an operator wants to buy once more: single questions of it,
 * which begin with its name, too.
 */
export async function deletePurchase(
  db: Queryable,
  jobId: string,
  provider: string,
): Promise<void> {
  await db.query(sql`
    delete from purchases where job_id = ${jobId}
      and (provider = ${provider} or starts_with(provider, ${`${provider}:`}))
  `)
}

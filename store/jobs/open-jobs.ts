import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import type { JobRow } from './jobs.ts'

export type OpenJob = Pick<
  JobRow,
  'id' | 'operation' | 'owner' | 'accountId' | 'channel' | 'sandbox'
>

/** `before`: what is older; `after`: what is from before the clock was set back, as no other is. */
export type Outside = { before: Date; after: Date }

/** Jobs that began outside, and have not ended, oldest first. */
export async function listRunningJobsOutside(
  db: Queryable,
  { before, after }: Outside,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(sql`
    select id from jobs
    where status in ('running', 'cancelling') and (started_at < ${before} or started_at > ${after})
    order by created_at limit ${limit}
  `)
  return rows.map(({ id }) => id)
}

/**
 * Deletes rows of ended jobs after their retention, with their costs; personal data was deleted
 * earlier.
 * @returns how many
 */
export async function deleteExpiredJobs(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await db.query<{ jobs: number }>(sql`
    with gone as (
      delete from jobs where id in (
        select id from jobs where erased_at is not null and created_at < ${before}
        order by created_at limit ${limit}
      )
      returning id
    ), bought as (delete from costs where job_id in (select id from gone))
    select count(*)::integer as jobs from gone
  `)
  return rows[0]?.jobs ?? 0
}

/**
 * Jobs of the sandbox that have ended, with all that hangs on them.
 * @returns how many
 */
export async function deleteExpiredSandboxJobs(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from jobs where id in (
      select id from jobs
      where sandbox and created_at < ${before} and status in ('succeeded', 'failed', 'cancelled')
      order by created_at limit ${limit}
    )
  `)
  return rowCount ?? 0
}

/**
 * Jobs whose workflow may have missed its start or its cancellation, because the process that wrote
 * the row died before it notified Temporal.
 */
export async function listUnheardJobsOutside(
  db: Queryable,
  { before, after }: Outside,
  limit: number,
): Promise<(OpenJob & Pick<JobRow, 'status'>)[]> {
  const { rows } = await db.query<OpenJob & Pick<JobRow, 'status'>>(sql`
    select id, operation, owner, account_id, channel, sandbox, status from jobs
    where status in ('queued', 'cancelling')
      and (created_at < ${before} or created_at > ${after})
    order by created_at
    limit ${limit}
  `)
  return rows
}

type OpenJobs = { status: string; sandbox: boolean; jobs: number; oldestSeconds: number }

/**
 * How many jobs have not ended, and how long the oldest of each status has been there, apart for
 * the sandbox: its jobs come last, and their wait says nothing of the others. The statuses stand
 * twice, since the index of open jobs is read only where they are constants.
 */
export async function countOpenJobs(db: Queryable): Promise<OpenJobs[]> {
  const { rows } = await db.query<OpenJobs>(sql`
    select s.status, b.sandbox, count(j.id)::integer as jobs,
      coalesce(extract(epoch from now() - min(j.created_at)), 0)::float8 as oldest_seconds
    from unnest(array['queued', 'running', 'cancelling']) as s (status)
    cross join unnest(array[false, true]) as b (sandbox)
    left join jobs j on j.status = s.status and j.sandbox = b.sandbox
      and j.status in ('queued', 'running', 'cancelling')
    group by s.status, b.sandbox
  `)
  return rows
}

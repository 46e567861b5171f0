import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'

type Build = { operation: string; cacheKey: string }

/**
 * Says that a job builds what belongs under a key of the shared cache, unless another that is still
 * open does.
 * @returns the job that builds: this one or the other
 */
export async function claimBuild(
  tx: Queryable,
  { operation, cacheKey }: Build,
  jobId: string,
): Promise<string> {
  const { rows } = await tx.query<{ jobId: string }>(sql`
    insert into builds (operation, cache_key, job_id) values (${operation}, ${cacheKey}, ${jobId})
    on conflict (operation, cache_key) do update
      set job_id = case
        when exists (
          select from jobs where id = builds.job_id and status in ('queued', 'running')
        ) then builds.job_id
        else excluded.job_id end
    returning job_id
  `)
  return rows[0]?.jobId ?? jobId
}

/** Has a job woken when the builder ends. */
export async function insertBuildWaiter(
  tx: Queryable,
  builderJobId: string,
  jobId: string,
): Promise<void> {
  await tx.query(sql`
    insert into build_waiters (builder_job_id, job_id) values (${builderJobId}, ${jobId})
    on conflict do nothing
  `)
}

/** The builder has ended. @returns the jobs that wait for it */
export async function releaseBuild(tx: Queryable, builderJobId: string): Promise<string[]> {
  await tx.query(sql`delete from builds where job_id = ${builderJobId}`)
  const { rows } = await tx.query<{ jobId: string }>(
    sql`delete from build_waiters where builder_job_id = ${builderJobId} returning job_id`,
  )
  return rows.map(({ jobId }) => jobId)
}

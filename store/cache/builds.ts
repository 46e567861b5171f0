import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'

type Build = { operation: string; cacheKeys: readonly string[] }

/**
 * Says that a job builds what belongs under keys of the shared cache, unless another that is still
 * open builds one of them.
 * @returns the job that builds: this one or the other
 */
export async function acquireBuild(
  tx: Queryable,
  { operation, cacheKeys }: Build,
  jobId: string,
): Promise<string> {
  const { rows } = await tx.query<{ jobId: string }>(sql`
    insert into builds (operation, cache_key, job_id)
    select ${operation}, k.cache_key, ${jobId}
    from unnest(${cacheKeys}::text[]) as k (cache_key)
    order by k.cache_key
    on conflict (operation, cache_key) do update
      set job_id = case
        when exists (
          select from jobs where id = builds.job_id and status in ('queued', 'running')
        ) then builds.job_id
        else excluded.job_id end
    returning job_id
  `)
  return rows.find((row) => row.jobId !== jobId)?.jobId ?? jobId
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

/** A job builds nothing: it waits for another. */
export async function deleteBuilds(tx: Queryable, jobId: string): Promise<void> {
  await tx.query(sql`delete from builds where job_id = ${jobId}`)
}

/**
 * The builder has ended.
 * @returns the jobs that wait for it
 */
export async function releaseBuild(tx: Queryable, builderJobId: string): Promise<string[]> {
  await deleteBuilds(tx, builderJobId)
  const { rows } = await tx.query<{ jobId: string }>(
    sql`delete from build_waiters where builder_job_id = ${builderJobId} returning job_id`,
  )
  return rows.map(({ jobId }) => jobId)
}

import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'
import { prepared } from './statement.ts'

export type SourceResponse = { status: number; headers: Record<string, string>; body: string }

/** Kept answers by the hash (hex) of their request; those past their time are left out. */
export async function loadSourceResponses(
  db: Queryable,
  requests: readonly string[],
  now: Date,
): Promise<Map<string, SourceResponse>> {
  if (requests.length === 0) return new Map()
  type Row = SourceResponse & { request: string }
  const { rows } = await db.query<Row>(prepared('source-responses')`
    select encode(request_sha256, 'hex') as request, status, headers, body from source_responses
    where request_sha256 in (select decode(hex, 'hex') from unnest(${requests}::text[]) as hex)
      and expires_at > ${now}
  `)
  return new Map(rows.map(({ request, ...response }) => [request, response]))
}

/**
 * Keeps an answer as used by its job. A job that has ended, or is to end, keeps nothing: it may
 * have been erased.
 */
export async function insertSourceResponse(
  db: Queryable,
  kept: SourceResponse & { jobId: string; request: string; provider: string; expiresAt: Date },
): Promise<void> {
  await db.query(prepared('keep-source-response')`
    with job as (
      select id from jobs where id = ${kept.jobId} and status in ('queued', 'running') for key share
    ), used as (
      insert into job_responses (job_id, request_sha256)
      select id, decode(${kept.request}, 'hex') from job
      on conflict do nothing
    )
    insert into source_responses (request_sha256, provider, status, headers, body, expires_at)
    select decode(${kept.request}, 'hex'), ${kept.provider}, ${kept.status}, ${kept.headers},
      ${kept.body}, ${kept.expiresAt}
    from job
    on conflict (request_sha256) do update
      set status = excluded.status, headers = excluded.headers, body = excluded.body,
        expires_at = excluded.expires_at
  `)
}

export async function deleteExpiredSourceResponses(db: Queryable, before: Date): Promise<void> {
  await db.query(sql`delete from source_responses where expires_at < ${before}`)
}

/** Remembers which kept answers a job has used. */
export async function insertJobResponses(
  tx: Queryable,
  jobId: string,
  requests: readonly string[],
): Promise<void> {
  if (requests.length === 0) return
  await tx.query(prepared('insert-job-responses')`
    insert into job_responses (job_id, request_sha256)
    select distinct ${jobId}, decode(hex, 'hex') from unnest(${requests}::text[]) as hex
    on conflict do nothing
  `)
}

/** Erases the kept answers that jobs have used. */
export async function deleteJobResponses(tx: Queryable, jobIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    with used as (delete from job_responses where job_id = any (${jobIds}) returning request_sha256)
    delete from source_responses where request_sha256 in (select request_sha256 from used)
  `)
}

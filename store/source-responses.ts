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

type NewSourceResponse = SourceResponse & {
  jobId: string
  /** The hash (hex) of the request. */
  request: string
  provider: string
  expiresAt: Date
  /** It was paid for, so the transaction waits for the disk; a free one is fetched again. */
  isPaid: boolean
}

/**
 * Keeps answers as used by their jobs. A job that has ended, or is to end, keeps nothing: it may
 * have been erased. Rows go in the order of their keys, so that two processes never wait for each
 * other in a circle.
 */
export async function insertSourceResponses(
  db: Queryable,
  kept: readonly NewSourceResponse[],
): Promise<void> {
  const isLasting = kept.some(({ isPaid }) => isPaid)
  await db.query(prepared('keep-source-responses')`
    with mode as (
      select set_config(
        'synchronous_commit',
        case when ${isLasting} then current_setting('synchronous_commit') else 'off' end,
        true
      )
    ), job as (
      select id from jobs
      where id = any (${kept.map(({ jobId }) => jobId)}) and status in ('queued', 'running')
      order by id for key share
    ), given as (
      select job_id, decode(request, 'hex') as request_sha256, provider, status, headers, body,
        expires_at
      from mode, job, unnest(
        ${kept.map(({ jobId }) => jobId)}::text[],
        ${kept.map(({ request }) => request)}::text[],
        ${kept.map(({ provider }) => provider)}::text[],
        ${kept.map(({ status }) => status)}::integer[],
        ${kept.map(({ headers }) => JSON.stringify(headers))}::json[],
        ${kept.map(({ body }) => body)}::text[],
        ${kept.map(({ expiresAt }) => expiresAt)}::timestamptz[]
      ) as given (job_id, request, provider, status, headers, body, expires_at)
      where given.job_id = job.id
    ), used as (
      insert into job_responses (job_id, request_sha256)
      select distinct job_id, request_sha256 from given
      on conflict do nothing
    )
    insert into source_responses (request_sha256, provider, status, headers, body, expires_at)
    select distinct on (request_sha256)
      request_sha256, provider, status, headers, body, expires_at
    from given
    order by request_sha256, expires_at desc
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

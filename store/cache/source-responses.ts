import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

type SourceResponse = { status: number; headers: Record<string, string>; text: string }

/** The hash (hex) of a request; until when the kept answer holds that is known already. */
type WantedResponse = { request: string; knownUntil: Date | null }

/** `answer`: null where it is the one that is known. */
type FoundResponse = { expiresAt: Date; answer: SourceResponse | null }

/**
 * Kept answers by the hash (hex) of their request; those past their time are left out. One that was
 * kept anew holds until another time.
 */
export async function loadSourceResponses(
  db: Queryable,
  wanted: readonly WantedResponse[],
  now: Date,
): Promise<Map<string, FoundResponse>> {
  if (wanted.length === 0) return new Map()
  type Row = { request: string; expiresAt: Date } & {
    [Column in keyof SourceResponse]: SourceResponse[Column] | null
  }
  const { rows } = await db.query<Row>(prepare('source-responses')`
    select request, expires_at,
      case when not is_known then status end as status,
      case when not is_known then headers end as headers,
      case when not is_known then body end as text
    from (
      select request, r.expires_at, status, headers, body,
        r.expires_at is not distinct from known_until as is_known
      from unnest(
        ${wanted.map(({ request }) => request)}::text[],
        ${wanted.map(({ knownUntil }) => knownUntil)}::timestamptz[]
      ) as wanted (request, known_until)
      join source_responses r on r.request_sha256 = decode(request, 'hex')
      where r.expires_at > ${now}
    ) as found
  `)
  return new Map(
    rows.map(({ request, expiresAt, status, headers, text }) => {
      const isSent = status !== null && headers !== null && text !== null
      return [request, { expiresAt, answer: isSent ? { status, headers, text } : null }]
    }),
  )
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
 * @param options `isOwn`: in a transaction of their own, by default, which then need not wait for
 * the disk
 */
export async function insertSourceResponses(
  db: Queryable,
  kept: readonly NewSourceResponse[],
  { isOwn = true }: { isOwn?: boolean } = {},
): Promise<void> {
  const isLasting = !isOwn || kept.some(({ isPaid }) => isPaid)
  await db.query(prepare('keep-source-responses')`
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
        ${kept.map(({ text }) => text)}::text[],
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

/** Deletes kept answers of providers that expired before this time. */
export async function deleteExpiredSourceResponses(db: Queryable, before: Date): Promise<void> {
  // one that is kept anew meanwhile is left
  await db.query(sql`
    with over as (
      select request_sha256 from source_responses where expires_at < ${before}
      for update skip locked
    )
    delete from source_responses r using over where r.request_sha256 = over.request_sha256
  `)
}

/** Rows are taken in the order of their keys, as by `insertSourceResponses`. */
export async function deleteAllSourceResponses(db: Queryable): Promise<void> {
  await db.query(sql`
    with kept as (
      select request_sha256 from source_responses order by request_sha256 for update
    )
    delete from source_responses r using kept where r.request_sha256 = kept.request_sha256
  `)
}

/** Remembers which kept answers a job has used. */
export async function insertJobResponses(
  tx: Queryable,
  jobId: string,
  requests: readonly string[],
): Promise<void> {
  if (requests.length === 0) return
  await tx.query(prepare('insert-job-responses')`
    insert into job_responses (job_id, request_sha256)
    select distinct ${jobId}, decode(hex, 'hex') from unnest(${requests}::text[]) as hex
    on conflict do nothing
  `)
}

/** Erases the kept answers that jobs have used, in the order of `insertSourceResponses`. */
export async function deleteJobResponses(tx: Queryable, jobIds: readonly string[]): Promise<void> {
  await tx.query(sql`
    with used as (
      delete from job_responses where job_id = any (${jobIds}) returning request_sha256
    ), kept as (
      select request_sha256 from source_responses
      where request_sha256 in (select request_sha256 from used)
      order by request_sha256 for update
    )
    delete from source_responses r using kept where r.request_sha256 = kept.request_sha256
  `)
}

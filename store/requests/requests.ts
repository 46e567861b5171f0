import sql, { type Sql } from 'sql-template-tag'
import { encodeTime, TIME_MAX } from 'ulid'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** How a request ended. One that started a run has its job's id, any other an id of its own. */
export type EndedRequest = {
  id: string
  accountId: string
  keyId: string
  requestId: string
  jobId: string | null
  endpoint: string | null
  operation: string | null
  channel: string
  sandbox: boolean
  /** Null: the caller left before it was answered. */
  httpStatus: number | null
  outcome: 'succeeded' | 'refused' | 'failed' | 'disconnected'
  errorCode: string | null
  cached: boolean
  idempotentReplay: boolean
  source: string | null
  remainingPercent: number | null
  durationMs: number
  createdAt: Date
}

/** When a key was last used is noted this often. */
const touchSeconds = 60

/**
 * Writes many at once; a row that was there keeps what it said when it began, and learns how it
 * ended. Their keys were used; one that is being changed is noted next time.
 */
export async function insertEndedRequests(
  db: Queryable,
  rows: readonly EndedRequest[],
): Promise<void> {
  const column = <Name extends keyof EndedRequest>(name: Name) => rows.map((row) => row[name])
  await db.query(prepare('insert-ended-requests')`
    with uses as (
      select key_id, max(created_at) as used_at
      from unnest(${column('keyId')}::text[], ${column('createdAt')}::timestamptz[])
        as ended (key_id, created_at)
      group by key_id
    ), due as (
      select k.id, u.used_at from api_keys k join uses u on u.key_id = k.id
      where k.used_at is null
        or k.used_at < u.used_at - make_interval(secs => ${touchSeconds})
      for no key update of k skip locked
    ), touched as (
      update api_keys k set used_at = due.used_at from due where k.id = due.id
    )
    insert into requests (id, account_id, key_id, request_id, job_id, endpoint, operation, channel,
      sandbox, http_status, outcome, error_code, cached, idempotent_replay, source,
      remaining_percent, duration_ms, created_at)
    select * from unnest(
      ${column('id')}::text[],
      ${column('accountId')}::text[],
      ${column('keyId')}::text[],
      ${column('requestId')}::text[],
      ${column('jobId')}::text[],
      ${column('endpoint')}::text[],
      ${column('operation')}::text[],
      ${column('channel')}::text[],
      ${column('sandbox')}::boolean[],
      ${column('httpStatus')}::integer[],
      ${column('outcome')}::text[],
      ${column('errorCode')}::text[],
      ${column('cached')}::boolean[],
      ${column('idempotentReplay')}::boolean[],
      ${column('source')}::text[],
      ${column('remainingPercent')}::integer[],
      ${column('durationMs')}::integer[],
      ${column('createdAt')}::timestamptz[]
    )
    on conflict (id) do update
      set endpoint = excluded.endpoint, http_status = excluded.http_status,
        outcome = excluded.outcome, error_code = excluded.error_code,
        duration_ms = excluded.duration_ms
      where requests.http_status is null
  `)
}

/**
 * Forgets requests from before `before` that have no partition of their day, a batch at a time: the
 * others go with their partition.
 * @returns how many
 */
export async function deleteStrayRequests(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from requests_default where id in (
      select id from requests_default
      where created_at < ${before} order by created_at limit ${limit}
    )
  `)
  return rowCount ?? 0
}

export const dayMs = 86_400_000
/** How long requests are kept. */
export const requestMs = 400 * dayMs
/**
 * A condition that keeps a statement to the partitions of some days. Both bounds are a day wider
 * than asked for: an id and its row need not be of the same moment.
 * @param until null: no bound
 */
export function buildIdRange({ since, until }: { since: Date; until: Date | null }): Sql {
  const first = encodeTime(Math.max(0, since.getTime() - dayMs))
  // sorts behind every id
  const next = until === null ? '~' : encodeTime(Math.min(TIME_MAX, until.getTime() + dayMs))
  return sql`(
    (id >= ${`job_${first}`} and id < ${`job_${next}`})
    or (id >= ${`rec_${first}`} and id < ${`rec_${next}`})
  )`
}

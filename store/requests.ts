import type { Queryable } from './open.ts'

type RunRequest = {
  jobId: string
  accountId: string
  keyId: string
  requestId: string
  operation: string
  channel: string
  sandbox: boolean
  createdAt: Date
}

/** The row of a request that starts a run, written with the run: its id is the job's. */
export async function insertRunRequest(tx: Queryable, request: RunRequest): Promise<void> {
  await tx.query({
    name: 'insert-run-request',
    text: `insert into requests (id, job_id, account_id, key_id, request_id, operation, channel, sandbox, source, created_at)
     values ($1, $1, $2, $3, $4, $5, $6, $7, 'included', $8)`,
    values: [
      request.jobId,
      request.accountId,
      request.keyId,
      request.requestId,
      request.operation,
      request.channel,
      request.sandbox,
      request.createdAt,
    ],
  })
}

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

/**
 * Writes many at once; a row that was there keeps what it said when it began, and learns how it
 * ended.
 */
export async function insertEndedRequests(
  db: Queryable,
  rows: readonly EndedRequest[],
): Promise<void> {
  const column = <Name extends keyof EndedRequest>(name: Name) => rows.map((row) => row[name])
  await db.query({
    name: 'insert-ended-requests',
    text: `insert into requests (id, account_id, key_id, request_id, job_id, endpoint, operation, channel, sandbox, http_status, outcome, error_code,
       cached, idempotent_replay, source, remaining_percent, duration_ms, created_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[],
       $10::integer[], $11::text[], $12::text[], $13::boolean[], $14::boolean[], $15::text[], $16::integer[], $17::integer[], $18::timestamptz[])
     on conflict (id) do update
       set endpoint = excluded.endpoint, http_status = excluded.http_status, outcome = excluded.outcome, error_code = excluded.error_code,
         duration_ms = excluded.duration_ms
       where requests.http_status is null`,
    values: [
      column('id'),
      column('accountId'),
      column('keyId'),
      column('requestId'),
      column('jobId'),
      column('endpoint'),
      column('operation'),
      column('channel'),
      column('sandbox'),
      column('httpStatus'),
      column('outcome'),
      column('errorCode'),
      column('cached'),
      column('idempotentReplay'),
      column('source'),
      column('remainingPercent'),
      column('durationMs'),
      column('createdAt'),
    ],
  })
}

/** Forgets requests from before `before`, a batch at a time. @returns how many */
export async function deleteExpiredRequests(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    'delete from requests where id in (select id from requests where created_at < $1 order by created_at limit $2)',
    [before, limit],
  )
  return rowCount ?? 0
}

/** A request as it is billed: what its run was settled at, if it started one. */
export type UsageRow = {
  id: string
  createdAt: Date
  requestId: string
  jobId: string | null
  keyId: string
  operation: string | null
  channel: string
  httpStatus: number | null
  outcome: string
  errorCode: string | null
  cached: boolean
  idempotentReplay: boolean
  sandbox: boolean
  metered: boolean
  percentageCharged: number
  microDollars: number
  extraMicroDollars: number
  source: string | null
  remainingPercent: number | null
  modelInputTokens: number
  modelOutputTokens: number
  toolCalls: number
  durationMs: number | null
}

type Page = {
  accountId: string
  /** Whose rows are shown: those of these operations, and the key's own that concern none. */
  operations: readonly string[]
  keyId: string | null
  since: Date
  before: Pick<UsageRow, 'createdAt' | 'id'> | null
  limit: number
}

/** An account's requests, newest first, keyset on (created_at, id). */
export async function listUsage(
  db: Queryable,
  { accountId, operations, keyId, since, before, limit }: Page,
): Promise<UsageRow[]> {
  const { rows } = await db.query<UsageRow>({
    name: 'usage-rows',
    text: `select r.id, r.created_at as "createdAt", r.request_id as "requestId", r.job_id as "jobId", r.key_id as "keyId", r.operation, r.channel,
       r.http_status as "httpStatus",
       coalesce(l.outcome, case when j.status in ('succeeded', 'failed', 'cancelled') then j.status when j.id is not null then 'running' end,
         r.outcome, 'running') as outcome,
       coalesce(l.error_code, r.error_code) as "errorCode", coalesce(not l.metered, r.cached) as cached,
       r.idempotent_replay as "idempotentReplay", r.sandbox, coalesce(l.metered, false) as metered,
       coalesce(l.percentage_charged, 0) as "percentageCharged", coalesce(l.micro_dollars, 0)::bigint as "microDollars",
       coalesce(l.extra_micro_dollars, 0)::bigint as "extraMicroDollars", r.source,
       coalesce(l.remaining_percent, r.remaining_percent) as "remainingPercent",
       coalesce(l.model_input_tokens, 0)::bigint as "modelInputTokens", coalesce(l.model_output_tokens, 0)::bigint as "modelOutputTokens",
       coalesce(l.tool_calls, 0) as "toolCalls", r.duration_ms as "durationMs"
     from (
       select id, created_at, request_id, job_id, key_id, operation, channel, http_status, outcome, error_code, cached, idempotent_replay, sandbox,
         source, remaining_percent, duration_ms
       from requests
       where account_id = $1 and created_at >= $2 and (created_at, id) < ($3::timestamptz, $4)
         and (operation = any ($6) or (operation is null and ($7::text is null or key_id = $7)))
       order by created_at desc, id desc
       limit $5
     ) r
     left join usage_ledger l on l.job_id = r.id and l.kind = 'settle'
     left join jobs j on j.id = r.id
     order by r.created_at desc, r.id desc`,
    values: [
      accountId,
      since,
      before?.createdAt ?? 'infinity',
      before?.id ?? '',
      limit,
      operations,
      keyId,
    ],
  })
  return rows
}

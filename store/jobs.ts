import type { Stage, StopReason } from '../contract/events.ts'
import type { JobError, JobProgress, JobStatus, JobWarning } from '../contract/jobs.ts'
import type { OperationName } from '../contract/operations.ts'
import type { Usage } from '../contract/usage.ts'
import type { Claim } from './idempotency.ts'
import type { Queryable } from './open.ts'

/**
 * Who asked, and whether it is waited for: a call of its own, a background job, an item of a batch,
 * a background job of a batch.
 */
export type Channel = 'sync' | 'job' | 'batch' | 'batch_job'

export type JobRow = {
  id: string
  owner: string
  accountId: string | null
  keyId: string | null
  operation: OperationName
  channel: Channel
  sandbox: boolean
  input: Record<string, unknown>
  /** Whom the run asks, as its first activity decided; null before. */
  plan: Record<string, unknown> | null
  metadata: Record<string, string>
  /** The one webhook endpoint that its end is told to; null: all that subscribe. */
  webhookId: string | null
  status: JobStatus
  stage: Stage
  progress: JobProgress
  partial: boolean
  /** Answered from the shared cache. */
  cached: boolean
  stopReason: StopReason | null
  error: JobError | null
  warnings: JobWarning[]
  usage: Usage | null
  result: string | null
  requestId: string
  deadlineSeconds: number
  maxPercentage: number | null
  createdAt: Date
  startedAt: Date | null
  deadlineAt: Date | null
  completedAt: Date | null
  expiresAt: Date
  lastSeq: number
}

const columns = `id, owner, account_id as "accountId", key_id as "keyId", operation, channel, sandbox, input, plan, metadata,
  webhook_id as "webhookId", status, stage, progress,
  partial, cached, stop_reason as "stopReason", error, warnings, usage, result, request_id as "requestId", deadline_seconds as "deadlineSeconds",
  max_percentage as "maxPercentage", created_at as "createdAt", started_at as "startedAt", deadline_at as "deadlineAt",
  completed_at as "completedAt", expires_at as "expiresAt", last_seq as "lastSeq"`

type NewJob = Pick<
  JobRow,
  | 'id'
  | 'owner'
  | 'accountId'
  | 'keyId'
  | 'operation'
  | 'channel'
  | 'sandbox'
  | 'input'
  | 'metadata'
  | 'progress'
  | 'requestId'
  | 'deadlineSeconds'
  | 'maxPercentage'
  | 'createdAt'
  | 'expiresAt'
> &
  Partial<Pick<JobRow, 'webhookId'>>

export async function insertJob(tx: Queryable, job: NewJob): Promise<void> {
  await tx.query({
    name: 'insert-job',
    text: `insert into jobs (${newJobColumns})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'queued', 'queued', $10, $11, $12, $13, $14, $15, $16)`,
    values: newJobValues(job),
  })
}

/**
 * The same under an `Idempotency-Key`: one statement claims the key and writes the job, so neither
 * is ever there without the other. Whoever races waits until the first has committed.
 * @returns false when the key is taken; then nothing was written
 */
export async function insertClaimedJob(tx: Queryable, job: NewJob, claim: Claim): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'insert-claimed-job',
    text: `with claimed as (
       insert into idempotency (id, body_sha256, job_id, request_id, created_at, sandbox) values ($17, $18, $1, $11, $14, $7)
       on conflict (id) do update
         set body_sha256 = excluded.body_sha256, job_id = excluded.job_id, request_id = excluded.request_id, answer = null, usage = null,
           created_at = excluded.created_at, sandbox = excluded.sandbox
         where idempotency.created_at <= $19
       returning id
     )
     insert into jobs (${newJobColumns})
     select $1, $2, $3, $4, $5, $6, $7::boolean, $8::jsonb, $9::jsonb, 'queued', 'queued', $10::jsonb, $11, $12::integer, $13::integer,
       $14::timestamptz, $15::timestamptz, $16 from claimed`,
    values: [...newJobValues(job), claim.id, claim.bodySha256, claim.forgottenBefore],
  })
  return rowCount === 1
}

const newJobColumns = `id, owner, account_id, key_id, operation, channel, sandbox, input, metadata, status, stage, progress, request_id,
       deadline_seconds, max_percentage, created_at, expires_at, webhook_id`

function newJobValues(job: NewJob): unknown[] {
  return [
    job.id,
    job.owner,
    job.accountId,
    job.keyId,
    job.operation,
    job.channel,
    job.sandbox,
    job.input,
    job.metadata,
    job.progress,
    job.requestId,
    job.deadlineSeconds,
    job.maxPercentage,
    job.createdAt,
    job.expiresAt,
    job.webhookId ?? null,
  ]
}

export async function findJob(db: Queryable, id: string): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>({
    name: 'job-by-id',
    text: `select ${columns} from jobs where id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** @returns null when the job belongs to none, or is gone */
export async function findJobAccount(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ accountId: string | null }>({
    name: 'account-of-job',
    text: 'select account_id as "accountId" from jobs where id = $1',
    values: [id],
  })
  return rows[0]?.accountId ?? null
}

/**
 * Whatever appends, ends or cancels holds this lock, so that numbers have no holes and terminal
 * states never change.
 */
export async function lockJob(tx: Queryable, id: string): Promise<JobRow | null> {
  const { rows } = await tx.query<JobRow>({
    name: 'lock-job',
    text: `select ${columns} from jobs where id = $1 for update`,
    values: [id],
  })
  return rows[0] ?? null
}

export async function updateRunning(
  tx: Queryable,
  id: string,
  at: { startedAt: Date; deadlineAt: Date },
): Promise<void> {
  await tx.query({
    name: 'mark-running',
    text: `update jobs set status = case status when 'queued' then 'running' else status end, stage = 'resolving',
       started_at = coalesce(started_at, $2), deadline_at = coalesce(deadline_at, $3)
     where id = $1`,
    values: [id, at.startedAt, at.deadlineAt],
  })
}

export async function updateCancelling(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update jobs set status = 'cancelling' where id = $1 and status in ('queued', 'running')`,
    [id],
  )
}

export async function updateProgress(
  tx: Queryable,
  id: string,
  stage: Stage,
  progress: JobProgress,
): Promise<void> {
  await tx.query({
    name: 'set-progress',
    text: 'update jobs set stage = $2, progress = $3 where id = $1',
    values: [id, stage, progress],
  })
}

/** The first plan stands. */
export async function recordJobPlan(
  tx: Queryable,
  id: string,
  plan: Record<string, unknown>,
): Promise<void> {
  await tx.query({
    name: 'set-plan',
    text: 'update jobs set plan = coalesce(plan, $2) where id = $1',
    values: [id, plan],
  })
}

/** For a run that finds out later what else it has to ask. */
export async function updateJobPlan(
  tx: Queryable,
  id: string,
  plan: Record<string, unknown>,
): Promise<void> {
  await tx.query('update jobs set plan = $2 where id = $1', [id, plan])
}

export async function updateDeadline(tx: Queryable, id: string, deadlineAt: Date): Promise<void> {
  await tx.query('update jobs set deadline_at = $2 where id = $1', [id, deadlineAt])
}

type Page = {
  owner: string
  operations: readonly string[]
  limit: number
  before: { createdAt: Date; id: string } | null
  status: string | null
  sandbox: boolean | null
  createdAfter: Date | null
  createdBefore: Date | null
  /** Without, the large values of `result` are not read. */
  withResults: boolean
}

const listColumns = columns.replace(
  ' result,',
  ' case when $10::boolean then result end as result,',
)

/** Newest first, keyset on (created_at, id). */
export async function listJobs(db: Queryable, page: Page): Promise<JobRow[]> {
  const { rows } = await db.query<JobRow>(
    `select ${listColumns} from jobs
     where owner = $1 and operation = any ($2)
       and ($3::timestamptz is null or (created_at, id) < ($3, $4))
       and ($5::text is null or status = $5)
       and ($6::boolean is null or sandbox = $6)
       and ($7::timestamptz is null or created_at > $7)
       and ($8::timestamptz is null or created_at < $8)
     order by created_at desc, id desc
     limit $9`,
    [
      page.owner,
      page.operations,
      page.before?.createdAt ?? null,
      page.before?.id ?? null,
      page.status,
      page.sandbox,
      page.createdAfter,
      page.createdBefore,
      page.limit,
      page.withResults,
    ],
  )
  return rows
}

/** The owner's newest dossiers of somebody of that name, whatever its case. */
export async function listFinishedDossiers(
  db: Queryable,
  owner: string,
  name: string,
): Promise<{ input: Record<string, unknown>; result: string }[]> {
  const { rows } = await db.query<{ input: Record<string, unknown>; result: string }>(
    `select input, result from jobs
     where owner = $1 and operation = 'dossier' and status = 'succeeded' and not sandbox and result is not null
       and lower(input->'person'->>'name') = lower($2)
     order by created_at desc, id desc
     limit 10`,
    [owner, name],
  )
  return rows
}

/** Whether the job has events with a number above `after`, or may still get some. */
export async function hasMoreEvents(db: Queryable, id: string, after: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'expects-events',
    text: `select from jobs where id = $1 and (status in ('queued', 'running', 'cancelling') or last_seq > $2::bigint)`,
    values: [id, after],
  })
  return rowCount === 1
}

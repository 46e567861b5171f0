import sql from 'sql-template-tag'
import type { OperationName } from '../../contract/operations/operations.ts'
import type { RunPlan } from '../../contract/operations/run-plan.ts'
import type { JobError, JobProgress, JobStatus, JobWarning } from '../../contract/resources/jobs.ts'
import type { Stage, StopReason } from '../../contract/results/events.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/**
 * Who asked, and whether it is waited for: a call of its own, a background job, an item of a batch,
 * a background job of a batch, a tool call of the MCP server.
 */
export type Channel = 'sync' | 'job' | 'batch' | 'batch_job' | 'mcp'

/** What of a job's log wakes its readers: reading one, or waiting for its end, raises it. */
export type Announced = 'nothing' | 'end' | 'events'

export type JobRow = {
  id: string
  owner: string
  accountId: string | null
  keyId: string | null
  operation: OperationName
  channel: Channel
  sandbox: boolean
  input: Record<string, unknown>
  /**
   * The `RunPlan`, as the first activity chose it; null before. Rows of older releases have other
   * forms, so that it is parsed where it is read.
   */
  plan: Record<string, unknown> | null
  metadata: Record<string, string>
  /** The one webhook endpoint that is notified when the job ends; null: all that subscribe. */
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
  announced: Announced
}

export const jobColumns = sql`
  id, owner, account_id, key_id, operation, channel, sandbox, input, plan, metadata, webhook_id,
  status, stage, progress, partial, cached, stop_reason, error, warnings, usage, result, request_id,
  deadline_seconds, max_percentage, created_at, started_at, deadline_at, completed_at, expires_at,
  last_seq, announced
`

/**
 * The job of the same call that runs, or else the last that succeeded, with nothing missing, after
 * `since`; null where there is none.
 */
export async function findRepeatedJob(
  db: Queryable,
  repeatSha256: Buffer,
  since: Date,
): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(prepare('repeated-job')`
    select ${jobColumns} from jobs
    where repeat_sha256 = ${repeatSha256}
      and (status in ('queued', 'running')
        or status = 'succeeded' and not partial and completed_at > ${since})
    order by completed_at desc nulls first
    limit 1
  `)
  return rows[0] ?? null
}

/** The job of this id, of any account; null when there is none. */
export async function findJob(db: Queryable, id: string): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(
    prepare('job-by-id')`select ${jobColumns} from jobs where id = ${id}`,
  )
  return rows[0] ?? null
}

export type JobEnding = Pick<JobRow, 'accountId' | 'status' | 'stopReason' | 'error'>

/** Whose job it is, and how it ended if it has. */
export async function findJobEnding(db: Queryable, id: string): Promise<JobEnding | null> {
  const { rows } = await db.query<JobEnding>(
    prepare('ending-of-job')`
      select account_id, status, stop_reason, error from jobs where id = ${id}
    `,
  )
  return rows[0] ?? null
}

/**
 * Whatever appends, ends or cancels holds this lock, so that numbers have no holes and terminal
 * states never change.
 */
export async function lockJob(tx: Queryable, id: string): Promise<JobRow | null> {
  const { rows } = await tx.query<JobRow>(
    prepare('lock-job')`select ${jobColumns} from jobs where id = ${id} for update`,
  )
  return rows[0] ?? null
}

/** Marks a job as running; the times of its first start stay. */
export async function updateRunning(
  tx: Queryable,
  id: string,
  at: { startedAt: Date; deadlineAt: Date },
): Promise<void> {
  await tx.query(prepare('mark-running')`
    update jobs set status = case status when 'queued' then 'running' else status end,
      stage = case when started_at is null then 'resolving' else stage end,
      started_at = coalesce(started_at, ${at.startedAt}),
      deadline_at = coalesce(deadline_at, ${at.deadlineAt})
    where id = ${id}
  `)
}

/** Marks an open job as one that is being cancelled; an ended one stays as it is. */
export async function updateCancelling(tx: Queryable, id: string): Promise<void> {
  await tx.query(sql`
    update jobs set status = 'cancelling' where id = ${id} and status in ('queued', 'running')
  `)
}

/** From its commit on the log of an open job is announced as well; never less than before. */
export async function updateAnnounced(
  db: Queryable,
  id: string,
  announced: 'end' | 'events',
): Promise<void> {
  await db.query(prepare('announce-log')`
    update jobs set announced = ${announced}
    where id = ${id} and status in ('queued', 'running', 'cancelling')
      and announced <> 'events' and announced <> ${announced}
  `)
}

/** The first plan stands. */
export async function recordJobPlan(tx: Queryable, id: string, plan: RunPlan): Promise<void> {
  await tx.query(
    prepare('set-plan')`update jobs set plan = coalesce(plan, ${plan}) where id = ${id}`,
  )
}

/** For a run that finds out later what else it has to ask. */
export async function updateJobPlan(tx: Queryable, id: string, plan: RunPlan): Promise<void> {
  await tx.query(sql`update jobs set plan = ${plan} where id = ${id}`)
}

/** Moves the deadline of a job. */
export async function updateDeadline(tx: Queryable, id: string, deadlineAt: Date): Promise<void> {
  await tx.query(sql`update jobs set deadline_at = ${deadlineAt} where id = ${id}`)
}

/** The owner's newest dossiers about a person of that name, in any letter case. */
export async function listFinishedDossiers(
  db: Queryable,
  owner: string,
  name: string,
): Promise<{ input: Record<string, unknown>; result: string }[]> {
  const { rows } = await db.query<{ input: Record<string, unknown>; result: string }>(sql`
    select input, result from jobs
    where owner = ${owner} and operation = 'dossier' and status = 'succeeded' and not sandbox
      and result is not null and lower(input->'person'->>'name') = lower(${name})
    order by created_at desc, id desc
    limit 10
  `)
  return rows
}

/** Whether the job has events with a number above `after`, or may still get some. */
export async function hasMoreEvents(db: Queryable, id: string, after: number): Promise<boolean> {
  const { rowCount } = await db.query(prepare('expects-events')`
    select from jobs where id = ${id}
      and (status in ('queued', 'running', 'cancelling') or last_seq > ${after}::bigint)
  `)
  return rowCount === 1
}

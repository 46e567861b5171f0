import sql, { type Sql } from 'sql-template-tag'
import type { NewEvent } from '../../contract/results/events.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import {
  buildHeldCounts,
  type Count,
  type Draw,
  type HeldCount,
  parseHeldCounts,
} from '../limits/rate-limits.ts'
import type { IdempotencyKey } from './idempotency.ts'
import { type JobRow, jobColumns } from './jobs.ts'

export type NewJob = Pick<
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
  Partial<Pick<JobRow, 'webhookId' | 'announced'>> & {
    repeatSha256?: Buffer | null
    /** Its first event; no reader knows the job yet, so none is woken. */
    event?: NewEvent
    /** Whether its account's key asked for it, and the request is listed. */
    isRequested?: boolean
    /** What is set aside for its run, in a week of its account; absent: that follows. */
    reserve?: { weekStart: Date; microDollars: number } | null
  }

/** An account's week as it must be, so that a reserve comes out of what it includes alone. */
export type WholeReserve = {
  accountId: string
  plan: string
  allowance: number
  weekStart: Date
  microDollars: number
  /** The UTC days of the key's month and of the service's totals. */
  month: string
  day: string
}

/**
 * Writes a job with its first event, its request and its empty reserve, as far as it has them.
 * @returns null when a job of the same call runs; then nothing was written
 */
export async function insertJob(tx: Queryable, job: NewJob): Promise<JobRow | null> {
  const { rows } = await tx.query<JobRow>(prepare('insert-job')`
    with job as (
      insert into jobs (${newJobColumns}) values (${buildJobValues(job)})
      on conflict (repeat_sha256)
        where repeat_sha256 is not null and status in ('queued', 'running') do nothing
      returning ${jobColumns}
    ), ${buildCompanions(job)}
    select ${jobColumns} from job
  `)
  return rows[0] ?? null
}

/**
 * The same under an `Idempotency-Key`: one statement acquires the key and writes the job, so
 * neither is ever there without the other. A concurrent request waits until the first has
 * committed.
 * @returns null when the key is taken; then nothing was written
 */
export async function insertIdempotentJob(
  tx: Queryable,
  job: NewJob,
  idempotencyKey: IdempotencyKey,
): Promise<JobRow | null> {
  const { rows } = await tx.query<JobRow>(prepare('insert-idempotent-job')`
    with acquired as (
      insert into idempotency (id, body_sha256, job_id, request_id, created_at, sandbox)
      values (${idempotencyKey.id}, ${idempotencyKey.bodySha256}, ${job.id}, ${job.requestId},
        ${job.createdAt}, ${job.sandbox})
      on conflict (id) do update
        set body_sha256 = excluded.body_sha256, job_id = excluded.job_id,
          request_id = excluded.request_id, answer = null, usage = null,
          created_at = excluded.created_at, sandbox = excluded.sandbox
        where idempotency.created_at <= ${idempotencyKey.forgottenBefore}
      returning id
    ), job as (
      insert into jobs (${newJobColumns}) select ${buildJobValues(job)} from acquired
      returning ${jobColumns}
    ), ${buildCompanions(job)}
    select ${jobColumns} from job
  `)
  return rows[0] ?? null
}

/**
 * Writes a job with a reserve that its account's week has room for, and moves the running totals as
 * `updateUsage` does, in one statement. The account's row is locked first, as wherever money is set
 * aside.
 * @returns null when the week has no room, or the plan is another; then nothing was written
 */
export async function insertReservedJob(
  db: Queryable,
  job: NewJob,
  reserve: WholeReserve,
): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(prepare('insert-reserved-job')`
    with account as (
      select id from accounts where id = ${reserve.accountId} and plan = ${reserve.plan}
      for no key update
    ), ${buildReserved(job, reserve)}
    select ${jobColumns} from job
  `)
  return rows[0] ?? null
}

/** What a statement came to that counts a call's draws as well. `job`: null where it wrote none. */
type Counted = {
  job: JobRow | null
  counts: Map<string, Count>
  /** Whether a statement that waits for the account would come to the same. */
  isDecided: boolean
}

/**
 * The same where the draws of its call are within their limits, which are counted in either case.
 * All calls from an address share its row, so one that holds it never waits for its account's.
 * @param now milliseconds since 1970
 * @returns `job`: null as well where another transaction holds the account's row, which is not
 * decided then
 */
export async function insertCountedReservedJob(
  db: Queryable,
  job: NewJob,
  { reserve, draws, now }: { reserve: WholeReserve; draws: readonly Draw[]; now: number },
): Promise<Counted> {
  const { rows } = await db.query<CountedRow>(prepare('insert-counted-reserved-job')`
    with ${buildHeldCounts(draws, now)}, account as (
      select id from accounts
      where id = ${reserve.accountId} and plan = ${reserve.plan}
        and (select count(*) from within) > 0
      for no key update skip locked
    ), ${buildReserved(job, reserve)}
    select counts, (select count(*) from account) > 0 as is_decided, ${jobColumns}
    from counts left join job on true
  `)
  return toCounted(draws, rows)
}

/**
 * As `insertJob` for a call that attaches to no other, where its draws are within their limits and
 * nothing holds its account's row, which its own refers to.
 */
export async function insertCountedJob(
  db: Queryable,
  job: NewJob,
  { draws, now }: { draws: readonly Draw[]; now: number },
): Promise<Counted> {
  const { rows } = await db.query<CountedRow>(prepare('insert-counted-job')`
    with ${buildHeldCounts(draws, now)}, account as (
      select id from accounts
      where id = ${job.accountId} and (select count(*) from within) > 0
      for key share skip locked
    ), job as (
      insert into jobs (${newJobColumns}) select ${buildJobValues(job)} from within
      where ${job.accountId}::text is null or (select count(*) from account) > 0
      returning ${jobColumns}
    ), ${buildCompanions(job)}
    select counts, true as is_decided, ${jobColumns} from counts left join job on true
  `)
  return toCounted(draws, rows)
}

type CountedRow = JobRow & { counts: HeldCount[] | null; isDecided: boolean }

function toCounted(draws: readonly Draw[], [row]: readonly CountedRow[]): Counted {
  if (row === undefined) return { job: null, counts: new Map(), isDecided: true }
  const { counts, isDecided, ...job } = row
  const isWritten = row.id !== null
  return { job: isWritten ? job : null, counts: parseHeldCounts(draws, counts ?? []), isDecided }
}

function buildReserved(
  job: NewJob,
  { accountId, allowance, weekStart, microDollars, month, day }: WholeReserve,
): Sql {
  return sql`
    week as (
      insert into usage_weeks as w (account_id, week_start, reserved_micro_dollars,
        spent_micro_dollars)
      select id, ${weekStart}, ${microDollars}, 0 from account
      on conflict (account_id, week_start) do update
        set reserved_micro_dollars = w.reserved_micro_dollars + ${microDollars}
        where w.reserved_micro_dollars + w.spent_micro_dollars + ${microDollars} <= ${allowance}
      returning account_id
    ), job as (
      insert into jobs (${newJobColumns}) select ${buildJobValues(job)} from week
      returning ${jobColumns}
    ), ${buildCompanions({ ...job, reserve: { weekStart, microDollars } })}, month as (
      insert into usage_months as m (key_id, month, reserved_micro_dollars, spent_micro_dollars)
      select key_id, ${month}::date, ${microDollars}, 0 from job where key_id is not null
      on conflict (key_id, month) do update
        set reserved_micro_dollars = m.reserved_micro_dollars + ${microDollars}
    ), day as (
      insert into service_days as d (day, shard, reserved_micro_dollars, spent_micro_dollars)
      select ${day}::date, mod(abs(hashtext(${accountId})::bigint), 16), ${microDollars}, 0 from job
      on conflict (day, shard) do update
        set reserved_micro_dollars = d.reserved_micro_dollars + ${microDollars}
    )
  `
}

const newJobColumns = sql`
  id, owner, account_id, key_id, operation, channel, sandbox, input, metadata, status, stage,
  progress, request_id, deadline_seconds, max_percentage, created_at, expires_at, webhook_id,
  repeat_sha256, last_seq, announced
`

function buildJobValues(job: NewJob): Sql {
  return sql`
    ${job.id}, ${job.owner}, ${job.accountId}, ${job.keyId}, ${job.operation}, ${job.channel},
    ${job.sandbox}, ${job.input}, ${job.metadata}, 'queued', 'queued', ${job.progress},
    ${job.requestId}, ${job.deadlineSeconds}, ${job.maxPercentage}, ${job.createdAt},
    ${job.expiresAt}, ${job.webhookId ?? null}, ${job.repeatSha256 ?? null},
    ${job.event === undefined ? 0 : 1}, ${job.announced ?? 'events'}
  `
}

/** What is written with the row of a job, if that is; the id of its request is its own. */
function buildCompanions({ event, isRequested = false, reserve = null, ...job }: NewJob): Sql {
  return sql`
    event as (
      insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
      select id, 1, ${event?.type ?? null}, ${event === undefined ? null : JSON.stringify(event)},
        'queued', ${job.createdAt}
      from job where ${event !== undefined}::boolean
    ), request as (
      insert into requests (id, job_id, account_id, key_id, request_id, operation, channel, sandbox,
        source, created_at)
      select id, id, ${job.accountId}, ${job.keyId}, ${job.requestId}, ${job.operation},
        ${job.channel}, ${job.sandbox}, 'included', ${job.createdAt}
      from job where ${isRequested}::boolean
    ), reserve as (
      insert into usage_ledger (job_id, kind, account_id, key_id, week_start, micro_dollars,
        created_at)
      select id, 'reserve', ${job.accountId}, ${job.keyId}, ${reserve?.weekStart ?? null},
        ${reserve?.microDollars ?? 0}, ${job.createdAt}
      from job where ${reserve !== null}::boolean
    )
  `
}

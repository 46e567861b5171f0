/**
 * The first steps of a run, each in one statement: they change a job that nothing else has touched
 * since. Where that is not so they write nothing, and the step is to be made under the job's lock.
 * Readers are woken as by `insertEvents`.
 */
import sql, { type Sql } from 'sql-template-tag'
import type { RunPlan } from '../../contract/operations/run-plan.ts'
import type { JobProgress } from '../../contract/resources/jobs.ts'
import type { NewEvent, Stage } from '../../contract/results/events.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import type { NewOutcome } from '../findings/findings.ts'
import { buildCountsAhead, type CountAhead, type Draw } from '../limits/rate-limits.ts'
import type { KeyedEvent } from './events.ts'
import { type JobRow, jobColumns } from './jobs.ts'

type Shown = { event: NewEvent; stage: Stage; progress: JobProgress; now: Date }

/**
 * Marks a queued job running.
 * @returns it; null when it was not queued
 */
export async function recordFirstStart(
  db: Queryable,
  id: string,
  { event, stage, progress, now }: Shown,
): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(prepare('first-start')`
    with started as (
      update jobs set status = 'running', stage = ${stage}, progress = ${progress},
        last_seq = last_seq + 1, started_at = ${now},
        deadline_at = ${now}::timestamptz + make_interval(secs => deadline_seconds)
      where id = ${id} and status = 'queued' and started_at is null and deadline_at is null
      returning ${jobColumns}
    ), added as (
      insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
      select id, last_seq, ${event.type}, ${JSON.stringify(event)}, 'start', ${now} from started
    )
    select ${jobColumns},
      case announced when 'events' then pg_notify('job_events', concat_ws(' ', id, last_seq)) end
    from started
  `)
  return rows[0] ?? null
}

/** What a run's plan leaves with its job. */
type Planned = { plan: RunPlan; outcomes: readonly NewOutcome[] }

/** Writes outcomes of providers that the run of the one row in `from` does not ask. */
function buildSkipped(from: Sql, outcomes: readonly NewOutcome[], now: Date): Sql {
  return sql`
    insert into provider_outcomes (job_id, provider, outcome, message, duration_ms, created_at)
    select id, o.provider, o.outcome, o.message, 0, ${now}
    from ${from}, unnest(
      ${outcomes.map(({ provider }) => provider)}::text[],
      ${outcomes.map(({ outcome }) => outcome)}::text[],
      ${outcomes.map(({ message }) => message)}::text[]
    ) as o (provider, outcome, message)
    on conflict do nothing
  `
}

type PlannedStart = {
  job: JobRow
  /** What the draws came to that were counted with it, by their keys. */
  counts: ReadonlyMap<string, CountAhead>
}

/**
 * The same with the plan of the run, and the outcomes of the providers that it does not ask.
 * @param events in their order; the last one shows where the run is then
 * @param draws are counted in the same statement, where it starts the job
 */
export async function recordPlannedStart(
  db: Queryable,
  id: string,
  {
    plan,
    outcomes,
    events,
    stage,
    progress,
    draws,
    now,
  }: Planned & Omit<Shown, 'event'> & { events: readonly KeyedEvent[]; draws: readonly Draw[] },
): Promise<PlannedStart | null> {
  const { rows } = await db.query<JobRow & { ahead: CountAhead[] | null }>(prepare('planned-start')`
    with started as (
      update jobs set status = 'running', stage = ${stage}, progress = ${progress}, plan = ${plan},
        last_seq = last_seq + ${events.length}, started_at = ${now},
        deadline_at = ${now}::timestamptz + make_interval(secs => deadline_seconds)
      where id = ${id} and status = 'queued' and started_at is null and deadline_at is null
        and plan is null
      returning ${jobColumns}
    ), skipped as (
      ${buildSkipped(sql`started`, outcomes, now)}
    ), added as (
      insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
      select id, last_seq - ${events.length} + e.n, e.type, e.payload, e.dedupe_key, ${now}
      from started, unnest(
        ${events.map(({ event }) => event.type)}::text[],
        ${events.map(({ event }) => JSON.stringify(event))}::text[],
        ${events.map(({ dedupeKey }) => dedupeKey)}::text[]
      ) with ordinality as e (type, payload, dedupe_key, n)
    ), ${buildCountsAhead(sql`started`, draws, now.getTime())}
    select ahead, ${jobColumns},
      case announced when 'events' then pg_notify('job_events', concat_ws(' ', id, last_seq)) end
    from started, counts
  `)
  const [row] = rows
  if (row === undefined) return null
  const { ahead, ...job } = row
  return { job, counts: new Map(ahead?.map((count) => [count.key, count])) }
}

/**
 * Records the plan of a run that has none, and the outcomes of the providers that it does not ask.
 * @returns false when there is a plan, or the job has ended or is to end
 */
export async function recordFirstPlan(
  db: Queryable,
  id: string,
  { plan, outcomes, dedupeKey, ...shown }: Shown & Planned & { dedupeKey: string },
): Promise<boolean> {
  const { event, stage, progress, now } = shown
  const { rowCount } = await db.query(prepare('first-plan')`
    with planned as (
      update jobs set plan = ${plan}, stage = ${stage}, progress = ${progress},
        last_seq = last_seq + 1
      where id = ${id} and plan is null and status in ('queued', 'running') and stage <> 'settling'
      returning id, last_seq, announced
    ), skipped as (
      ${buildSkipped(sql`planned`, outcomes, now)}
    ), added as (
      insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
      select id, last_seq, ${event.type}, ${JSON.stringify(event)}, ${dedupeKey}, ${now}
      from planned
    )
    select case announced
      when 'events' then pg_notify('job_events', concat_ws(' ', id, last_seq)) end
    from planned
  `)
  return rowCount === 1
}

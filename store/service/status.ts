import sql from 'sql-template-tag'
import { createId } from '../database/new-id.ts'
import type { Queryable } from '../database/open.ts'

type OperationStatus = {
  operation: string
  /** Runs that ended, without refused and cancelled ones, the cache and the sandbox. */
  hourRuns: number
  hourSucceeded: number
  hourMedianMs: number | null
  dayRuns: number
  daySucceeded: number
  dayMedianMs: number | null
}

/**
 * How the runs of the hour and the day before `now` ended, by operation.
 * @param refusals codes of runs that ended by what was asked for; they are left out
 */
export async function loadOperationStatus(
  db: Queryable,
  { now, refusals }: { now: Date; refusals: readonly string[] },
): Promise<OperationStatus[]> {
  const { rows } = await db.query<OperationStatus>(sql`
    with ended as (
      select operation, status, completed_at > ${now}::timestamptz - interval '1 hour' as recent,
        extract(epoch from completed_at - created_at) * 1000 as ms
      from jobs
      where not sandbox and not cached and status in ('succeeded', 'failed')
        and coalesce(error ->> 'code', '') <> all(${refusals}::text[])
        and completed_at > ${now}::timestamptz - interval '1 day' and completed_at <= ${now}
    )
    select operation,
      (count(*) filter (where recent))::integer as hour_runs,
      (count(*) filter (where recent and status = 'succeeded'))::integer as hour_succeeded,
      (percentile_cont(0.5) within group (order by ms)
        filter (where recent and status = 'succeeded'))::double precision as hour_median_ms,
      count(*)::integer as day_runs,
      (count(*) filter (where status = 'succeeded'))::integer as day_succeeded,
      (percentile_cont(0.5) within group (order by ms)
        filter (where status = 'succeeded'))::double precision as day_median_ms
    from ended group by operation
  `)
  return rows
}

type ProviderStatus = { provider: string; outcome: string; count: number }

/** What came of asking each provider in the day before `now`. */
export async function loadProviderStatus(db: Queryable, now: Date): Promise<ProviderStatus[]> {
  const { rows } = await db.query<ProviderStatus>(sql`
    select provider, outcome, count(*)::integer as count from provider_outcomes
    where created_at > ${now}::timestamptz - interval '1 day' and created_at <= ${now}
    group by provider, outcome order by provider, count desc, outcome
  `)
  return rows
}

type Incident = {
  id: string
  title: string
  details: string
  startedAt: Date
  resolvedAt: Date | null
}

/** Those that are open or younger than `since`, newest first. */
export async function listIncidents(db: Queryable, since: Date): Promise<Incident[]> {
  const { rows } = await db.query<Incident>(sql`
    select id, title, details, started_at, resolved_at from incidents
    where resolved_at is null or started_at > ${since}
    order by started_at desc, id desc limit 100
  `)
  return rows
}

/**
 * Opens an incident on the status page.
 * @returns its id
 */
export async function insertIncident(
  db: Queryable,
  { title, details, now }: { title: string; details: string; now: Date },
): Promise<string> {
  const id = createId('inc')
  await db.query(sql`
    insert into incidents (id, title, details, started_at)
    values (${id}, ${title}, ${details}, ${now})
  `)
  return id
}

/** @returns false for one that was resolved before, or never was */
export async function updateResolvedIncident(
  db: Queryable,
  id: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update incidents set resolved_at = ${now} where id = ${id} and resolved_at is null
  `)
  return rowCount === 1
}

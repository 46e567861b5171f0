/**
 * Jobs with their events, as a service has them that has run for long, written by the database
 * itself: a million through the API would take hours.
 */
import { encodeTime } from 'ulid'
import { dayMs, hourMs } from '../contract/fields/durations.ts'
import { createDayPartitions } from '../store/database/day-partitions.ts'
import type { Db } from '../store/database/open.ts'

const lastAt = Date.now() - hourMs
/** As long as results are kept, but for a day. */
const spanMs = 6 * dayMs

export type Filling = {
  /** An account: owner of all of them. */
  accountId: string
  jobs: number
  eventsEach: number
  /** Each so manieth job is still running; the others have succeeded. */
  openEvery: number
}

/** The n-th of `jobs`, counted from 1: the oldest. */
export function buildJobId(n: number, jobs: number): string {
  return `job_${encodeTime(computeCreatedAt(n, jobs).getTime())}${String(n).padStart(16, '0')}`
}

/** At even distances, the last of `jobs` an hour ago. */
export function computeCreatedAt(n: number, jobs: number): Date {
  return new Date(lastAt - Math.round(((jobs - n) / jobs) * spanMs))
}

/**
 * Leaves the tables as autovacuum would have, so that it does not begin while there is something
 * measured.
 */
export async function fillJobs(
  db: Db,
  { accountId, jobs, eventsEach, openEvery }: Filling,
): Promise<void> {
  const numbers = Array.from({ length: jobs }, (_, index) => index + 1)
  const ids = numbers.map((n) => buildJobId(n, jobs))
  const times = numbers.map((n) => computeCreatedAt(n, jobs))
  await createDayPartitions(db, { from: computeCreatedAt(0, jobs), until: new Date(lastAt) })
  await db.query(insertJobs, [accountId, ids, times, openEvery, eventsEach])
  await db.query(insertEvents, [ids, times, openEvery, eventsEach])
  await db.query('vacuum (analyze) jobs')
  await db.query('vacuum (analyze) job_events')
  await db.query('checkpoint')
}

const insertJobs = `
  insert into jobs (id, owner, account_id, operation, channel, sandbox, input, metadata, status,
    stage, progress, stop_reason, result, request_id, deadline_seconds, created_at, started_at,
    completed_at, expires_at, last_seq)
  select id, $1, $1, 'vin', 'job', false, '{"vin":"1HGCM82633A004352"}', '{"crm_id":"42"}',
    case when is_open then 'running' else 'succeeded' end,
    case when is_open then 'searching' else 'done' end,
    '{"percent":50,"label":"Working"}', case when not is_open then 'completed' end,
    case when not is_open then json_build_object('note',
      (select string_agg(md5(n || ' ' || line), '') from generate_series(1, 40) as line)) end,
    'req_' || md5(n::text), 60, at, at,
    case when not is_open then at + interval '2 seconds' end, at + interval '7 days', $5::integer
  from unnest($2::text[], $3::timestamptz[]) with ordinality as given (id, at, n),
    lateral (select n % $4::integer = 0 as is_open) as kind`

/**
 * Sixteen jobs at a time take turns, as on a busy worker: the events of one do not lie side by
 * side.
 */
const insertEvents = `
  insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
  select id, seq, type, payload::text, 'step ' || seq, at
  from unnest($1::text[], $2::timestamptz[]) with ordinality as given (id, at, n),
    generate_series(1, $4::integer) as seq,
    lateral (
      select case when seq = $4 and n % $3::integer > 0 then 'done' else 'status' end as type
    ) as kind,
    lateral (select case type
      when 'done' then json_build_object('type', type, 'jobId', id)
      else json_build_object('type', type,
        'label', 'Asked ' || md5(n || ' ' || seq) || md5(seq || ' ' || n),
        'stage', 'searching', 'percent', 50)
    end as payload) as body
  order by n / 16, seq, n`

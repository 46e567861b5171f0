import sql from 'sql-template-tag'
import type { JobProgress } from '../../contract/resources/jobs.ts'
import type { NewEvent, Stage } from '../../contract/results/events.ts'
import type { Queryable } from '../database/open.ts'
import { buildJsonTexts, prepare } from '../database/statement.ts'
import { type JobRow, jobColumns } from './jobs.ts'

/** An event as stored: `payload` is its JSON without `seq` and `ts`. */
export type StoredEvent = { seq: number; type: string; payload: string; createdAt: Date }

/**
 * The JSON of a stored event as clients see it: the payload with its place in the log and its time.
 */
export function buildEventJson({ payload, seq, createdAt }: StoredEvent): string {
  return `${payload.slice(0, -1)},"seq":${seq},"ts":"${createdAt.toISOString()}"}`
}

/** The same in SQL, of all events of a job, separated by commas. */
export const eventTexts = sql`
  string_agg(
    concat(
      left(payload, -1), ',"seq":', seq, ',"ts":"',
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '"}'
    ),
    ',' order by seq
  )
`

/**
 * An event to append; of two with the same key only the first is kept, so a retried activity
 * appends nothing twice.
 */
export type KeyedEvent = { dedupeKey: string; event: NewEvent }

/**
 * Appends events behind the job's last one and wakes its readers, if it has any: the notification
 * names the job, the last number and whether the log has come to its end. The caller holds the
 * job's row lock (`lockJob`) and has seen that the job has not ended; both make numbers gapless and
 * late activities harmless.
 * @param shown what callers see of the job from then on, in the same statement
 */
export async function insertEvents(
  tx: Queryable,
  job: { id: string },
  events: readonly KeyedEvent[],
  now: Date,
  shown?: { stage: Stage; progress: JobProgress },
): Promise<void> {
  if (events.length === 0 && shown === undefined) return
  const name = shown === undefined ? 'append-events' : 'append-progress'
  const isTouched = shown === undefined ? sql`added.number > 0` : sql`true`
  const change =
    shown === undefined ? sql`` : sql`, stage = ${shown.stage}, progress = ${shown.progress}`
  await tx.query(prepare(name)`
    with given as (
      select distinct on (e.dedupe_key) e.*
      from unnest(
        ${events.map(({ event }) => event.type)}::text[],
        ${buildJsonTexts(events.map(({ event }) => JSON.stringify(event)))},
        ${events.map(({ dedupeKey }) => dedupeKey)}::text[]
      ) with ordinality as e (type, payload, dedupe_key, position)
      order by e.dedupe_key, e.position
    ), fresh as (
      select given.*, row_number() over (order by given.position) as n from given
      where not exists (
        select from job_events old
        where old.job_id = ${job.id} and old.dedupe_key = given.dedupe_key
      )
    ), added as (
      insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
      select jobs.id, jobs.last_seq + n, type, payload, dedupe_key, ${now} from fresh, jobs
      where jobs.id = ${job.id}
      returning seq
    ), counted as (
      update jobs set last_seq = last_seq + added.number ${change}
      from (select count(*)::integer as number from added) as added
      where id = ${job.id} and ${isTouched}
      returning id, last_seq, announced, added.number
    )
    select pg_notify('job_events', concat_ws(' ', id, last_seq, ended))
    from counted
    cross join (
      select max('end') filter (where type in ('done', 'error')) as ended from fresh
    ) as fresh
    where counted.number > 0 and (announced = 'events' or (announced = 'end' and ended is not null))
  `)
}

/**
 * Events with a number above `after`, in order. A caller may name any `after`, so it is compared as
 * a bigint.
 */
export async function listEventsAfter(
  db: Queryable,
  jobId: string,
  after: number,
  limit: number,
): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>(prepare('events-after')`
    select seq, type, payload, created_at from job_events
    where job_id = ${jobId} and seq > ${after}::bigint order by seq limit ${limit}
  `)
  return rows
}

/** A job with its events above `after`, in order; null: there is no such job. */
export async function findJobWithEvents(
  db: Queryable,
  id: string,
  after: number,
  limit: number,
): Promise<{ job: JobRow; events: StoredEvent[] } | null> {
  const { rows } = await db.query<JobRow & { events: ListedEvent[] }>(prepare('job-with-events')`
    select ${jobColumns}, array(
      select json_build_object('seq', seq, 'type', type, 'payload', payload, 'at', created_at)
      from job_events where job_id = ${id} and seq > ${after}::bigint order by seq limit ${limit}
    ) as events
    from jobs where id = ${id}
  `)
  const [row] = rows
  if (row === undefined) return null
  const { events, ...job } = row
  return { job, events: events.map(({ at, ...event }) => ({ ...event, createdAt: new Date(at) })) }
}

type ListedEvent = Omit<StoredEvent, 'createdAt'> & { at: string }

/** What a search has emitted about accounts, in order. */
export async function listAccountEvents(db: Queryable, jobId: string): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>(prepare('account-events-of')`
    select seq, type, payload, created_at from job_events
    where job_id = ${jobId}
      and type in ('social_account_found', 'account_updated', 'evidence', 'avatar_updated',
        'cluster_updated')
    order by seq
  `)
  return rows
}

/** The last version of each section of a dossier that was emitted, by its key. */
export async function loadLastSections(
  db: Queryable,
  jobId: string,
): Promise<Map<string, { seq: number; payload: string }>> {
  const { rows } = await db.query<{ key: string; seq: number; payload: string }>(sql`
    select distinct on (key) key, seq, payload from (
      select payload::json->>'key' as key, seq, payload from job_events
      where job_id = ${jobId} and type = 'section'
    ) as sections
    order by key, seq desc
  `)
  return new Map(rows.map(({ key, ...section }) => [key, section]))
}

/** Types whose events never hold anything about a person. */
const impersonal = ['status', 'usage', 'done', 'error', 'redacted']

/**
 * Blanks every event about a person. Numbers stay gapless, and a blanked event no longer takes its
 * key: what is known then can be appended anew.
 */
export async function redactEvents(tx: Queryable, jobId: string): Promise<void> {
  await tx.query(sql`
    update job_events set type = 'redacted', payload = '{"type":"redacted"}',
      dedupe_key = 'redacted:' || seq
    where job_id = ${jobId} and type <> all (${impersonal})
  `)
}

/**
 * Blanks the events that name one of these ids: what they say turned out to be about a person who
 * has opted out.
 */
export async function redactEventsNaming(
  tx: Queryable,
  jobId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.query(sql`
    update job_events set type = 'redacted', payload = '{"type":"redacted"}',
      dedupe_key = 'redacted:' || seq
    where job_id = ${jobId} and type <> all (${impersonal})
      and exists (select from unnest(${ids}::text[]) as id where strpos(payload, id) > 0)
  `)
}

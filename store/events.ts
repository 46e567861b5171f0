import type { NewEvent } from '../contract/events.ts'
import type { Queryable } from './open.ts'

/** An event as stored: `payload` is its JSON without `seq` and `ts`. */
export type StoredEvent = { seq: number; type: string; payload: string; createdAt: Date }

/** An event to append; of two with the same key only the first is kept, so a retried activity appends nothing twice. */
export type KeyedEvent = { dedupeKey: string; event: NewEvent }

/**
 * Appends events behind the job's last one and wakes every reader. The caller holds the job's row lock (`lockJob`) and has seen that the job
 * has not ended; both make numbers gapless and late activities harmless.
 * @returns the new last number
 */
export async function appendEvents(
  tx: Queryable,
  job: { id: string; lastSeq: number },
  events: readonly KeyedEvent[],
  now: Date,
): Promise<number> {
  if (events.length === 0) return job.lastSeq
  const { rows } = await tx.query<{ lastSeq: number }>(
    `with fresh as (
       select e.*, row_number() over (order by e.position) as n
       from unnest($3::text[], $4::text[], $5::text[]) with ordinality as e (type, payload, dedupe_key, position)
       where not exists (select 1 from job_events old where old.job_id = $1 and old.dedupe_key = e.dedupe_key)
     ), added as (
       insert into job_events (job_id, seq, type, payload, dedupe_key, created_at)
       select $1, $2 + n, type, payload, dedupe_key, $6 from fresh
       returning seq
     ), counted as (
       update jobs set last_seq = $2 + (select count(*)::integer from added) where id = $1 returning last_seq
     )
     select last_seq as "lastSeq", pg_notify('job_events', $1) from counted`,
    [
      job.id,
      job.lastSeq,
      events.map(({ event }) => event.type),
      events.map(({ event }) => JSON.stringify(event)),
      events.map(({ dedupeKey }) => dedupeKey),
      now,
    ],
  )
  return rows[0]?.lastSeq ?? job.lastSeq
}

/** Events with a number above `after`, in order. */
export async function eventsAfter(db: Queryable, jobId: string, after: number, limit: number): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>({
    name: 'events-after',
    text: `select seq, type, payload, created_at as "createdAt" from job_events where job_id = $1 and seq > $2 order by seq limit $3`,
    values: [jobId, after, limit],
  })
  return rows
}

import sql from 'sql-template-tag'
import { findErrorCode, type Queryable } from './open.ts'

/**
 * Makes the partitions that days between two moments lack. What finds none goes into the default
 * partition, so nothing waits for this.
 * @returns false when it was held up, and is to be tried again
 */
export async function createDayPartitions(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<boolean> {
  const day = (at: Date) => sql`(${at}::timestamptz at time zone 'UTC')::date`
  return await runUnlessHeldUp(async () => {
    await db.query(sql`select create_day_partitions(${day(from)}, ${day(until)})`)
    return true
  })
}

/** Partitions of days that ended a day ago: what they hold is kept for so long at least. */
export async function listEndedDayPartitions(db: Queryable, now: Date): Promise<string[]> {
  const yesterday = sql`(${now}::timestamptz at time zone 'UTC')::date - 1`
  const { rows } = await db.query<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('job_events'::regclass, 'findings'::regclass)
      and c.relname ~ '_[0-9]{8}$'
      and right(c.relname, 8) < to_char(${yesterday}, 'YYYYMMDD')
    order by right(c.relname, 8), c.relname
  `)
  return rows.map(({ name }) => name)
}

/**
 * Drops a partition if every job that has rows there has ended and is past its time.
 * @returns whether it is gone; false as well when it was held up
 */
export async function deleteDayPartition(db: Queryable, name: string, now: Date): Promise<boolean> {
  return await runUnlessHeldUp(async () => {
    const { rows } = await db.query<{ gone: boolean }>(
      sql`select drop_day_partition(${name}, ${now}) as gone`,
    )
    return rows[0]?.gone === true
  })
}

/** Callers come first: where one holds a lock for longer than a moment, this gives way. */
async function runUnlessHeldUp(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (findErrorCode(error) === '55P03') return false
    throw error
  }
}

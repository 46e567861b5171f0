import sql from 'sql-template-tag'
import { findErrorCode } from './errors.ts'
import type { Queryable } from './open.ts'

/**
 * `kept`: as it was, by another process's turn or its rows. `held_up`: by a lock, for as long as
 * callers may have to wait behind this.
 */
type Outcome = 'done' | 'kept' | 'held_up'

/** PostgreSQL's codes of errors. */
const [lockNotAvailable, undefinedTable] = ['55P03', '42P01']

/**
 * Makes the partitions that days between two moments lack. What finds none goes into the default
 * partition, so nothing waits for this.
 */
export async function createDayPartitions(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<Outcome> {
  const day = (at: Date) => sql`(${at}::timestamptz at time zone 'UTC')::date`
  return await runUnlessHeldUp(async () => {
    const { rows } = await db.query<{ isMine: boolean }>(
      sql`select create_day_partitions(${day(from)}, ${day(until)}) as is_mine`,
    )
    return rows[0]?.isMine === true ? 'done' : 'kept'
  })
}

/** `over`: the moment before which what it holds has to be past its time. */
type OverPartition = { name: string; over: Date }

/**
 * Partitions to drop, the oldest first. Days that ended less than a day ago are not looked at: what
 * they hold is kept for so long at least. None while another process drops some.
 */
export async function listOverDayPartitions(
  db: Queryable,
  { now, requestsBefore }: { now: Date; requestsBefore: Date },
): Promise<OverPartition[]> {
  const { rows } = await db.query<OverPartition>(sql`
    with turn as materialized (
      select pg_try_advisory_xact_lock(hashtext('day_partitions')) as is_mine
    ), ended as materialized (
      select c.relname::text as name,
        case when i.inhparent = 'requests'::regclass then ${requestsBefore} else ${now} end
          ::timestamptz as over
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent in ('job_events'::regclass, 'findings'::regclass, 'requests'::regclass)
        and c.relname ~ '_[0-9]{8}$'
        and right(c.relname, 8)
          < to_char((${now}::timestamptz at time zone 'UTC')::date - 1, 'YYYYMMDD')
    )
    select name, over from turn, ended where case when is_mine then is_day_over(name, over) end
    order by right(name, 8), name
  `)
  return rows
}

/** Drops a partition if everything that it holds is past its time. */
export async function deleteDayPartition(
  db: Queryable,
  { name, over }: OverPartition,
): Promise<Outcome> {
  return await runUnlessHeldUp(async () => {
    const { rows } = await db.query<{ gone: boolean }>(
      sql`select drop_day_partition(${name}, ${over}) as gone`,
    )
    return rows[0]?.gone === true ? 'done' : 'kept'
  })
}

async function runUnlessHeldUp(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    const code = findErrorCode(error)
    if (code === lockNotAvailable) return 'held_up'
    // another worker dropped the partition so shortly before that the server's process did not know
    if (code === undefinedTable) return 'done'
    throw error
  }
}

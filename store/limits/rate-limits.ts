import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** An account's week, as usage is counted. */
export type AccountWeek = { accountId: string; weekStart: Date }
export type SpentWeek = AccountWeek & { spentMicroDollars: number }
/**
 * Points that a request takes from a fixed window. `week`: what was spent in it is asked for as
 * well.
 */
export type Draw = {
  key: string
  points: number
  expire: number
  week?: AccountWeek | null
  /** Above these points the statement of a held draw writes nothing else. */
  limit?: number
}
export type Count = { points: number; expire: number; spent: SpentWeek | null }

/**
 * Processes differ by less. A window that ends so much later than one that begins now was opened
 * before the clock was set back: it ends with the latter, or it would stay open as much longer.
 */
const clockStepMs = 60_000

/**
 * Counts draws of fixed windows in one statement, each key once; a window that is over begins anew.
 * A draw of no points only reads, and writes no row; its `expire` is that of a window of the same
 * length. What a cached answer says of its account comes
 * with the count, since another statement would take longer than all the rest of such an answer.
 * Rows are taken in the order of their keys, so that two processes never wait for each other in a
 * circle.
 * @param now milliseconds since 1970, as is `expire`
 */
export async function countDraws(
  db: Queryable,
  draws: readonly Draw[],
  now: number,
): Promise<Map<string, Count>> {
  const { rows } = await db.query<
    Omit<Count, 'spent'> & { key: string; spentMicroDollars: number }
  >(prepare('count-draws')`
    with draw as (
      select * from unnest(
        ${draws.map(({ key }) => key)}::text[],
        ${draws.map(({ points }) => points)}::integer[],
        ${draws.map(({ expire }) => expire)}::bigint[],
        ${draws.map(({ week }) => week?.accountId ?? null)}::text[],
        ${draws.map(({ week }) => week?.weekStart ?? null)}::timestamptz[]
      ) as draw (key, points, expire, account_id, week_start)
    ), counted as (
      ${buildCounted(sql`select key, points, expire from draw where points <> 0`, now)}
    ), known as (
      select key, points, expire from counted
      union all
      select draw.key, coalesce(open.points, 0), coalesce(open.expire, draw.expire)
      from draw
      left join rate_limits open
        on open.key = draw.key and not coalesce(open.expire <= ${now}, false)
          and not coalesce(open.expire > draw.expire + ${clockStepMs}, false)
      where draw.points = 0
    )
    select k.key, k.points, k.expire,
      coalesce(w.spent_micro_dollars, 0)::bigint as spent_micro_dollars
    from known k join draw h on h.key = k.key
    left join usage_weeks w on w.account_id = h.account_id and w.week_start = h.week_start
  `)
  const weeks = new Map(draws.map(({ key, week = null }) => [key, week]))
  return new Map(
    rows.map(({ key, points, expire, spentMicroDollars }) => {
      const week = weeks.get(key) ?? null
      return [key, { points, expire, spent: week && { ...week, spentMicroDollars } }]
    }),
  )
}

/** Adds the points of rows to their windows; one that is over begins anew. */
function buildCounted(rows: Sql, now: number): Sql {
  return sql`
    insert into rate_limits as old (key, points, expire)
    ${rows} order by key
    on conflict (key) do update
      set points = excluded.points + case when old.expire <= ${now} then 0 else old.points end,
        expire = case
          when old.expire <= ${now} or old.expire > excluded.expire + ${clockStepMs}
            then excluded.expire
          else old.expire
        end
    returning key, points, expire
  `
}

/** As JSON in the column `ahead` of `buildCountsAhead`. */
export type CountAhead = Pick<Count, 'points' | 'expire'> & { key: string }

/**
 * Parts of a statement that counts draws where it writes the one row in `from`, which it locks
 * before all of theirs: who waits for them holds nothing that another count needs.
 */
export function buildCountsAhead(from: Sql, draws: readonly Draw[], now: number): Sql {
  return sql`
    counted as (
      ${buildCounted(
        sql`
          select draw.key, draw.points, draw.expire
          from ${from}, unnest(
            ${draws.map(({ key }) => key)}::text[],
            ${draws.map(({ points }) => points)}::integer[],
            ${draws.map(({ expire }) => expire)}::bigint[]
          ) as draw (key, points, expire)
        `,
        now,
      )}
    ), counts as (
      select json_agg(json_build_object('key', key, 'points', points, 'expire', expire)) as ahead
      from counted
    )
  `
}

/** As JSON in the column `counts` of `buildHeldCounts`. */
export type HeldCount = { key: string; points: number; expire: number; spent: number }

/**
 * The parts of a statement that counts draws of one point each: `within` has a row where all of
 * them are within their limits. Rows are taken in the order of their keys, before all others.
 */
export function buildHeldCounts(draws: readonly Draw[], now: number): Sql {
  return sql`
    draw as (
      select * from unnest(
        ${draws.map(({ key }) => key)}::text[],
        ${draws.map(({ expire }) => expire)}::bigint[],
        ${draws.map(({ limit }) => limit ?? 0)}::integer[],
        ${draws.map(({ week }) => week?.accountId ?? null)}::text[],
        ${draws.map(({ week }) => week?.weekStart ?? null)}::timestamptz[]
      ) as draw (key, expire, max_points, account_id, week_start)
    ), counted as (
      ${buildCounted(sql`select key, 1, expire from draw`, now)}
    ), within as (
      select from counted join draw using (key) having bool_and(points <= max_points)
    ), counts as (
      select json_agg(json_build_object(
        'key', key, 'points', points, 'expire', counted.expire,
        'spent', coalesce(w.spent_micro_dollars, 0)
      )) as counts
      from counted join draw using (key)
      left join usage_weeks w
        on w.account_id = draw.account_id and w.week_start = draw.week_start
    )
  `
}

/** @returns by key, as `countDraws` does */
export function parseHeldCounts(
  draws: readonly Draw[],
  counts: readonly HeldCount[],
): Map<string, Count> {
  const weeks = new Map(draws.map(({ key, week = null }) => [key, week]))
  return new Map(
    counts.map(({ key, points, expire, spent }) => {
      const week = weeks.get(key) ?? null
      return [key, { points, expire, spent: week && { ...week, spentMicroDollars: spent } }]
    }),
  )
}

/**
 * Gives points back to the windows that they were counted in; those that are over have no use for
 * them. Rows are taken in the order of their keys, as by `countDraws`.
 * @param draws `expire`: the end of the window
 */
export async function releaseDraws(db: Queryable, draws: readonly Draw[]): Promise<void> {
  await db.query(prepare('release-draws')`
    with given as (
      select key, expire, sum(points) as points from unnest(
        ${draws.map(({ key }) => key)}::text[],
        ${draws.map(({ expire }) => expire)}::bigint[],
        ${draws.map(({ points }) => points)}::integer[]
      ) as given (key, expire, points)
      group by key, expire
    ), open as (
      select key, given.points from rate_limits join given using (key, expire)
      order by key for no key update of rate_limits
    )
    update rate_limits set points = rate_limits.points - open.points
    from open where rate_limits.key = open.key
  `)
}

/**
 * Fills a window up, for as long as the other side asked for.
 * @param until milliseconds since 1970; an earlier time than the window's own end changes nothing
 */
export async function updateWindowFull(
  db: Queryable,
  key: string,
  points: number,
  until: number,
): Promise<void> {
  await db.query(sql`
    insert into rate_limits as old (key, points, expire) values (${key}, ${points}, ${until})
    on conflict (key) do update set points = excluded.points, expire = excluded.expire
      where old.expire is null or old.expire < excluded.expire
  `)
}

/** @returns the points of the windows that are not over, by key; 0 for the others */
export async function loadPoints(
  db: Queryable,
  keys: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ key: string; points: number }>(
    sql`select key, points from rate_limits where key = any (${keys}) and expire > ${now}`,
  )
  const points = new Map(rows.map((row) => [row.key, row.points]))
  return new Map(keys.map((key) => [key, points.get(key) ?? 0]))
}

/**
 * Forgets windows that ended before `before`. One that begins anew meanwhile is left: a count takes
 * its rows in the order of their keys, and the rows lie here in any.
 */
export async function deleteDrawsBefore(db: Queryable, before: number): Promise<void> {
  await db.query(sql`
    with over as (select key from rate_limits where expire < ${before} for update skip locked)
    delete from rate_limits using over where rate_limits.key = over.key
  `)
}

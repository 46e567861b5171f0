import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'
import { prepared } from './statement.ts'

export type Hit = { key: string; points: number; expire: number }
export type Count = { points: number; expire: number }

/**
 * Counts hits of fixed windows in one statement, each key once; a window that is over begins anew.
 * Rows are taken in the order of their keys, so that two processes never wait for each other in a
 * circle.
 * @param now milliseconds since 1970, as is `expire`
 */
export async function countHits(
  db: Queryable,
  hits: readonly Hit[],
  now: number,
): Promise<Map<string, Count>> {
  const { rows } = await db.query<Count & { key: string }>(prepared('count-hits')`
    insert into rate_limits as old (key, points, expire)
    select * from unnest(
      ${hits.map(({ key }) => key)}::text[],
      ${hits.map(({ points }) => points)}::integer[],
      ${hits.map(({ expire }) => expire)}::bigint[]
    ) as hit (key, points, expire)
    order by key
    on conflict (key) do update
      set points = excluded.points + case when old.expire <= ${now} then 0 else old.points end,
        expire = case when old.expire <= ${now} then excluded.expire else old.expire end
    returning key, points, expire
  `)
  return new Map(rows.map((row) => [row.key, row]))
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

/** Forgets windows that ended before `before`. */
export async function deleteHitsBefore(db: Queryable, before: number): Promise<void> {
  await db.query(sql`delete from rate_limits where expire < ${before}`)
}

import sql from 'sql-template-tag'
import type { Queryable } from './open.ts'
import { prepared } from './statement.ts'

/**
 * Between events: the whole is the inside of a JSON array, and no JSON text has a line end of its
 * own.
 */
export const eventSeparator = ',\n'

/**
 * `result`: the JSON text that all accounts share. `events`: the events of the cached answer,
 * numbered and dated, separated by `eventSeparator`; null for an answer without events.
 */
export type CacheEntry = { result: string; events: string | null }

type CachedResult = CacheEntry & { spentMicroDollars: number }

/**
 * The shared cache's entry, unless it is past its time, together with what the account has spent in
 * its week: one statement, since every cached answer needs both.
 */
export async function findCachedResult(
  db: Queryable,
  wanted: {
    operation: string
    cacheKey: string
    now: Date
    accountId: string | null
    weekStart: Date
  },
): Promise<CachedResult | null> {
  const { operation, cacheKey, now, accountId, weekStart } = wanted
  const { rows } = await db.query<CachedResult>(prepared('cached-result')`
    select c.result, c.events, coalesce(w.spent_micro_dollars, 0)::bigint as spent_micro_dollars
    from cache c
    left join usage_weeks w on w.account_id = ${accountId} and w.week_start = ${weekStart}
    where c.operation = ${operation} and c.cache_key = ${cacheKey} and c.expires_at > ${now}
  `)
  return rows[0] ?? null
}

/** The entry alone. */
export async function findCachedEntry(
  db: Queryable,
  { operation, cacheKey, now }: { operation: string; cacheKey: string; now: Date },
): Promise<CacheEntry | null> {
  const { rows } = await db.query<CacheEntry>(sql`
    select result, events from cache
    where operation = ${operation} and cache_key = ${cacheKey} and expires_at > ${now}
  `)
  return rows[0] ?? null
}

/**
 * What is kept under a key, also when it is past its time: what a rebuilt result is compared with.
 */
export async function findLastResult(
  db: Queryable,
  { operation, cacheKey }: { operation: string; cacheKey: string },
): Promise<string | null> {
  const { rows } = await db.query<{ result: string }>(
    sql`select result from cache where operation = ${operation} and cache_key = ${cacheKey}`,
  )
  return rows[0]?.result ?? null
}

/** Forgets entries that were past their time by then, a batch at a time. @returns how many */
export async function deleteExpiredCache(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(sql`
    delete from cache where (operation, cache_key) in (
      select operation, cache_key from cache where expires_at < ${before}
      order by expires_at limit ${limit}
    )
  `)
  return rowCount ?? 0
}

export async function insertCachedResult(
  tx: Queryable,
  entry: CacheEntry & { operation: string; cacheKey: string; builtAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(prepared('insert-cached-result')`
    insert into cache (operation, cache_key, result, events, built_at, expires_at)
    values (${entry.operation}, ${entry.cacheKey}, ${entry.result}, ${entry.events},
      ${entry.builtAt}, ${entry.expiresAt})
    on conflict (operation, cache_key) do update
      set result = excluded.result, events = excluded.events, built_at = excluded.built_at,
        expires_at = excluded.expires_at
      where cache.built_at <= excluded.built_at
  `)
}

/** The results of an operation that are in the shared cache. */
export async function listCachedResults(db: Queryable, operation: string): Promise<string[]> {
  const { rows } = await db.query<{ result: string }>(
    sql`select result from cache where operation = ${operation}`,
  )
  return rows.map(({ result }) => result)
}

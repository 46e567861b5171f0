import sql from 'sql-template-tag'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'

/** Parts events inside a JSON array: a text of `JSON.stringify` holds no line end. */
export const eventSeparator = ',\n'

/**
 * `result`: the JSON text that all accounts share. `events`: the events of the cached answer,
 * numbered and dated, separated by `eventSeparator`; null for an answer without events.
 */
export type CacheEntry = { result: string; events: string | null }

/** What a cached answer is made of: the entry, and what the caller's account is shown beside it. */
export type CacheQuestion = {
  operation: string
  cacheKey: string
  accountId: string | null
  weekStart: Date
  /** The entry itself is known already. */
  isKnown: boolean
}
type CacheRow = {
  /** Null where there is none, it has expired, or the caller knows it already. */
  entry: (CacheEntry & { expiresAt: Date }) | null
  /** What the account has spent in its week. */
  spentMicroDollars: number
}

/** The answers to several questions in their order, in one statement. */
export async function loadCacheRows(
  db: Queryable,
  questions: readonly CacheQuestion[],
  now: Date,
): Promise<CacheRow[]> {
  const { rows } = await db.query<Partial<CacheRow['entry']> & { spentMicroDollars: number }>(
    prepare('cached-results')`
      select c.result, c.events, c.expires_at,
        coalesce(w.spent_micro_dollars, 0)::bigint as spent_micro_dollars
      from unnest(
        ${questions.map(({ operation }) => operation)}::text[],
        ${questions.map(({ cacheKey }) => cacheKey)}::text[],
        ${questions.map(({ accountId }) => accountId)}::text[],
        ${questions.map(({ weekStart }) => weekStart)}::timestamptz[],
        ${questions.map(({ isKnown }) => isKnown)}::boolean[]
      ) with ordinality as q (operation, cache_key, account_id, week_start, is_known, n)
      left join cache c on c.operation = q.operation and c.cache_key = q.cache_key
        and c.expires_at > ${now} and not q.is_known
      left join usage_weeks w on w.account_id = q.account_id and w.week_start = q.week_start
      order by q.n
    `,
  )
  return rows.map(({ result, events = null, expiresAt, spentMicroDollars }) => ({
    entry:
      typeof result === 'string' && expiresAt !== undefined ? { result, events, expiresAt } : null,
    spentMicroDollars,
  }))
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

/** The kept result of a key, an expired one too: a rebuilt result is compared with it. */
export async function findLastResult(
  db: Queryable,
  { operation, cacheKey }: { operation: string; cacheKey: string },
): Promise<string | null> {
  const { rows } = await db.query<{ result: string }>(
    sql`select result from cache where operation = ${operation} and cache_key = ${cacheKey}`,
  )
  return rows[0]?.result ?? null
}

/**
 * Forgets entries that were past their time by then, a batch at a time.
 * @returns how many
 */
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

/**
 * A result that takes the place of another is announced to all processes, which may remember that.
 */
export async function insertCachedResult(
  tx: Queryable,
  entry: CacheEntry & { operation: string; cacheKey: string; builtAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(prepare('insert-cached-result')`
    with kept as (
      insert into cache (operation, cache_key, result, events, built_at, expires_at)
      values (${entry.operation}, ${entry.cacheKey}, ${entry.result}, ${entry.events},
        ${entry.builtAt}, ${entry.expiresAt})
      on conflict (operation, cache_key) do update
        set result = excluded.result, events = excluded.events, built_at = excluded.built_at,
          expires_at = excluded.expires_at
        where cache.built_at <= excluded.built_at
      returning operation, cache_key, xmax <> 0 as is_replaced
    )
    select pg_notify('cache', concat_ws(' ', operation, cache_key)) from kept where is_replaced
  `)
}

/** The results of an operation that are in the shared cache. */
export async function listCachedResults(db: Queryable, operation: string): Promise<string[]> {
  const { rows } = await db.query<{ result: string }>(
    sql`select result from cache where operation = ${operation}`,
  )
  return rows.map(({ result }) => result)
}

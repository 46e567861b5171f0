import type { Queryable } from './open.ts'

/**
 * The shared cache's entry, unless it is past its time, together with what the account has spent in its week: one statement, since every cached
 * answer needs both.
 */
export async function cachedResult(
  db: Queryable,
  wanted: { operation: string; cacheKey: string; now: Date; accountId: string | null; weekStart: Date },
): Promise<{ result: string; spentMicroDollars: number } | null> {
  const { rows } = await db.query<{ result: string; spentMicroDollars: number }>({
    name: 'cached-result',
    text: `select c.result, coalesce(w.spent_micro_dollars, 0)::bigint as "spentMicroDollars"
           from cache c left join usage_weeks w on w.account_id = $4 and w.week_start = $5
           where c.operation = $1 and c.cache_key = $2 and c.expires_at > $3`,
    values: [wanted.operation, wanted.cacheKey, wanted.now, wanted.accountId, wanted.weekStart],
  })
  return rows[0] ?? null
}

export async function storeResult(
  tx: Queryable,
  entry: { operation: string; cacheKey: string; result: string; builtAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `insert into cache (operation, cache_key, result, built_at, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (operation, cache_key) do update
       set result = excluded.result, built_at = excluded.built_at, expires_at = excluded.expires_at
       where cache.built_at <= excluded.built_at`,
    [entry.operation, entry.cacheKey, entry.result, entry.builtAt, entry.expiresAt],
  )
}

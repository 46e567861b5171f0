import type { Queryable } from './open.ts'

export type CacheEntry = { result: string; builtAt: Date; expiresAt: Date }

/** The shared cache's entry, unless it is past its time. */
export async function cachedResult(db: Queryable, operation: string, cacheKey: string, now: Date): Promise<CacheEntry | null> {
  const { rows } = await db.query<CacheEntry>({
    name: 'cached-result',
    text: `select result, built_at as "builtAt", expires_at as "expiresAt" from cache
           where operation = $1 and cache_key = $2 and expires_at > $3`,
    values: [operation, cacheKey, now],
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

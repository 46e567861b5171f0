import { buildCacheKey } from '../../research/cache-key.ts'
import { findCachedEntry } from '../../store/cache/cache.ts'
import type { Queryable } from '../../store/database/open.ts'
import type { ApiDeps } from '../deps.ts'
import type { Start } from './build-new-job.ts'

/** Whether the shared cache has the answer. */
export async function isCached(
  db: Queryable,
  { config }: Pick<ApiDeps, 'config'>,
  { operation: name, input }: Pick<Start, 'operation' | 'input'>,
  now: Date,
): Promise<boolean> {
  const key =
    input.refresh === true
      ? null
      : buildCacheKey(name, input, config.model?.name ?? null, config.vehicles.providers)
  return (
    key !== null && (await findCachedEntry(db, { operation: name, cacheKey: key, now })) !== null
  )
}

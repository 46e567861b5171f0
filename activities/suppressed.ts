import type { Finding } from '../research/findings/finding.ts'
import { suppressesFinding } from '../research/suppressions/suppresses.ts'
import type { Queryable } from '../store/open.ts'
import { suppressionsOf } from '../store/suppressions.ts'

/**
 * What may be recorded: findings about people who asked not to be researched are left out before anything of them is stored or shown.
 * @param tx holds the job's lock, so that an entry is either seen here, or its erasing comes afterwards
 */
export async function keepUnsuppressed<Found extends { finding: Finding }>(tx: Queryable, found: readonly Found[]): Promise<Found[]> {
  if (found.length === 0) return []
  const entries = await suppressionsOf(tx)
  return found.filter(({ finding }) => !suppressesFinding(entries, finding))
}

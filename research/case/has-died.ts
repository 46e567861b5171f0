import type { ClaimDraft } from '../claims/claim.ts'
import type { Finding } from '../records/finding.ts'

/**
 * Whether any record of a person reports a death. One that stands against a post or a home of today
 * which began in a later year is a namesake's, or a slip.
 */
export function hasDied(
  records: readonly Pick<Finding, 'isDead' | 'deathYear'>[],
  drafts: readonly ClaimDraft[],
): boolean {
  const begins = drafts.flatMap((one) =>
    (one.path === 'work.positions' || one.path === 'locations.items') &&
    one.value.current &&
    one.value.from !== null
      ? Number(one.value.from.slice(0, 4))
      : [],
  )
  return records.some(
    ({ isDead, deathYear }) =>
      isDead && (deathYear === null || !begins.some((year) => year > deathYear)),
  )
}

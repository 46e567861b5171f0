import { loadCosts } from '../../store/costs.ts'
import type { JobRow } from '../../store/jobs.ts'
import { loadReserve } from '../../store/ledger.ts'
import type { Queryable } from '../../store/open.ts'

/**
 * The reserve is the ceiling of what a run may cost: who pays per call looks at it
 * first.
 */
export async function hasBudget(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'accountId'>,
  microDollars: number,
): Promise<boolean> {
  if (microDollars === 0 || job.accountId === null) return true
  const [reserve, costs] = await Promise.all([loadReserve(db, job.id), loadCosts(db, job.id)])
  const spent = costs.reduce((sum, cost) => sum + cost.microDollars, 0)
  return spent + microDollars <= (reserve?.microDollars ?? 0)
}

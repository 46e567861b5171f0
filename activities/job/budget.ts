import type { Queryable } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadBill } from '../../store/usage/ledger.ts'

/**
 * Whether a run may spend so much more. Its reserve is the ceiling, so that each call that costs
 * money asks first; what is free always fits.
 */
export async function hasBudget(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'accountId'>,
  microDollars: number,
): Promise<boolean> {
  if (microDollars === 0 || job.accountId === null) return true
  const bill = await loadBill(db, job.id)
  if (bill === null) return false
  const spent = bill.costs.reduce((sum, cost) => sum + cost.microDollars, 0)
  return spent + microDollars <= bill.microDollars
}

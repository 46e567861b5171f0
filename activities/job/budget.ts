import { costsOf } from '../../store/costs.ts'
import type { JobRow } from '../../store/jobs.ts'
import { reserveOf } from '../../store/ledger.ts'
import type { Queryable } from '../../store/open.ts'

/** The reserve is the ceiling of what a run may cost (design 7.9): who pays per call looks at it first. */
export async function canPay(db: Queryable, job: Pick<JobRow, 'id' | 'accountId'>, microDollars: number): Promise<boolean> {
  if (microDollars === 0 || job.accountId === null) return true
  const [reserve, costs] = await Promise.all([reserveOf(db, job.id), costsOf(db, job.id)])
  const spent = costs.reduce((sum, cost) => sum + cost.microDollars, 0)
  return spent + microDollars <= (reserve?.microDollars ?? 0)
}

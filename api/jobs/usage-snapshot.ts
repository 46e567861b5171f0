import { choosePlan, type Plans } from '../../contract/plans.ts'
import type { Usage } from '../../contract/usage.ts'
import { percentSpent, weekEnd, weekStart } from '../../research/usage/share-usage.ts'
import type { Db } from '../../store/open.ts'
import { loadWeek } from '../../store/usage.ts'
import type { Caller } from '../call.ts'

/** What a free answer says of the caller's allowance: nothing charged, so much remains. */
export function freeUsage(spentMicroDollars: number, start: Date, allowance: number): Usage {
  return {
    metered: false,
    percentageCharged: 0,
    remainingPercent: 100 - percentSpent(spentMicroDollars, allowance),
    resetAt: weekEnd(start).toISOString(),
    source: 'included',
    credits: 0,
    allowanceSource: 'weekly',
  }
}

/** The caller's allowance as it stands before a run. */
export async function usageSnapshot(
  db: Db,
  caller: Caller,
  { now, plans }: { now: Date; plans: Plans },
): Promise<Usage> {
  const start = weekStart(caller.accountAnchorAt, now)
  const spent =
    caller.accountId === null ? 0 : (await loadWeek(db, caller.accountId, start)).spentMicroDollars
  return freeUsage(spent, start, choosePlan(plans, caller.plan).weeklyAllowanceMicroDollars)
}

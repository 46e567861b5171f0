import { choosePlan, type Plans } from '../../contract/operations/plans.ts'
import type { Usage } from '../../contract/results/usage.ts'
import {
  computePercentSpent,
  computeWeekEnd,
  computeWeekStart,
} from '../../research/usage/share-usage.ts'
import type { Db } from '../../store/database/open.ts'
import type { SpentWeek } from '../../store/limits/rate-limits.ts'
import { loadWeek } from '../../store/usage/usage.ts'
import type { Caller } from '../calls/call.ts'

/** What a free answer says of the caller's allowance: nothing charged, and what remains. */
export function buildFreeUsage(spentMicroDollars: number, start: Date, allowance: number): Usage {
  return {
    metered: false,
    percentageCharged: 0,
    remainingPercent: 100 - computePercentSpent(spentMicroDollars, allowance),
    resetAt: computeWeekEnd(start).toISOString(),
    source: 'included',
    credits: 0,
    allowanceSource: 'weekly',
  }
}

/** What was read with the count of a call, where that was in the same week; else null. */
export function chooseSpent(spent: SpentWeek | null, start: Date): SpentWeek | null {
  return spent?.weekStart.getTime() === start.getTime() ? spent : null
}

/**
 * The caller's allowance as it stands before a run.
 * @param spent of the caller's account, as far as it is known
 */
export async function loadUsageSnapshot(
  db: Db,
  { accountId, accountAnchorAt, plan }: Caller,
  { now, plans, spent: known = null }: { now: Date; plans: Plans; spent?: SpentWeek | null },
): Promise<Usage> {
  const start = computeWeekStart(accountAnchorAt, now)
  const week =
    chooseSpent(known, start) ?? (accountId === null ? null : await loadWeek(db, accountId, start))
  const spent = week?.spentMicroDollars ?? 0
  return buildFreeUsage(spent, start, choosePlan(plans, plan).weeklyAllowanceMicroDollars)
}

import { choosePlan, type Plans } from '../../contract/operations/plans.ts'

/** Which whole percent of a plan's week an amount is at most; all of it without an allowance. */
export function toWeekShare(plans: Plans, plan: string, microDollars: number): number {
  const { weeklyAllowanceMicroDollars: allowance } = choosePlan(plans, plan)
  return allowance === 0 ? 100 : Math.min(100, Math.ceil((microDollars * 100) / allowance))
}

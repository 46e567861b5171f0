import { readConfig } from '../../config/read-config.ts'
import { choosePlan } from '../../contract/operations/plans.ts'
import {
  computePercentSpent,
  computeWeekEnd,
  computeWeekStart,
  toCredits,
} from '../../research/usage/share-usage.ts'
import type { AccountRow } from '../../store/accounts/accounts.ts'
import type { Db } from '../../store/database/open.ts'
import { loadWeeks } from '../../store/usage/usage.ts'
import type { Shell } from '../shell.ts'

/** Accounts as `list` and `show` print them: money in credits, the week's figures as of now. */
export async function buildAccountViews(
  db: Db,
  { env, stderr }: Shell,
  accounts: readonly AccountRow[],
) {
  const { plans } = readConfig(env)
  const unknown = sayUnknownPlans(
    accounts.map(({ plan }) => plan).filter((plan) => !plans.has(plan)),
  )
  if (unknown !== null) stderr.write(`${unknown}\n`)
  const now = new Date()
  const starts = accounts.map(({ id, anchorAt }) => ({
    accountId: id,
    weekStart: computeWeekStart(anchorAt, now),
  }))
  const weeks = await loadWeeks(db, starts)
  return accounts.map((account, n) => {
    const { spentMicroDollars, reservedMicroDollars } = weeks.get(account.id) ?? {
      spentMicroDollars: 0,
      reservedMicroDollars: 0,
    }
    const plan = choosePlan(plans, account.plan)
    return {
      id: account.id,
      name: account.name,
      plan: account.plan,
      subscribed: plan.subscribed,
      allowance_credits: toCredits(plan.weeklyAllowanceMicroDollars),
      spent_credits: toCredits(spentMicroDollars),
      reserved_credits: toCredits(reservedMicroDollars + account.extraReservedMicroDollars),
      remaining_percent:
        100 - computePercentSpent(spentMicroDollars, plan.weeklyAllowanceMicroDollars),
      resets_at: computeWeekEnd(starts[n]?.weekStart ?? now).toISOString(),
      extra_credits: toCredits(account.extraMicroDollars),
      created_at: account.createdAt.toISOString(),
    }
  })
}

/** A warning: this command may have another configuration than the service. */
function sayUnknownPlans(plans: readonly string[]): string | null {
  if (plans.length === 0) return null
  const names = [...new Set(plans)].join(', ')
  return (
    `This configuration has no plan ${names}, so it counts as no subscription: PLANS_FILE must ` +
    'be the one of the service.'
  )
}

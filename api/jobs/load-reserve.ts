import { type OperationName, toOperation } from '../../contract/operations/operations.ts'
import { choosePlan } from '../../contract/operations/plans.ts'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import {
  computeWeekEnd,
  computeWeekStart,
  creditMicroDollars,
} from '../../research/usage/share-usage.ts'
import {
  computeUtcEnd,
  formatUtcMonth,
  type Split,
  splitReserve,
  sum,
} from '../../research/usage/split-usage.ts'
import { lockAccount } from '../../store/accounts/accounts.ts'
import type { Tx } from '../../store/database/open.ts'
import type { WholeReserve } from '../../store/jobs/new-jobs.ts'
import { loadMonth, loadServiceSpend, loadWeek, lockServiceSpend } from '../../store/usage/usage.ts'
import { ApiError } from '../calls/api-error.ts'
import type { Caller } from '../calls/call.ts'
import type { ApiDeps } from '../deps.ts'

/** What is only set aside may be free again soon. */
const releasedSoonSeconds = 30

/** A run that is asked for. */
export type WantedRun = {
  operation: OperationName
  /**
   * The caller's own ceiling, in percent of the week's allowance, also where extra credits pay. A
   * plan without allowance leaves nothing to spend under it.
   */
  maxPercentage: number | undefined
  now: Date
  /** Whether the shared cache will answer: then the run is free and passes every limit. */
  isCached: () => Promise<boolean>
}

/**
 * What a run would set aside. Writes nothing; the account's row stays locked until the transaction
 * ends.
 * @throws ApiError `api_key_budget_exceeded`, `usage_exhausted`, `spend_cap_reached`
 */
export async function loadReserve(
  tx: Tx,
  { config }: Pick<ApiDeps, 'config'>,
  caller: Caller,
  run: WantedRun,
): Promise<Split> {
  const { accountId } = caller
  const estimate = estimateCost(config, run.operation)
  if (accountId === null || estimate === 0) return nothing
  return await admit(tx, config, caller, {
    ...run,
    accountId,
    estimate,
    weekStart: computeWeekStart(caller.accountAnchorAt, run.now),
  })
}

/**
 * What a run sets aside where the week includes all of it: then one statement writes the job with
 * it. Null where more is to be looked at, as a key's budget or the spend cap is.
 */
export function chooseWholeReserve(
  { config }: Pick<ApiDeps, 'config'>,
  { accountId, accountAnchorAt, monthlyBudget, plan }: Caller,
  { operation, maxPercentage, now }: Omit<WantedRun, 'isCached'>,
): WholeReserve | null {
  const { daily, monthly } = config.spendCap
  if (accountId === null || monthlyBudget !== null || daily !== null || monthly !== null)
    return null
  const allowance = choosePlan(config.plans, plan).weeklyAllowanceMicroDollars
  const microDollars = limitEstimate(estimateCost(config, operation), { allowance, maxPercentage })
  if (microDollars <= 0 || microDollars > allowance) return null
  return {
    accountId,
    plan,
    allowance,
    weekStart: computeWeekStart(accountAnchorAt, now),
    microDollars,
    month: formatUtcMonth(now),
    day: formatUtcDay(now),
  }
}

/** Whether a run costs its account nothing, so that nothing has to be set aside. */
export function isFreeRun(config: ApiDeps['config'], operation: OperationName): boolean {
  return estimateCost(config, operation) === 0
}

function estimateCost({ vehicles }: ApiDeps['config'], operation: OperationName): number {
  const report = operation === 'vin' ? vehicles.reportMicroDollars : 0
  return toOperation(operation).reserveMicroDollars + report
}

const nothing: Split = { included: 0, extra: 0 }
type Asked = WantedRun & { accountId: string; estimate: number; weekStart: Date }

async function admit(
  tx: Tx,
  config: ApiDeps['config'],
  caller: Caller,
  run: Asked,
): Promise<Split> {
  try {
    const reserve = await loadFittingReserve(tx, config, caller, run)
    if (sum(reserve) > 0) await requireWithinCap(tx, config.spendCap, sum(reserve), run.now)
    return reserve
  } catch (error) {
    if (error instanceof ApiError && (await run.isCached())) return nothing
    throw error
  }
}

async function loadFittingReserve(
  tx: Tx,
  { plans }: ApiDeps['config'],
  caller: Caller,
  run: Asked,
): Promise<Split> {
  const account = await lockAccount(tx, run.accountId)
  if (account === null) throw new Error(`there is no account ${run.accountId}`)
  const spent = await loadWeek(tx, run.accountId, run.weekStart)
  const allowance = choosePlan(plans, account.plan).weeklyAllowanceMicroDollars
  const left = {
    included: allowance - spent.spentMicroDollars - spent.reservedMicroDollars,
    extra: account.extraMicroDollars - account.extraReservedMicroDollars,
    key: await loadBudgetLeft(tx, caller, run.now),
  }
  if (left.included <= 0 && left.extra <= 0) {
    const isReserved = spent.spentMicroDollars < allowance || account.extraMicroDollars > 0
    const message = describeExhausted(
      isReserved,
      allowance === 0 ? null : computeWeekEnd(run.weekStart),
    )
    throw new ApiError('usage_exhausted', { message })
  }
  return splitReserve(limitEstimate(run.estimate, { ...run, allowance }), left)
}

function limitEstimate(
  estimate: number,
  { allowance, maxPercentage }: { allowance: number; maxPercentage: number | undefined },
): number {
  if (maxPercentage === undefined) return estimate
  return Math.min(Math.floor((allowance * maxPercentage) / 100), estimate)
}

/**
 * @returns micro-dollars of the key's month; null for a key without a budget of its own
 * @throws ApiError `api_key_budget_exceeded`
 */
async function loadBudgetLeft(
  tx: Tx,
  { keyId, monthlyBudget }: Caller,
  now: Date,
): Promise<number | null> {
  if (keyId === null || monthlyBudget === null) return null
  const budget = monthlyBudget * creditMicroDollars
  const { spentMicroDollars, reservedMicroDollars } = await loadMonth(
    tx,
    keyId,
    formatUtcMonth(now),
  )
  const left = budget - spentMicroDollars - reservedMicroDollars
  if (left > 0) return left
  const otherwise =
    'raise it in the developer portal, or wait for the next month, which begins at ' +
    `${computeUtcEnd('month', now).toISOString()}`
  const message =
    spentMicroDollars < budget
      ? "What is left of this key's monthly budget is set aside for runs that are still going. " +
        `Wait for them to end, ${otherwise}.`
      : `This key's monthly budget is reached: ${otherwise}.`
  throw new ApiError('api_key_budget_exceeded', { message })
}

/** @param resetAt null: the plan includes nothing, so a new week brings nothing */
function describeExhausted(isReserved: boolean, resetAt: Date | null): string {
  if (resetAt === null) {
    return isReserved
      ? 'What is left of the extra credits is set aside for runs that are still going. Wait ' +
          'for them to end, or add credits.'
      : 'All extra credits are used up. Add credits to go on.'
  }
  const until = `the reset at ${resetAt.toISOString()}`
  return isReserved
    ? "What is left of this week's usage and of the extra credits is set aside for runs that " +
        `are still going. Wait for them to end or for ${until}, or add credits.`
    : 'The included usage of this week and all extra credits are used up. Add credits, or wait ' +
        `for ${until}.`
}

/** The operator's spend cap refuses a run that does not fit as a whole, never shortens it. */
async function requireWithinCap(
  tx: Tx,
  { daily, monthly }: ApiDeps['config']['spendCap'],
  reserve: number,
  now: Date,
): Promise<void> {
  if (daily === null && monthly === null) return
  await lockServiceSpend(tx)
  const { daySpent, dayUsed, monthSpent, monthUsed } = await loadServiceSpend(tx, formatUtcDay(now))
  const refusals = [
    { cap: daily, spent: daySpent, used: dayUsed, end: computeUtcEnd('day', now) },
    { cap: monthly, spent: monthSpent, used: monthUsed, end: computeUtcEnd('month', now) },
  ].flatMap(({ cap, spent, used, end }) => {
    if (cap === null || used + reserve <= cap) return []
    return [spent + reserve > cap ? (end.getTime() - now.getTime()) / 1_000 : releasedSoonSeconds]
  })
  if (refusals.length > 0)
    throw new ApiError('spend_cap_reached', { retryAfterSeconds: Math.max(...refusals) })
}

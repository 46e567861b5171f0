import { choosePlan, type Plans } from '../../contract/operations/plans.ts'
import type { Usage, UsageItem } from '../../contract/results/usage.ts'
import { formatUtcDay } from '../../research/text/formats/format-time.ts'
import {
  computePercentCharged,
  computePercentSpent,
  computeWeekEnd,
  splitPercentage,
  toCredits,
} from '../../research/usage/share-usage.ts'
import {
  chooseUsageSource,
  formatUtcMonth,
  type Split,
  splitCharge,
  sum,
} from '../../research/usage/split-usage.ts'
import type { Tx } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { Cost } from '../../store/usage/costs.ts'
import {
  type Bill,
  findSettlement,
  insertLedgerEntry,
  lockBill,
  type Reserve,
  type Settled,
} from '../../store/usage/ledger.ts'
import { type AccountSpend, loadAccountSpend, updateUsage } from '../../store/usage/usage.ts'

type Settlement = { usage: Usage; breakdown: UsageItem[] }
type Job = Pick<JobRow, 'id' | 'accountId' | 'operation' | 'cached'>
type Options = { plans: Plans; now: Date; status: string; errorCode: string | null }

/**
 * Settles a run once, in the transaction that ends its job: what it really cost, up to what was
 * reserved, in the week and in the key's month that it was reserved in; included usage first, then
 * extra credits. Settling again changes nothing and returns the same figures.
 * @returns null for a job without an account: a test key's
 */
export async function recordSettlement(
  tx: Tx,
  job: Job,
  { plans, now, status, errorCode }: Options,
): Promise<Settlement | null> {
  if (job.accountId === null) return null
  const { accountId } = job
  const bill = await lockBill(tx, job.id)
  if (bill === null) return null
  const { costs, ...reserve } = bill
  const week = await loadAccountSpend(tx, accountId, reserve.weekStart)
  const split = splitBill(bill, week, plans)
  const { charge, allowance } = split
  const spent = week.spentMicroDollars
  const settled: Settled = {
    metered: !job.cached,
    outcome: status,
    errorCode,
    percentageCharged: computePercentCharged(spent, charge.included, allowance),
    remainingPercent: 100 - computePercentSpent(spent + charge.included, allowance),
    ...buildFigures(costs),
  }
  const { keyId, weekStart } = reserve
  const entry = {
    jobId: job.id,
    accountId,
    keyId,
    weekStart,
    microDollars: sum(charge),
    extraMicroDollars: charge.extra,
    settled,
    now,
  }
  const isFirst = await insertLedgerEntry(tx, { ...entry, kind: 'settle' })
  if (!isFirst) return buildSettlement(job, reserve, costs, await loadKeptSettlement(tx, job.id))
  if (reserve.microDollars > 0) await recordSpend(tx, accountId, reserve, split)
  return buildSettlement(job, reserve, costs, { charge, ...settled })
}

/** Turns what was reserved into what was spent, in the week, month and day of the reserve. */
async function recordSpend(
  tx: Tx,
  accountId: string,
  { keyId, weekStart, createdAt }: Reserve,
  { reserved, cost, charge }: ReturnType<typeof splitBill>,
): Promise<void> {
  await updateUsage(tx, {
    accountId,
    keyId,
    weekStart,
    month: formatUtcMonth(createdAt),
    day: formatUtcDay(createdAt),
    included: { reservedBy: -reserved.included, spentBy: charge.included },
    extra: { reservedBy: -reserved.extra, spentBy: charge.extra },
    costBy: cost,
  })
}

/**
 * What a run cost, and which parts of what was reserved pay for it. The plan's allowance goes
 * first, as far as the week's other runs leave it.
 */
function splitBill({ costs, ...reserve }: Bill, week: AccountSpend, plans: Plans) {
  const reserved = {
    included: reserve.microDollars - reserve.extraMicroDollars,
    extra: reserve.extraMicroDollars,
  }
  const allowance = choosePlan(plans, week.plan).weeklyAllowanceMicroDollars
  const includedLeft =
    allowance - week.spentMicroDollars - (week.reservedMicroDollars - reserved.included)
  const cost = costs.reduce((total, { microDollars }) => total + microDollars, 0)
  return { reserved, cost, charge: splitCharge(cost, reserved, includedLeft), allowance }
}

type Charged = Pick<Settled, 'metered' | 'percentageCharged' | 'remainingPercent'> & {
  charge: Split
}

async function loadKeptSettlement(tx: Tx, jobId: string): Promise<Charged> {
  const kept = await findSettlement(tx, jobId)
  if (kept === null) throw new Error(`${jobId} has been settled and is not`)
  const { microDollars, extraMicroDollars: extra, ...charged } = kept
  return { ...charged, charge: { included: microDollars - extra, extra } }
}

function buildSettlement(
  job: Job,
  reserve: Reserve,
  costs: readonly Cost[],
  charged: Charged,
): Settlement {
  const shares = splitPercentage(
    charged.percentageCharged,
    costs.map(({ microDollars }) => microDollars),
  )
  return {
    usage: deriveUsage(job, reserve, charged),
    breakdown: costs.map((cost, n) => buildItem(cost, shares[n] ?? 0)),
  }
}

function deriveUsage(
  job: Job,
  { weekStart }: Reserve,
  { charge, metered, percentageCharged, remainingPercent }: Charged,
): Usage {
  const source = chooseUsageSource(charge)
  return {
    metered,
    percentageCharged,
    remainingPercent,
    resetAt: computeWeekEnd(weekStart).toISOString(),
    source,
    credits: toCredits(sum(charge)),
    allowanceSource: source === 'extra' ? 'coin' : 'weekly',
    ...(job.operation === 'dossier' ? { cached: job.cached } : {}),
  }
}

function buildFigures(
  costs: readonly Cost[],
): Pick<Settled, 'modelInputTokens' | 'modelOutputTokens' | 'toolCalls'> {
  const total = (of: (cost: Cost) => number) => costs.reduce((count, cost) => count + of(cost), 0)
  return {
    modelInputTokens: total(({ inputTokens }) => inputTokens),
    modelOutputTokens: total(({ outputTokens }) => outputTokens),
    toolCalls: total(({ kind, calls }) => (kind === 'model' ? 0 : calls)),
  }
}

function buildItem(cost: Cost, percentage: number): UsageItem {
  if (cost.kind !== 'model') return { kind: 'tool', name: cost.name, calls: cost.calls, percentage }
  return {
    kind: 'model',
    name: cost.name,
    inputTokens: cost.inputTokens,
    outputTokens: cost.outputTokens,
    percentage,
  }
}

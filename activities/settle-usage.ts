import type { Usage, UsageItem } from '../contract/usage.ts'
import { credits, percentCharged, percentSpent, weekEnd } from '../research/share-usage.ts'
import { lockAccount } from '../store/accounts.ts'
import type { JobRow } from '../store/jobs.ts'
import type { Tx } from '../store/open.ts'
import { type Cost, costsOf, insertLedgerEntry, moveWeek, reserveOf, weekOf } from '../store/usage.ts'

export type Settlement = { usage: Usage; breakdown: UsageItem[] }

/**
 * Settles a run once, in the transaction that ends its job (spec 1.4, design 7.9): what it really cost, up to what was reserved, in the week
 * that it was reserved in. Settling again moves nothing.
 * @returns null for a job without an account: a test key's
 */
export async function settleUsage(
  tx: Tx,
  job: Pick<JobRow, 'id' | 'accountId'>,
  { allowance, now }: { allowance: number; now: Date },
): Promise<Settlement | null> {
  if (job.accountId === null) return null
  const reserve = await reserveOf(tx, job.id)
  if (reserve === null) return null
  // without a reserve nothing can be charged, so nothing has to queue up behind the account's other runs
  const moves = reserve.microDollars > 0
  if (moves) await lockAccount(tx, job.accountId)
  const costs = await costsOf(tx, job.id)
  const spent = costs.reduce((sum, cost) => sum + cost.microDollars, 0)
  // what a last paid call exceeds is absorbed, never charged
  const charged = Math.min(spent, reserve.microDollars)
  const { weekStart } = reserve
  const before = await weekOf(tx, job.accountId, weekStart)
  const entry = { jobId: job.id, accountId: job.accountId, weekStart, now }
  const isFirst = await insertLedgerEntry(tx, { ...entry, kind: 'settle', microDollars: charged })
  if (isFirst && moves) await moveWeek(tx, { accountId: job.accountId, weekStart, reservedBy: -reserve.microDollars, spentBy: charged })
  const spentBefore = isFirst ? before.spentMicroDollars : before.spentMicroDollars - charged
  return {
    usage: {
      metered: true,
      percentageCharged: percentCharged(spentBefore, charged, allowance),
      remainingPercent: 100 - percentSpent(spentBefore + charged, allowance),
      resetAt: weekEnd(weekStart).toISOString(),
      source: 'included',
      credits: credits(charged),
      allowanceSource: 'weekly',
    },
    breakdown: costs.map((cost) => item(cost, allowance)),
  }
}

function item(cost: Cost, allowance: number): UsageItem {
  const percentage = percentSpent(cost.microDollars, allowance)
  if (cost.kind !== 'model') return { kind: 'tool', name: cost.name, percentage }
  return { kind: 'model', name: cost.name, inputTokens: cost.inputTokens, outputTokens: cost.outputTokens, percentage }
}

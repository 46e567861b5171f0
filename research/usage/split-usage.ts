/**
 * Who pays: included usage first, then extra credits. Whole micro-dollars.
 */

export type Split = { included: number; extra: number }

/** Both parts of a usage together, in micro-dollars. */
export function sum({ included, extra }: Split): number {
  return included + extra
}

/**
 * What to set aside for a run: as much of `wanted` as is there, from included usage first. A
 * remainder that is smaller than the estimate is given whole: the run ends `budget_reached` where
 * it would exceed it.
 * @param left neither spent nor reserved; `key` is what the key's budget leaves, null = no budget
 */
export function splitReserve(wanted: number, left: Split & { key: number | null }): Split {
  const available = Math.max(0, Math.min(wanted, left.key ?? wanted))
  const included = Math.min(available, Math.max(0, left.included))
  return { included, extra: Math.min(available - included, Math.max(0, left.extra)) }
}

/**
 * Who pays what a run cost: included usage as far as it goes by now, which is more than was set
 * aside when others have given some back.
 * @param cost at most what was set aside is charged; the rest is absorbed
 * @param includedLeft what the week has left for this run: all but what is spent and what others
 * have set aside. Less than was set aside when the plan shrank meanwhile; what was set aside holds
 */
export function splitCharge(cost: number, reserved: Split, includedLeft: number): Split {
  const charged = Math.min(cost, sum(reserved))
  const included = Math.min(charged, Math.max(reserved.included, includedLeft))
  return { included, extra: charged - included }
}

/** Which of its parts a usage is paid from. */
export function chooseUsageSource({ included, extra }: Split): 'included' | 'extra' | 'mixed' {
  if (extra === 0) return 'included'
  return included === 0 ? 'extra' : 'mixed'
}

/** The first day of the month in UTC: budgets of keys count by it. */
export function formatUtcMonth(at: Date): string {
  return `${at.toISOString().slice(0, 7)}-01`
}

/** When the UTC day or month that `at` lies in is over. */
export function computeUtcEnd(of: 'day' | 'month', at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  return new Date(of === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1))
}

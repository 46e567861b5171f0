/**
 * The arithmetic of the weekly allowance. Money is in micro-dollars, whole numbers.
 */

import { dayMs } from '../../contract/fields/durations.ts'

const weekMs = 7 * dayMs

/** The start of the account's week that `now` lies in; weeks run from its anchor, in UTC. */
export function computeWeekStart(anchorAt: Date, now: Date): Date {
  const weeks = Math.floor((now.getTime() - anchorAt.getTime()) / weekMs)
  return new Date(anchorAt.getTime() + weeks * weekMs)
}

/** When that week's allowance resets. */
export function computeWeekEnd(start: Date): Date {
  return new Date(start.getTime() + weekMs)
}

/**
 * Whole percent of the allowance used so far, rounded down, at most 100; a plan without allowance
 * is used up.
 */
export function computePercentSpent(spent: number, allowance: number): number {
  if (allowance <= 0) return 100
  return Math.min(100, Math.floor((spent * 100) / allowance))
}

/**
 * The difference of rounded cumulative percentages, so that a week's charges add up to what no
 * longer remains.
 */
export function computePercentCharged(
  spentBefore: number,
  charged: number,
  allowance: number,
): number {
  return (
    computePercentSpent(spentBefore + charged, allowance) -
    computePercentSpent(spentBefore, allowance)
  )
}

/**
 * What of a charged percentage each of several costs makes: differences of rounded cumulative
 * shares, so that they add up to it. Runs on extra credits and free runs have a percentage of 0,
 * and so do their shares.
 */
export function splitPercentage(percentage: number, costs: readonly number[]): number[] {
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  let spent = 0
  const share = () => (total === 0 ? 0 : Math.floor((spent * percentage) / total))
  return costs.map((cost) => {
    const before = share()
    spent += cost
    return share() - before
  })
}

/** 1 credit. */
export const creditMicroDollars = 10_000

/** The same sum in credits: what people buy, and the deprecated figure beside the percentage. */
export function toCredits(microDollars: number): number {
  return microDollars / creditMicroDollars
}

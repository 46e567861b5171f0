import type { Usage } from '../../contract/results/usage.ts'

/**
 * What several requests consumed together. Of what remains the lowest figure of the latest week
 * counts: the items were settled one after another, in no known order.
 * @returns null for none
 */
export function sumUsage(usages: readonly Usage[]): Usage | null {
  const resetAt = usages
    .map((usage) => usage.resetAt)
    .toSorted()
    .at(-1)
  if (resetAt === undefined) return null
  const charged = usages.filter(
    ({ credits, percentageCharged }) => credits > 0 || percentageCharged > 0,
  )
  const sources = new Set(charged.map(({ source }) => source))
  const [source = 'included'] = sources
  const sum = (of: (usage: Usage) => number) =>
    usages.reduce((total, usage) => total + of(usage), 0)
  return {
    metered: usages.some(({ metered }) => metered),
    // two weeks may meet in one batch
    percentageCharged: Math.min(
      100,
      sum(({ percentageCharged }) => percentageCharged),
    ),
    remainingPercent: Math.min(
      ...usages
        .filter((usage) => usage.resetAt === resetAt)
        .map(({ remainingPercent }) => remainingPercent),
    ),
    resetAt,
    source: sources.size > 1 ? 'mixed' : source,
    // what is counted in ten-thousandths of a cent must not end in a rounding error
    credits: Math.round(sum(({ credits }) => credits) * 10_000) / 10_000,
    allowanceSource: sources.size === 1 && source === 'extra' ? 'coin' : 'weekly',
    ...(usages.every((usage) => usage.sandbox === true) ? { sandbox: true } : {}),
  }
}

import type { OperationName } from '../../contract/operations/operations.ts'
import type { Usage } from '../../contract/results/usage.ts'
import { computeWeekEnd, computeWeekStart } from '../usage/share-usage.ts'

/**
 * Sandbox answers cost nothing and remain nothing: fixed figures, resetting with the calendar week.
 */
export function buildSandboxUsage(now: Date, operation: OperationName): Usage {
  // the first Monday of 1970
  const monday = new Date('1970-01-05T00:00:00.000Z')
  return {
    metered: false,
    percentageCharged: 0,
    remainingPercent: 100,
    resetAt: computeWeekEnd(computeWeekStart(monday, now)).toISOString(),
    source: 'included',
    credits: 0,
    allowanceSource: 'weekly',
    ...(operation === 'dossier' ? { cached: false } : {}),
    sandbox: true,
  }
}

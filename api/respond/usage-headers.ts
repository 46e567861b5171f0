import { headers } from '../../contract/fields/headers.ts'
import { deriveDeprecation } from '../../contract/openapi/derive-deprecation.ts'
import type { OperationName } from '../../contract/operations/operations.ts'
import type { ChangelogEntry } from '../../contract/resources/platform.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { Context } from '../state.ts'
import { setHeaders } from './set-headers.ts'

/**
 * The metering headers, on every 200 of a metered operation; the deprecated ones included.
 */
export function setUsageHeaders(
  ctx: Context,
  operation: OperationName | 'batch',
  usage: Usage,
): void {
  setHeaders(ctx, {
    [headers.operation]: operation,
    [headers.metered]: String(usage.metered),
    [headers.percentageCharged]: String(usage.percentageCharged),
    [headers.usageRemaining]: String(usage.remainingPercent),
    [headers.usageReset]: usage.resetAt,
    [headers.usageSource]: usage.source,
    [headers.creditsCharged]: String(usage.credits),
    [headers.allowanceSource]: usage.allowanceSource,
  })
}

/** A deprecated operation says so on every response: both dates as IMF-fixdate. */
export function setDeprecationHeaders(
  ctx: Context,
  operation: OperationName,
  changelog: readonly ChangelogEntry[],
): void {
  const dates = deriveDeprecation(operation, changelog)
  if (dates === null) return
  ctx.set(headers.deprecation, new Date(dates.announced).toUTCString())
  ctx.set(headers.sunset, new Date(dates.sunset).toUTCString())
}

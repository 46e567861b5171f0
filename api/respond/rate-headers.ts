import { headers } from '../../contract/fields/headers.ts'
import { windowSeconds } from '../../contract/fields/limits.ts'
import type { Rate } from '../limits/rate-limits.ts'
import type { Context } from '../state.ts'
import { setHeaders } from './set-headers.ts'

/**
 * Seconds until a window resets: whole, rounded up, at least 1, so that `Retry-After` and the reset
 * headers agree.
 */
export function computeResetSeconds(
  { resetsAtMs }: Pick<Rate, 'resetsAtMs'>,
  nowMs: number,
): number {
  return Math.max(1, Math.ceil((resetsAtMs - nowMs) / 1_000))
}

/** Writes the headers of the limits that were counted for this request. */
export function setRateHeaders(ctx: Context): void {
  setHeaders(ctx, buildRateHeaders(ctx.state.rates, Date.now()))
}

/**
 * Every policy that applies is listed; the single-value headers show the one with the fewest
 * requests left, and among those the one that takes longest.
 */
export function buildRateHeaders(rates: readonly Rate[], nowMs: number): Record<string, string> {
  let [tightest] = rates
  if (tightest === undefined) return {}
  let policies = ''
  let states = ''
  for (const rate of rates) {
    if (isTighter(rate, tightest)) tightest = rate
    const comma = policies === '' ? '' : ', '
    policies += `${comma}"${rate.policy}";q=${rate.limit};w=${windowSeconds}`
    states += `${comma}"${rate.policy}";r=${rate.remaining};t=${computeResetSeconds(rate, nowMs)}`
  }
  const { resetsAtMs } = tightest
  const [limit, remaining] = [String(tightest.limit), String(tightest.remaining)]
  return {
    [headers.rateLimitPolicy]: policies,
    [headers.rateLimit]: states,
    [headers.rateLimitLimit]: limit,
    [headers.xRateLimitLimit]: limit,
    [headers.rateLimitRemaining]: remaining,
    [headers.xRateLimitRemaining]: remaining,
    [headers.rateLimitReset]: String(computeResetSeconds(tightest, nowMs)),
    [headers.xRateLimitReset]: String(Math.ceil(Math.max(resetsAtMs, nowMs + 1) / 1_000)),
  }
}

function isTighter(a: Rate, b: Rate): boolean {
  if (a.exceeded !== b.exceeded) return a.exceeded
  return a.remaining === b.remaining ? a.resetsAtMs > b.resetsAtMs : a.remaining < b.remaining
}

import { headers } from '../../contract/headers.ts'
import { windowSeconds } from '../../contract/limits.ts'
import type { Rate } from '../limits/rate-limits.ts'
import type { Context } from '../state.ts'

/**
 * Seconds until a window resets: whole, rounded up, at least 1, so that `Retry-After` and the reset
 * headers agree.
 */
export function resetSeconds({ resetsAtMs }: Pick<Rate, 'resetsAtMs'>, nowMs: number): number {
  return Math.max(1, Math.ceil((resetsAtMs - nowMs) / 1_000))
}

export function setRateHeaders(ctx: Context): void {
  ctx.set(rateHeaders(ctx.state.rates, Date.now()))
}

/**
 * Every policy that applies is listed; the single-value headers show the one with the fewest
 * requests left, and among those the one that takes longest.
 */
export function rateHeaders(rates: readonly Rate[], nowMs: number): Record<string, string> {
  const [tightest] = rates.toSorted(
    (a, b) =>
      Number(b.exceeded) - Number(a.exceeded) ||
      a.remaining - b.remaining ||
      b.resetsAtMs - a.resetsAtMs,
  )
  if (tightest === undefined) return {}
  const { limit, remaining, resetsAtMs } = tightest
  return {
    [headers.rateLimitPolicy]: rates
      .map((rate) => `"${rate.policy}";q=${rate.limit};w=${windowSeconds}`)
      .join(', '),
    [headers.rateLimit]: rates
      .map((rate) => `"${rate.policy}";r=${rate.remaining};t=${resetSeconds(rate, nowMs)}`)
      .join(', '),
    [headers.rateLimitLimit]: String(limit),
    [headers.xRateLimitLimit]: String(limit),
    [headers.rateLimitRemaining]: String(remaining),
    [headers.xRateLimitRemaining]: String(remaining),
    [headers.rateLimitReset]: String(resetSeconds(tightest, nowMs)),
    [headers.xRateLimitReset]: String(Math.ceil(Math.max(resetsAtMs, nowMs + 1) / 1_000)),
  }
}

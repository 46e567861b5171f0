import { headers } from '../../contract/headers.ts'
import { windowSeconds } from '../../contract/limits.ts'
import type { Rate } from '../rate-limits.ts'
import type { Context } from '../state.ts'

/** Seconds until a window resets: whole, rounded up, at least 1, so that `Retry-After` and the reset headers are the same number. */
export function resetSeconds(rate: Pick<Rate, 'resetMs'>): number {
  return Math.max(1, Math.ceil(rate.resetMs / 1_000))
}

/**
 * Every policy that applies is listed; the single-value headers show the one with the fewest requests left (design 7.9), and among those the
 * one that takes longest.
 */
export function setRateHeaders(ctx: Context): void {
  const { rates } = ctx.state
  const [tightest] = rates.toSorted((a, b) => Number(b.exceeded) - Number(a.exceeded) || a.remaining - b.remaining || b.resetMs - a.resetMs)
  if (tightest === undefined) return
  const seconds = resetSeconds(tightest)
  ctx.set(headers.rateLimitPolicy, rates.map((rate) => `"${rate.policy}";q=${rate.limit};w=${windowSeconds}`).join(', '))
  ctx.set(headers.rateLimit, rates.map((rate) => `"${rate.policy}";r=${rate.remaining};t=${resetSeconds(rate)}`).join(', '))
  ctx.set(headers.rateLimitLimit, String(tightest.limit))
  ctx.set(headers.xRateLimitLimit, String(tightest.limit))
  ctx.set(headers.rateLimitRemaining, String(tightest.remaining))
  ctx.set(headers.xRateLimitRemaining, String(tightest.remaining))
  ctx.set(headers.rateLimitReset, String(seconds))
  ctx.set(headers.xRateLimitReset, String(Math.ceil((Date.now() + tightest.resetMs) / 1_000)))
}

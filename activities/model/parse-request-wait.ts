import { dayMs, hourMs } from '../../contract/fields/durations.ts'
import { parseRetryAfter } from '../../sources/shared/parse-answer.ts'

const unitMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: hourMs,
  d: dayMs,
}

/**
 * When a server that said "slow down" may be asked again, in milliseconds: `Retry-After` (seconds
 * or a date), else what OpenAI's `x-ratelimit-reset-*` say (`6m0s`, `20ms`) of what is used up.
 * Null when nothing is said; at least a second, never more than a day.
 */
export function parseRequestWait(headers: Headers, now: Date): number | null {
  const exact = headers.get('retry-after-ms')
  if (exact !== null && /^\d+(\.\d+)?$/.test(exact)) return limitWait(Number(exact))
  const seconds = parseRetryAfter(headers.get('retry-after') ?? undefined, now)
  if (seconds !== null) return limitWait(seconds * 1_000)
  const limits = ['requests', 'tokens'].map((name) => ({
    isSpent: headers.get(`x-ratelimit-remaining-${name}`) === '0',
    resetMs: parseDuration(headers.get(`x-ratelimit-reset-${name}`) ?? ''),
  }))
  const known = limits.filter(({ resetMs }) => resetMs !== null)
  const spent = known.filter(({ isSpent }) => isSpent)
  // tokens may be left, only too few for this request: then all that is said counts
  const waits = (spent.length > 0 ? spent : known).map(({ resetMs }) => resetMs ?? 0)
  return waits.length === 0 ? null : limitWait(Math.max(...waits))
}

function parseDuration(written: string): number | null {
  if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(written)) return null
  let total = 0
  for (const [, amount, unit = ''] of written.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g))
    total += Number(amount) * (unitMs[unit] ?? 0)
  return total
}

function limitWait(waitMs: number): number {
  return Math.min(dayMs, Math.max(1_000, Math.ceil(waitMs)))
}

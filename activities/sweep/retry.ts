import { parseRetryAfter } from '../sources/parse-answer.ts'
import type { SiteAnswer, SiteFault } from './fetch-site.ts'

/** Waits that a site asks for are kept up to here; longer ones end its turn. Milliseconds. */
const maxWaitMs = 3_000

const mendable: readonly SiteFault['fault'][] = ['connection', 'tls', 'dns', 'timeout']

/**
 * How long to wait before the one further try, or null when it would mend nothing. `random` is
 * 0..1.
 */
export function chooseRetryMs(
  answer: SiteAnswer | SiteFault,
  now: Date,
  random: number,
): number | null {
  const soonMs = 200 + 300 * random
  if ('fault' in answer) return mendable.includes(answer.fault) ? soonMs : null
  const { status, headers, verdict, isWall } = answer
  if (verdict.outcome !== 'unknown' || isWall || (status !== 429 && status < 500) || status === 999)
    return null
  const seconds = parseRetryAfter(headers['retry-after'], now)
  if (seconds === null) return soonMs
  return seconds * 1_000 <= maxWaitMs ? seconds * 1_000 + 100 * random : null
}

/** Whether a site that gave no verdict may well give one after this time. */
export function isWorthAskingLater(
  answer: SiteAnswer | SiteFault,
  waitMs: number,
  now: Date,
): boolean {
  if ('fault' in answer) return answer.fault !== 'timeout' && mendable.includes(answer.fault)
  const { headers, verdict, isWall } = answer
  const seconds = parseRetryAfter(headers['retry-after'], now)
  return verdict.outcome === 'unknown' && !isWall && (seconds ?? 0) * 1_000 <= waitMs
}

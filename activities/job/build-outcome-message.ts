import type { Outcome } from '../../contract/results/coverage.ts'
import { formatDuration } from '../../research/text/formats/format-duration.ts'

const messages: Readonly<Record<Outcome, string | null>> = {
  ok: null,
  no_results: null,
  rate_limited: 'Its rate limit is spent.',
  blocked: 'It refused to answer.',
  timeout: 'It did not answer in time.',
  changed: 'Its answer no longer has the documented shape, so nothing was read from it.',
  error: 'It could not be reached, or failed.',
  skipped: 'It was not asked.',
  not_configured: 'It is not configured.',
}

/** The sentence for an outcome of unknown cause; null where the outcome says it all. */
export function buildOutcomeMessage({
  outcome,
  waitSeconds = null,
}: {
  outcome: Outcome
  waitSeconds?: number | null
}): string | null {
  const message = messages[outcome]
  if (outcome !== 'rate_limited' || waitSeconds === null) return message
  return `Its rate limit is spent: try again in ${formatDuration(waitSeconds)}.`
}

import type { Outcome } from '../../contract/coverage.ts'

const messages: Readonly<Record<Outcome, string | null>> = {
  ok: null,
  no_results: null,
  rate_limited: 'It allows no request for now.',
  blocked: 'It refused to answer.',
  timeout: 'It did not answer in time.',
  changed: 'Its answer no longer has the documented shape, so nothing was read from it.',
  error: 'It could not be reached, or failed.',
  skipped: 'It was not asked.',
  not_configured: 'It is not configured.',
}

/** The sentence for an outcome that nothing more is known about; null where the outcome says it all. */
export function outcomeMessage({ outcome, waitSeconds = null }: { outcome: Outcome; waitSeconds?: number | null }): string | null {
  const wait = outcome === 'rate_limited' && waitSeconds !== null ? ` Its next one may go out in ${waitSeconds} s.` : ''
  const message = messages[outcome]
  return message === null ? null : `${message}${wait}`
}

import type { SourceAnswer } from '../../shared/source.ts'

/** Ten requests a second are allowed to an address, for all its hosts together. */
export const sec = {
  provider: 'sec',
  cacheSeconds: 86_400,
  termsUrl: 'https://www.sec.gov/os/webmaster-faq#code-support',
  licence: 'US Government work, public domain',
  throttled: parseThrottle,
} as const

/** Above the limit a page says so, and the address is closed out for ten minutes. */
function parseThrottle({ status, text }: SourceAnswer): number | null {
  return status === 403 && /request rate threshold/i.test(text) ? 600 : null
}

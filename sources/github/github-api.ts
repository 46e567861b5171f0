import { parseRetryAfter } from '../shared/parse-answer.ts'
import type { SourceAnswer, SourceRequest } from '../shared/source.ts'
import { parseWait } from '../shared/waits.ts'

/** What all steps at GitHub share. */
export const githubFacts = {
  provider: 'github',
  baseUrl: 'https://api.github.com',
  key: { name: 'github', need: 'optional' },
  cacheSeconds: 86_400,
  termsUrl:
    'https://docs.github.com/en/site-policy/github-terms/github-terms-of-service#h-api-terms',
  licence: 'GitHub Terms of Service; what people published on their profiles',
  throttled: parseThrottle,
} as const

/** A login: letters, digits and single hyphens inside, at most 39. */
export const githubLogin = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i

/**
 * A request to GitHub's REST API, of version 2022-11-28.
 * @param path from the first slash on
 */
export function buildGithubRequest(
  path: string,
  { base, key }: { base: string; key: string | null },
): SourceRequest {
  const headers = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' }
  return {
    url: `${base}${path}`,
    headers: key === null ? headers : { ...headers, authorization: `Bearer ${key}` },
  }
}

/**
 * GitHub says 403 or 429 for both its limits; of the secondary one without a
 * time, its documentation says "at least one minute".
 */
function parseThrottle({ status, headers, text }: SourceAnswer, now: Date): number | null {
  if (status !== 403 && status !== 429) return null
  const retryAfter = parseRetryAfter(headers['retry-after'], now)
  if (retryAfter !== null) return retryAfter
  if (headers['x-ratelimit-remaining'] === '0')
    return parseWait(headers['x-ratelimit-reset'], now) ?? 60
  return status === 429 || /secondary rate limit|abuse detection/i.test(text) ? 60 : null
}

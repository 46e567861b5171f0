import { parseOrcid } from '../shared/orcid-id.ts'
import type { Question, SourceRequest } from '../shared/source.ts'

/** What the steps of ORCID share. Public records are CC0. */
export const orcidFacts = {
  provider: 'orcid',
  baseUrl: 'https://pub.orcid.org',
  key: { name: 'orcid', need: 'optional' },
  // 24 a second are reported but undocumented: a third of it
  limit: { requests: 8, seconds: 1 },
  cacheSeconds: 86_400,
  termsUrl: 'https://info.orcid.org/public-client-terms-of-service/',
  licence: 'CC0-1.0',
} as const

/** @param key a token of scope /read-public; raises the limit, nothing else */
export function buildOrcidHeaders(key: string | null): Record<string, string> {
  return {
    accept: 'application/vnd.orcid+json',
    ...(key !== null && { authorization: `Bearer ${key}` }),
  }
}

/**
 * The request for a part of the record that another step found.
 * @returns null for a question that is no id of ORCID
 */
export function buildOrcidRecordRequest(
  { kind, text }: Question,
  { base, key, part }: { base: string; key: string | null; part: string },
): SourceRequest | null {
  const id = kind === 'id' ? parseOrcid(text) : null
  return id === null ? null : { url: `${base}/v3.0/${id}/${part}`, headers: buildOrcidHeaders(key) }
}

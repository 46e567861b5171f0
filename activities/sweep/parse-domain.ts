import { getDomain } from 'tldts'

/**
 * Whom a request troubles: the registrable name, or the address, so that `a.example.org` and
 * `b.example.org` count as one.
 */
export function parseDomain(url: string): string {
  return getDomain(url, { allowPrivateDomains: false }) ?? URL.parse(url)?.hostname ?? url
}

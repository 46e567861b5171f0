import { parseHost } from '../../research/text/addresses/parse-host.ts'
import { toRegistrableDomain } from '../../research/text/addresses/to-registrable-domain.ts'

/**
 * The domain that a request puts load on: the registrable name, or the address, so that
 * `a.example.org` and `b.example.org` count as one.
 */
export function parseDomain(url: string): string {
  return toRegistrableDomain(parseHost(url) ?? url, { arePrivate: false })
}

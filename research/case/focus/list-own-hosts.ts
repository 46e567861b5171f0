import type { Finding } from '../../records/finding.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'

/** The hosts of the person's own sites: pages that say who they are about. */
export function listOwnHosts(own: readonly Finding[]): ReadonlySet<string> {
  return new Set(
    own.flatMap(({ kind, method, url }) =>
      kind === 'person' && method === 'page_text' ? (parseHost(url) ?? url) : [],
    ),
  )
}

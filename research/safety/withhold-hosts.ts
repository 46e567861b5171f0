import { type DeniedHost, isDenied } from '../egress/host.ts'
import type { Finding } from '../records/finding.ts'
import { parseHost } from '../text/addresses/parse-host.ts'

/**
 * Networks behind a login may be named, never read; all other hosts of the list (brokers, leaks,
 * face searches …) are not shown either.
 */
const mayBeLinked = new Set(['login_gated'])

/**
 * Takes out what leads to hosts that the service does not point at: whole findings whose own page
 * is there, and such links of the others.
 * @param denied the rows of fixtures/egress/denied-hosts.json
 */
export function withholdHosts(
  findings: readonly Finding[],
  denied: readonly DeniedHost[],
): Finding[] {
  const withheld = denied.filter(({ reason }) => !mayBeLinked.has(reason))
  return findings
    .filter(({ url }) => !leadsTo(url, withheld))
    .map((finding) => ({
      ...finding,
      links: finding.links.filter(({ url }) => !leadsTo(url, withheld)),
    }))
}

function leadsTo(url: string, hosts: readonly DeniedHost[]): boolean {
  return isDenied(parseHost(url) ?? '', hosts)
}

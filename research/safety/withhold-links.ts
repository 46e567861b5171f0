import { type DeniedHost, isDenied } from '../egress/host.ts'
import type { Finding } from '../records/finding.ts'
import { findHosts } from '../text/addresses/find-hosts.ts'
import { parseHost } from '../text/addresses/parse-host.ts'
import { isPrivateAddress } from './is-private-address.ts'

/**
 * Networks behind a login may be named, never read; all other hosts of the list (brokers, leaks,
 * face searches …) are not shown either.
 */
const mayBeLinked = new Set(['login_gated'])

/**
 * Takes out what leads to hosts that the service does not point at, or to addresses that state
 * what is never shown of a person: whole findings whose own page is there, and such links and
 * pictures of the others.
 * @param denied the rows of fixtures/egress/denied-hosts.json
 */
export function withholdLinks(
  findings: readonly Finding[],
  denied: readonly DeniedHost[],
): Finding[] {
  const withheld = denied.filter(({ reason }) => !mayBeLinked.has(reason))
  const isShown = (url: string) =>
    ![parseHost(url) ?? '', ...findHosts(url)].some((host) => isDenied(host, withheld)) &&
    !isPrivateAddress(url)
  return findings
    .filter(({ url }) => isShown(url))
    .map((finding) => ({
      ...finding,
      links: finding.links.filter(({ url }) => isShown(url)),
      avatarUrl:
        finding.avatarUrl !== null && isShown(finding.avatarUrl) ? finding.avatarUrl : null,
    }))
}

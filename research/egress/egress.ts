import { type AddressFault, addressFaults, judgeAddress } from './address.ts'
import { type EgressAllow, isAllowed, toBareHost } from './allow.ts'
import { type DeniedHost, isDenied, isHostname, judgeName } from './host.ts'
import { listCarriedHosts } from './list-carried-hosts.ts'

/** Every answer of the guard, for logs and metrics. */
export const egressReasons = [
  'ok',
  'not_a_url',
  'scheme',
  'credentials',
  'hostname',
  'host_denied_by_terms',
  'local_name',
  ...addressFaults,
  'port',
  'unresolved',
] as const
export type EgressReason = (typeof egressReasons)[number]

type EgressDecision = { allow: boolean; reason: EgressReason }

type Question = {
  url: string
  /**
   * The addresses the host resolved to; absent before the DNS lookup, when only the URL is judged.
   */
  resolvesTo?: readonly string[] | undefined
  /** Whether it has answered with a page, after which nothing shows that it sends a visitor on. */
  isAnswered?: boolean
  allow?: EgressAllow
  denied?: readonly DeniedHost[]
}

const nothing: EgressAllow = { hosts: [], ranges: [] }

/**
 * Decides whether a URL from outside may be fetched. To be asked again for every
 * redirect, and with the very address that is connected to: an answer from DNS that was judged
 * earlier may have changed since.
 */
export function judgeEgress(question: Question): EgressDecision {
  const reason = findFault(question) ?? 'ok'
  return { allow: reason === 'ok', reason }
}

function findFault({
  url: text,
  resolvesTo,
  isAnswered = false,
  allow = nothing,
  denied = [],
}: Question): EgressReason | null {
  const url = URL.parse(text)
  if (url === null) return 'not_a_url'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'

  const host = toBareHost(url)
  const isLiteral = judgeAddress(host) !== 'not_an_address'
  const trusted = isAllowed(allow, host, choosePort(url))
  if (!isLiteral && !isHostname(host)) return 'hostname'
  // The operator opens networks, not other people's terms: this comes before the exemptions.
  // A copy or a translation is read no more than the page itself.
  if ([host, ...listCarriedHosts(url, { isAnswered })].some((one) => isDenied(one, denied)))
    return 'host_denied_by_terms'

  const nameFault = isLiteral ? null : judgeName(host)
  if (nameFault !== null && (!trusted || nameFault === 'metadata_address')) return nameFault
  const addressFault = findAddressFault(
    [...(isLiteral ? [host] : []), ...(resolvesTo ?? [])],
    trusted,
    allow,
  )
  if (addressFault !== null) return addressFault
  if (!trusted && url.protocol !== 'https:') return 'scheme'
  if (!trusted && choosePort(url) !== 443) return 'port'
  return resolvesTo?.length === 0 && !isLiteral ? 'unresolved' : null
}

/** One bad address among several is enough: which of them is used is not ours to choose. */
function findAddressFault(
  addresses: readonly string[],
  trusted: boolean,
  allow: EgressAllow,
): AddressFault | null {
  for (const address of addresses) {
    const fault = judgeAddress(address, allow.ranges)
    if (fault === null) continue
    if (!trusted || fault === 'metadata_address' || fault === 'not_an_address') return fault
  }
  return null
}

function choosePort(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

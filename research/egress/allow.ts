import ipaddr from 'ipaddr.js'
import { isAddressWithin, type Range } from './address.ts'

type HostEntry = { host: string; port: number | null }

/** What an operator exempts from the private-address guard. */
export type EgressAllow = { hosts: readonly HostEntry[]; ranges: readonly Range[] }

/** An entry of the list that cannot be meant; the message is for the operator who wrote it. */
export class EgressAllowError extends Error {
  override name = 'EgressAllowError' as const
}

/**
 * Reads a list of hosts (`searxng`), host:port pairs (`searxng:8080`, `[::1]:8080`) and CIDR ranges
 * (`10.20.0.0/16`).
 * @throws EgressAllowError naming the entry, since a misread exemption opens the guard or closes a
 * service.
 */
export function parseEgressAllow(list: readonly string[]): EgressAllow {
  const entries = list.map((entry) => entry.trim())
  return {
    hosts: entries.filter((entry) => !entry.includes('/')).map(parseHostEntry),
    ranges: entries.filter((entry) => entry.includes('/')).map(parseRange),
  }
}

/**
 * Whether the operator vouches for this host on this port: listed by name, or an address inside a
 * listed range.
 */
export function isAllowed(allow: EgressAllow, host: string, port: number): boolean {
  const listed = allow.hosts.some(
    (entry) => entry.host === host && (entry.port === null || entry.port === port),
  )
  return listed || isAddressWithin(host, allow.ranges)
}

function parseRange(entry: string): Range {
  if (entry.includes('://')) throw fault(entry, 'is a URL: write its host, or host:port')
  if (!ipaddr.isValidCIDR(entry)) throw fault(entry, 'is not a CIDR range such as 10.20.0.0/16')
  const [address, bits] = ipaddr.parseCIDR(entry)
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(entry)
      : ipaddr.IPv6.networkAddressFromCIDR(entry)
  if (first.toString() !== address.toString())
    throw fault(entry, `names a host, not a range: did you mean ${first}/${bits}?`)
  return [address, bits]
}

function parseHostEntry(entry: string): HostEntry {
  // asking of every `host:port` takes a tenth of a second for a list of hundreds
  const isIPv6 = /:.*:/.test(entry) && ipaddr.IPv6.isValid(entry)
  const [, name, digits] =
    /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(isIPv6 ? `[${entry}]` : entry) ?? []
  if (name === undefined || name === '')
    throw fault(entry, 'is not a host, a host:port pair or a CIDR range')
  if (/[*?#@\\%\s]/.test(name))
    throw fault(entry, 'is not a host name; wildcards are not understood')
  const url = URL.parse(`https://${name}/`)
  if (url === null) throw fault(entry, 'is not a host name or an address')
  const port = digits === undefined ? null : Number(digits)
  if (port !== null && (port < 1 || port > 65_535))
    throw fault(entry, 'has a port outside 1 to 65535')
  return { host: toBareHost(url), port }
}

/** The host as it is compared everywhere: no brackets, no dot of the root. */
export function toBareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

function fault(entry: string, why: string): EgressAllowError {
  return new EgressAllowError(`"${entry}" ${why}`)
}

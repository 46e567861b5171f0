import ipaddr from 'ipaddr.js'
import { memoize } from '../text/memoize.ts'

/** Why an address is no place on the public internet. */
export const addressFaults = [
  'not_an_address',
  'unspecified_address',
  'loopback_address',
  'private_address',
  'link_local_address',
  'metadata_address',
  'multicast_address',
  'reserved_address',
] as const
export type AddressFault = (typeof addressFaults)[number]

type Address = ipaddr.IPv4 | ipaddr.IPv6
export type Range = [Address, number]

/**
 * Metadata services that issue cloud credentials to any client inside; some lie outside every
 * private range.
 */
const metadataAddresses = new Set(
  [
    '169.254.169.254', // AWS, GCP, Azure, OpenStack and most others
    '169.254.170.2', // AWS task credentials
    '169.254.170.23', // AWS pod identity
    '169.254.0.23', // Tencent
    '100.100.100.200', // Alibaba
    '168.63.129.16', // Azure's host, in an otherwise public range
    '192.0.0.192', // Oracle
    'fd00:ec2::254', // AWS
    'fd00:ec2::23', // AWS pod identity
    'fd20:ce::254', // GCP
    'fe80::a9fe:a9fe', // OpenStack
  ].map((address) => ipaddr.parse(address).toString()),
)

/**
 * By the names that ipaddr.js gives to its ranges; whatever is missing here is reserved for
 * something that we do not need.
 */
const faultOfRange: Readonly<Record<string, AddressFault>> = {
  unspecified: 'unspecified_address',
  loopback: 'loopback_address',
  private: 'private_address',
  carrierGradeNat: 'private_address',
  uniqueLocal: 'private_address',
  deprecatedSiteLocal: 'private_address',
  linkLocal: 'link_local_address',
  multicast: 'multicast_address',
}

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * IPv6 ranges that carry an IPv4 address, at this byte. Only two of them lead to public servers: a
 * mapped address is its IPv4 address, and networks without IPv4 reach it through the well-known
 * NAT64 prefix. The rest are tunnels, which host no public sites.
 */
const carriers = [
  { range: ipaddr.parseCIDR('::ffff:0:0/96'), at: 12, mask: 0, leadsOut: true },
  { range: ipaddr.parseCIDR('64:ff9b::/96'), at: 12, mask: 0, leadsOut: true },
  { range: ipaddr.parseCIDR('64:ff9b:1::/48'), at: 12, mask: 0, leadsOut: false },
  { range: ipaddr.parseCIDR('::/96'), at: 12, mask: 0, leadsOut: false },
  { range: ipaddr.parseCIDR('::ffff:0:0:0/96'), at: 12, mask: 0, leadsOut: false },
  { range: ipaddr.parseCIDR('2002::/16'), at: 2, mask: 0, leadsOut: false },
  // Teredo stores the client's address inverted.
  { range: ipaddr.parseCIDR('2001::/32'), at: 12, mask: 0xff, leadsOut: false },
]

/**
 * What speaks against connecting to this address, or null for a public one. `exempt` are ranges an
 * operator opened; nothing opens a metadata address, because a name that is trusted may still be
 * made to resolve to it.
 */
export function judgeAddress(text: string, exempt: readonly Range[] = []): AddressFault | null {
  const address = parseAddress(text)
  if (address === null) return 'not_an_address'
  const fault = judge(address)
  if (fault === null || fault === 'metadata_address') return fault
  return isWithin(address, exempt) ? null : fault
}

/**
 * True if the text is an address inside one of the ranges; a mapped address counts as its IPv4
 * address.
 */
export function isAddressWithin(text: string, ranges: readonly Range[]): boolean {
  const address = parseAddress(text)
  return address !== null && isWithin(address, ranges)
}

/** One request asks four times about the same address. */
const parseAddress = memoize(parseAddressText, { max: 500, maxKeyLength: 64 })

/**
 * Only the spellings that a resolver or the URL parser writes: "010.0.0.1" is 10.0.0.1 to some and
 * 8.0.0.1 to others.
 */
function parseAddressText(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  const [, digits, zone] = /^([\da-f:.]*:[\da-f:.]*)(%.+)?$/i.exec(text) ?? []
  // ipaddr.js takes ::8.8.8.8 for ::ffff:8.8.8.8, so the URL parser rewrites a dotted tail as
  // hexadecimal first.
  const url = digits === undefined ? null : URL.parse(`https://[${digits}]/`)
  if (url === null) return null
  const address = ipaddr.IPv6.parse(url.hostname.slice(1, -1))
  // A zone names an interface of this machine, so with any other address it is nonsense.
  if (zone !== undefined && address.range() !== 'linkLocal') return null
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

function judge(address: Address): AddressFault | null {
  if (metadataAddresses.has(address.toString())) return 'metadata_address'
  return address instanceof ipaddr.IPv6 ? judgeIPv6(address) : judgeRange(address.range())
}

function judgeIPv6(address: ipaddr.IPv6): AddressFault | null {
  const range = address.range()
  if (range === 'unspecified' || range === 'loopback') return judgeRange(range)
  const carrier = carriers.find((candidate) => address.match(candidate.range))
  if (carrier !== undefined) {
    const octets = address.toByteArray().slice(carrier.at, carrier.at + 4)
    return (
      judge(new ipaddr.IPv4(octets.map((octet) => octet ^ carrier.mask))) ??
      (carrier.leadsOut ? null : 'reserved_address')
    )
  }
  return judgeRange(range === 'unicast' && !address.match(globalUnicast) ? 'reserved' : range)
}

function judgeRange(range: string): AddressFault | null {
  return range === 'unicast' ? null : (faultOfRange[range] ?? 'reserved_address')
}

function isWithin(address: Address, ranges: readonly Range[]): boolean {
  return ranges.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )
}

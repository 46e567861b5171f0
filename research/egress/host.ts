/**
 * A host that no source may be read from, with the kind of reason
 * (fixtures/egress/denied-hosts.json).
 */
export type DeniedHost = { host: string; reason: string }

type NameFault = 'loopback_address' | 'metadata_address' | 'local_name'

const metadataNames = [
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
  'metadata.tencentyun.com',
]

/**
 * Top-level names that are reserved for, or commonly used by, private networks; none is in the
 * public root.
 */
const localSuffixes = [
  'local',
  'internal',
  'home.arpa',
  'localdomain',
  'intranet',
  'lan',
  'corp',
  'home',
  'private',
]

/** True for a name that DNS could carry: RFC 1035's lengths and no empty labels. */
export function isHostname(host: string): boolean {
  return host.length <= 253 && host.split('.').every((label) => label !== '' && label.length <= 63)
}

/** True for a host of the list or below one. */
export function isDenied(host: string, denied: readonly DeniedHost[]): boolean {
  return denied.some((row) => isAtOrBelow(host, row.host))
}

/** What a name says about where it leads before anyone asks DNS, or null. */
export function judgeName(host: string): NameFault | null {
  if (metadataNames.includes(host)) return 'metadata_address'
  if (isAtOrBelow(host, 'localhost')) return 'loopback_address'
  // A bare word is completed by the resolver's search domains, so it names something nearby.
  if (!host.includes('.') || localSuffixes.some((suffix) => isAtOrBelow(host, suffix)))
    return 'local_name'
  return null
}

function isAtOrBelow(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`)
}

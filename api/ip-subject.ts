import ipaddr from 'ipaddr.js'

/** What of an address is counted: IPv4 whole, IPv6 by its /64, since a single host commands that many. */
export function ipSubject(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

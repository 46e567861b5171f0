import ipaddr from 'ipaddr.js'
import { memoize } from '../../research/text/memoize.ts'

/** As `parseSubject`; the addresses of late are remembered, since callers come back. */
export const toIpSubject = memoize(parseSubject, { max: 1_000 })

/**
 * What of an address is counted: IPv4 whole, IPv6 by its /64, since a single host commands that
 * many. A port is left out: some proxies append it to the address that they forward.
 */
function parseSubject(text: string): string {
  const ip = withoutPort(text)
  if (!ipaddr.IPv4.isValidFourPartDecimal(ip) && !ipaddr.IPv6.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}

function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  return bracketed ?? dotted ?? text
}

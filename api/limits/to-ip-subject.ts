import ipaddr from 'ipaddr.js'

const capacity = 1_000
const known = new Map<string, string>()

/** As `parseSubject`; the addresses of late are remembered, since callers come back. */
export function toIpSubject(text: string): string {
  const before = known.get(text)
  if (before !== undefined) return before
  const subject = parseSubject(text)
  if (known.size >= capacity) known.clear()
  known.set(text, subject)
  return subject
}

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

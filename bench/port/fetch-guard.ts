import deniedHosts from '../../fixtures/egress/denied-hosts.json' with { type: 'json' }
import { decideEgress } from '../../research/egress.ts'

/** The guard in front of every fetch, asked from outside (design §10): the shipped deny list, no exemptions, nothing connected to. */
export function fetchGuard(line: { url: string; resolvesTo?: string[] }): { allow: boolean; reason: string } {
  return decideEgress({ url: line.url, resolvesTo: line.resolvesTo, denied: deniedHosts })
}

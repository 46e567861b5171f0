import { judgeAddress } from '../egress/address.ts'
import { type EgressAllow, toBareHost } from '../egress/allow.ts'
import { judgeEgress } from '../egress/egress.ts'
import { type DeniedHost, judgeName } from '../egress/host.ts'

/**
 * Why an address cannot be a webhook's, or null: what the egress guard refuses, and
 * http, except to this very machine where the operator allows that. To be asked when it is
 * registered and again before each attempt; the guard itself judges what is connected to.
 */
export function judgeWebhookUrl(
  text: string,
  rules: { allow: EgressAllow; denied: readonly DeniedHost[] },
): string | null {
  const { allow, reason } = judgeEgress({ url: text, ...rules })
  if (!allow) return reason
  const url = URL.parse(text)
  if (url === null) return 'not_a_url'
  return url.protocol === 'https:' || isLoopback(toBareHost(url)) ? null : 'scheme'
}

function isLoopback(host: string): boolean {
  return judgeAddress(host) === 'loopback_address' || judgeName(host) === 'loopback_address'
}

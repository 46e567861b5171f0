import { type EgressAllow, isAllowed, toBareHost } from '../../research/egress/allow.ts'
import { type Call, harmless } from './call.ts'
import { choosePort } from './choose-port.ts'

/** @returns the request to the mirror instead; null when the page is asked for where it is */
export type Mirror = (call: Call) => Call | null

/**
 * Asks a gateway of the operator for other people's pages: `<base>/https://host/path?query`, whole
 * and not encoded, as web archives take it. Parameters that may be keys are left out, since the
 * gateway is not their recipient. Hosts on the operator's allow list are near and are requested
 * directly.
 * @param base http(s) address without query, with or without a slash at its end
 * @throws TypeError when it is no address
 */
export function createMirror(base: string, allow: EgressAllow): Mirror {
  const start = new URL(base).href.replace(/\/$/, '')
  return ({ method, url, headers, body }) => {
    if (isAllowed(allow, toBareHost(url), choosePort(url))) return null
    const kept = Object.entries(headers).filter(([name]) => harmless.has(name))
    return { method, url: new URL(`${start}/${url.href}`), headers: Object.fromEntries(kept), body }
  }
}

import type { FetchFault } from './fetcher.ts'

/** What the system says when there is no way to a network or a host. */
const unreachableCodes = new Set([
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENETDOWN',
  'EHOSTDOWN',
  'EADDRNOTAVAIL',
])

/**
 * Whether a request never left this machine: its host has no address, or there is no route to it.
 */
export function isUnreachable({
  fault,
  code,
}: {
  fault: FetchFault
  code: string | null
}): boolean {
  return fault === 'dns' || (code !== null && unreachableCodes.has(code))
}

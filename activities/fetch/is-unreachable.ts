import type { FetchFault } from './fetcher.ts'

type Failed = { fault: FetchFault; code: string | null }

/** What the system says when there is no way to a network or a host. */
const unreachableCodes = new Set(['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EHOSTDOWN'])

/** What it says when this machine has no file, memory or port left for a connection. */
const exhaustedCodes = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'EADDRNOTAVAIL'])

/**
 * Whether a request never left this machine: its host has no address, there is no route to it, or
 * nothing left to connect with.
 */
export function isUnreachable(failed: Failed): boolean {
  const { fault, code } = failed
  return fault === 'dns' || isExhausted(failed) || (code !== null && unreachableCodes.has(code))
}

/** Whether this machine had nothing left to connect with: the far side has no part in that. */
export function isExhausted({ code }: Pick<Failed, 'code'>): boolean {
  return code !== null && exhaustedCodes.has(code)
}

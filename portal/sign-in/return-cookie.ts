import type { Cookie, Visit } from '../page.ts'

const name = 'return_to'
const maxLength = 1_000
const maxAgeSeconds = 1_800

/**
 * Where a user was going when they were sent to sign in: a link comes by another way than that
 * page.
 * @param returnTo null removes it
 */
export function buildReturnCookie(returnTo: string | null): Cookie {
  if (returnTo === null || returnTo === '' || returnTo.length > maxLength)
    return { name, value: null, maxAgeSeconds: 0 }
  return { name, value: Buffer.from(returnTo).toString('base64url'), maxAgeSeconds }
}

/** @returns what the browser kept, which leads nowhere unless it is an address of ours */
export function findReturnTo(visit: Visit): string | null {
  const value = visit.findCookie(name)
  return value === null ? null : Buffer.from(value, 'base64url').toString()
}

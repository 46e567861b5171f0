import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something comes from a page of ours. Browsers say where it comes
 * from, by `Sec-Fetch-Site` or by `Origin` (Fetch Standard); a request that says neither is
 * refused.
 */
export function isFromOwnPage(
  { 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site === 'same-origin'
  // the same service under another of its names, such as 127.0.0.1 for localhost
  const own = [new URL(publicUrl).origin, `http://${host}`, `https://${host}`]
  return own.includes(origin)
}

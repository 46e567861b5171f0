/** Parameters that say how a reader came, not what is shown. */
const tracking = /^(?:utm_\w+|gclid|fbclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igsh|igshid|mc_cid|mc_eid|srsltid|_ga|_gl)$/i

/**
 * One spelling for the links to one page (sources §2): no fragment, tracking parameters, default port or slash at the end of a path.
 * @returns null for what is no public web address
 */
export function canonicalUrl(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  // Only a query that holds such parameters is written anew: others keep their own spelling
  const given = url.search.slice(1).split('&')
  const kept = given.filter((pair) => pair !== '' && !tracking.test(pair.split('=')[0] ?? ''))
  if (kept.length !== given.length) url.search = kept.join('&')
  url.hostname = url.hostname.replace(/\.$/, '')
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '')
  return url.href
}

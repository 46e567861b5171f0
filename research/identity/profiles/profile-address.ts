import { parse } from 'tldts'
import { parseHttpUrl } from '../../text/addresses/parse-http-url.ts'

export type Profile = {
  /** One of `platformNames`. */
  platform: string
  /** Without @; in lower case where the platform ignores case; `user@host` in the fediverse. */
  handle: string
}

/**
 * What of an address names a page, with the spelling differences between links to the same profile
 * taken out.
 */
export type ProfileAddress = {
  /** Lower case, ASCII, without www, mobile and language subdomains. */
  host: string
  /** The registrable name: `example.co.uk`. */
  domain: string
  /** What stands before the registrable name, after the same cleaning; '' when nothing does. */
  subdomain: string
  /** Decoded path segments, none empty. */
  path: string[]
  query: URLSearchParams
}

const scheme = /^[a-z][a-z0-9+.-]*:/i
const hiddenLabels = /^(?:www\d?|m|mobile|mobil|touch|wap|web|amp|beta|[a-z]{2}(?:-[a-z]{2})?)$/

/** Two-letter and other labels that are places of their own, not languages. */
const ownPlaces = ['t', 'bsky']

/** Characters that are read: servers take no longer addresses. */
const maxLength = 8_000

/**
 * Reads a link as people paste it ("m.example.org/ada/", "//example.org/ada?utm_source=x"); null
 * when it leads to no public web page.
 */
export function parseProfileAddress(text: string): ProfileAddress | null {
  const url = parseHttpUrl(withScheme(text.trim().slice(0, maxLength)))
  if (url === null || url.username !== '' || url.password !== '') return null
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return null
  const host = url.hostname.replace(/\.$/, '')
  const { domain, subdomain, isIp } = parse(host)
  if (domain === null || isIp === true) return null
  // "#!/ada" was how single pages named their places before they could change the path
  const path = decodePath(
    url.hash.startsWith('#!/') && url.pathname === '/' ? url.hash.slice(2) : url.pathname,
  )
  if (path === null) return null
  const cleaned = cleanSubdomain(subdomain ?? '')
  return {
    host: cleaned === '' ? domain : `${cleaned}.${domain}`,
    domain,
    subdomain: cleaned,
    path,
    query: url.searchParams,
  }
}

function withScheme(text: string): string {
  const pasted = text.replace(/^<(.*)>$/, '$1')
  if (pasted.startsWith('//')) return `https:${pasted}`
  return scheme.test(pasted) && !/^[^/]+\.[a-z]+:\d/i.test(pasted) ? pasted : `https://${pasted}`
}

function cleanSubdomain(subdomain: string): string {
  const labels = subdomain.split('.').filter((label) => label !== '')
  while (labels[0] !== undefined && hiddenLabels.test(labels[0]) && !ownPlaces.includes(labels[0]))
    labels.shift()
  return labels.join('.')
}

function decodePath(pathname: string): string[] | null {
  try {
    const segments = pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).normalize('NFC').trim())
    // a slash or a dot segment that only appears after decoding is an evasion, not a profile
    return segments.some((segment) => /[/\\\p{Cc}]|^\.{1,2}$/u.test(segment))
      ? null
      : segments.filter((segment) => segment !== '')
  } catch {
    return null
  }
}

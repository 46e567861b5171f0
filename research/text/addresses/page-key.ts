import { joinAlternatives } from '../patterns/unwrap.ts'
import { decodePercents } from './decode-percents.ts'
import { toPageHost } from './parse-host.ts'
import { parseHttpUrl } from './parse-http-url.ts'
import { mostlyTrackingParameters, trackingParameters } from './tables/tracking-parameters.ts'

const tracking = new RegExp(`^${joinAlternatives(trackingParameters)}$`, 'i')
/** Left out of a comparison, kept in an address that is opened. */
const mostlyTracking = new RegExp(`^${joinAlternatives(mostlyTrackingParameters)}$`, 'i')

/** The file that a server shows for its folder. */
const indexFile = /\/(?:index\.(?:[sx]?html?|php|jsp|aspx?)|default\.(?:html?|aspx?))$/i
/** A place within a page that a program in the browser shows as a page. */
const route = /^#!?\/./

/**
 * Equal for spellings of one page's address: scheme, `www.` and other hosts that show the same
 * pages, default port, tracking, order of parameters, escapes, index file, slash at the end and
 * fragment. For comparing, not for opening. Starts with the host, whose root is `host/`.
 * @returns null for what is no address of a web page, or has a password
 */
export function toPageKey(text: string): string | null {
  const url = parsePageUrl(text)
  if (url === null) return null
  const host = toPageHost(url.host).replace(/:(?:80|443)$/, '')
  const path = plainEscapes(url.pathname)
    .replace(/\/+$/, '')
    .replace(indexFile, '')
    .replace(/\/+$/, '')
  const kept = [...url.searchParams]
    .filter(([name]) => !tracking.test(name) && !mostlyTracking.test(name))
    .map((pair) => pair.map(encodeURIComponent).join('='))
  const query = kept.length > 0 ? `?${kept.sort().join('&')}` : ''
  return `${host}${path === '' ? '/' : path}${query}${route.test(url.hash) ? url.hash : ''}`
}

/**
 * Equal for addresses of one path of a site, whatever their queries say: by these a page sorts or
 * shares itself.
 */
export function toPathKey(text: string): string | null {
  return toPageKey(text)?.replace(/[?#].*$/, '') ?? null
}

/** An address as people say it: `quibbleworth.org/about`. */
export function toSpokenAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
}

/** Parts of an address in lower case, without escapes and slashes at the end. */
type LooseAddress = { host: string; path: string; query: string }

/** For what a site answers, which spells names as it likes: too loose for comparing pages. */
export function parseLooseAddress(text: string): LooseAddress | null {
  const url = URL.parse(text)
  if (url === null) return null
  const [path, query] = [url.pathname, url.search].map((part) =>
    decodePercents(part.replaceAll('+', ' ')).toLowerCase().replace(/\/+$/, ''),
  )
  return { host: toPageHost(url.hostname), path: path ?? '', query: query ?? '' }
}

/** Whether a site answered at the asked address: it may add parameters, not change them. */
export function isLooselySame(answered: LooseAddress, asked: LooseAddress): boolean {
  const given = new URLSearchParams(answered.query)
  return (
    answered.host === asked.host &&
    answered.path === asked.path &&
    [...new URLSearchParams(asked.query)].every(
      ([name, value]) => value === '' || given.get(name) === value,
    )
  )
}

/**
 * One way to write an address that is opened: without fragment, tracking, default port and slash
 * at the end of a path. Spellings that a server may answer differently stay different.
 * @returns null for what is no address of a web page, or has a password
 */
export function toPageAddress(text: string): string | null {
  const url = parsePageUrl(text)
  if (url === null) return null
  url.hash = ''
  // only a query that holds such parameters is written anew: others keep their own spelling
  const given = url.search.slice(1).split('&')
  const kept = given.filter((pair) => pair !== '' && !tracking.test(pair.split('=')[0] ?? ''))
  if (kept.length !== given.length) url.search = kept.join('&')
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '')
  return url.href
}

/** An address without a password, whose host ends with no dot. */
function parsePageUrl(text: string): URL | null {
  const url = parseHttpUrl(text.trim())
  if (url === null || url.username !== '' || url.password !== '') return null
  url.hostname = url.hostname.replace(/\.$/, '')
  return url
}

/** RFC 3986, 6.2.2: escapes of letters and digits are these, and others are in capitals. */
function plainEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : triplet.toUpperCase()
  })
}

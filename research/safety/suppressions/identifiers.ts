/**
 * Identifiers as texts that are equal when they mean the same: `email:…`, `phone:…`,
 * `handle:platform:name`, `url:…`.
 */
import { buildEmailFacts } from '../../identity/contacts/build-email-facts.ts'
import { listNamedAccounts } from '../../identity/profiles/list-named-accounts.ts'
import { parseProfileUrl } from '../../identity/profiles/parse-profile-url.ts'
import {
  type ProfileAddress,
  parseProfileAddress,
} from '../../identity/profiles/profile-address.ts'
import { toPlatformName } from '../../identity/profiles/to-platform-name.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import { dropDuplicates } from '../../text/order.ts'

/** @param canonical as `buildEmailFacts` makes it */
export function toEmailKey(canonical: string): string {
  return `email:${canonical}`
}

/** An address as a source writes it; all spellings of one mailbox have the same key. */
export function toWrittenEmailKey(email: string): string {
  return toEmailKey(buildEmailFacts(email.trim().toLowerCase()).canonical)
}

/** @param number E.164 */
export function toPhoneKey(number: string): string {
  return `phone:${number}`
}

/** @param platform null = whichever; else by any of its names */
export function buildHandleKey(platform: string | null, handle: string): string {
  return `handle:${platform === null ? '' : toPlatformName(platform)}:${foldHandle(handle)}`
}

/** A handle without @ and in lower case: neither distinguishes two people. */
export function foldHandle(handle: string): string {
  return handle
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^@/, '')
    .toLowerCase()
}

/** What a network writes behind a name: the server of a fediverse handle, Bluesky's own host. */
const ofServer = /@.*$|\.bsky\.social$/

/**
 * All that an account answers to: with and without its platform, and in the fediverse with and
 * without its host.
 */
export function buildAccountKeys(platform: string | null, handle: string): string[] {
  const whole = foldHandle(handle)
  const local = whole.replace(ofServer, '')
  const keys = [buildHandleKey(null, local)]
  // a handle with a host names its network
  const where = platform ?? (whole.includes('@') ? 'mastodon' : null)
  if (where !== null) keys.push(buildHandleKey(where, whole), buildHandleKey(where, local))
  return where === bluesky ? [...keys, `url:${whole}`] : keys
}

/** Its handles are hosts, whose front page is their holder's. */
const bluesky = 'bluesky'

/**
 * The accounts that an address leads to or stands below, and the page itself; empty for what is no
 * public web address.
 */
export function buildAddressKeys(url: string): string[] {
  const profile = parseProfileUrl(url)
  const accounts = [...(profile === null ? [] : [profile]), ...listNamedAccounts(url)]
  // opt-outs of earlier versions are stored with the names of index files, and with more parameters
  const pages = new Set([toOptOutPage(url), firstOptOutPage(url)].flatMap((page) => page ?? []))
  const keys = [...pages].map((page) => `url:${page}`)
  const named = accounts.flatMap(({ platform, handle }) => buildAccountKeys(platform, handle))
  const fronts = [...pages].filter((page) => !page.includes('/'))
  return dropDuplicates([
    ...named,
    ...fronts.flatMap((host) => buildAccountKeys(bluesky, host)),
    ...keys,
  ])
}

/**
 * The page that an opt-out names: wider than a page's key, since languages and case are left out,
 * too. Null for what is no public web address.
 */
export function toOptOutPage(url: string): string | null {
  const address = parseProfileAddress(url)
  if (address === null) return null
  const path = [address.host, ...address.path.map(encodeURIComponent)].join('/')
  const query = ownParameters(address)
    .filter(([name]) => !language.test(name))
    .map((pair) => pair.map(encodeURIComponent).join('='))
  const page = toPageKey(`https://${path}?${query.join('&')}`)
  return page === null ? null : decodeURI(page).toLowerCase().replace(/\/$/, '')
}

function firstOptOutPage(url: string): string | null {
  const address = parseProfileAddress(url)
  if (address === null) return null
  const query = ownParameters(address).map((pair) => pair.join('='))
  const path = [address.host, ...address.path].join('/')
  return `${path}${query.length === 0 ? '' : `?${query.sort().join('&')}`}`.toLowerCase()
}

/**
 * What people add to an address of an account without changing where it leads. `toPageKey` leaves
 * out most of it as well; keys of the first spelling are stored, so this list stays as it is.
 */
const tracking = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|ref|ref_src|si|s|share|mc_cid|mc_eid)$/

/** Of a page in another language. */
const language = /^(?:lang|language|locale|hl|lc)$/i

function ownParameters({ query }: ProfileAddress): [string, string][] {
  return [...query].filter(([name]) => !tracking.test(name))
}

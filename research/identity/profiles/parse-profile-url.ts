import { unwrap } from '../../text/patterns/unwrap.ts'
import { parseFediverse } from './fediverse.ts'
import { makerPlatforms } from './maker-platforms.ts'
import { parseSiteProfile } from './parse-site-profile.ts'
import type { Platform } from './platform.ts'
import { type Profile, type ProfileAddress, parseProfileAddress } from './profile-address.ts'
import { isPageWord, reservedWords } from './reserved-words.ts'
import { socialPlatforms } from './social-platforms.ts'

export const platforms: readonly Platform[] = [...socialPlatforms, ...makerPlatforms]
const byHost = Map.groupBy(
  platforms.flatMap((platform) => platform.hosts.map((host) => ({ host, platform }))),
  ({ host }) => host,
)

export const platformNames: readonly string[] = [
  ...new Set(platforms.map(({ name }) => name)),
  'mastodon',
]

/**
 * Whose profile a link leads to, or null: for posts, searches, companies, log-ins, home pages and
 * sites that are not known. Platforms with rules of their own come first, then the fediverse, then
 * the sites of the shipped lists.
 */
export function parseProfileUrl(url: string): Profile | null {
  const address = parseProfileAddress(url)
  if (address === null) return null
  const profile = parsePlatform(address)
  // a platform's own rules are complete for its own hosts
  if (profile !== null || byHost.has(address.host)) return profile
  const isPlatform = findRows(address) !== undefined
  return (isPlatform ? null : parseFediverse(address)) ?? parseSiteProfile(address)
}

/** The same, but for sites of the lists: what is no profile of a platform may be a page to read. */
export function parsePlatformProfile(url: string): Profile | null {
  const address = parseProfileAddress(url)
  return address === null ? null : (parsePlatform(address) ?? parseFediverse(address))
}

/** @returns the rows of a platform, by the host or the registrable name of an address */
export function findRows({ host, domain }: ProfileAddress) {
  return [host, domain, unlocalised(host), unlocalised(domain)]
    .values()
    .map((name) => byHost.get(name))
    .find((rows) => rows !== undefined)
}

function parsePlatform(address: ProfileAddress): Profile | null {
  for (const { platform } of findRows(address) ?? []) {
    const handle = parseHandle(platform, address)
    if (handle !== null) return { platform: platform.name, handle }
  }
  return address.domain === 'linkedin.com' ? parseLegacyLinkedin(address) : null
}

const localDomain = new RegExp(
  unwrap`
    ^(pinterest|quora|blogspot|flickr|tumblr|etsy|scholar\.google|google)\.(?:[a-z]{2}
    |co\.[a-z]{2}|com\.[a-z]{2})$`,
)

/** pinterest.de and pinterest.co.uk are pinterest.com */
function unlocalised(domain: string): string {
  return domain.replace(localDomain, '$1.com')
}

function parseHandle(platform: Platform, address: ProfileAddress): string | null {
  const { path, query } = address
  const asText = `/${path.join('/')}`
  const named =
    platform.query?.path.test(asText) === true ? query.get(platform.query.parameter) : null
  if (named !== null) return check(platform, named, platform.query?.handle, false)

  const isOwnHost = platform.hosts.includes(address.host)
  if (platform.subdomains === true && !isOwnHost && address.subdomain !== '') {
    // each page of a personal site belongs to its owner, but a post is a post
    const isFront =
      path.length === 0 ||
      (path.length === 1 && platform.tabs?.includes((path[0] ?? '').toLowerCase()) === true)
    return isFront ? check(platform, address.subdomain) : null
  }
  if (
    !isOwnHost &&
    address.subdomain !== '' &&
    platform.mirrors !== 'any' &&
    platform.mirrors?.includes(address.subdomain) !== true
  )
    return null
  for (const shown of withoutTab(platform, path)) {
    for (const pattern of platform.paths ?? []) {
      const handle = pattern.exec(`/${shown.join('/')}`)?.groups?.handle
      const checked =
        handle === undefined
          ? null
          : check(platform, handle, undefined, shown.length === 1 && !asText.startsWith('/@'))
      if (checked !== null) return checked
    }
  }
  return null
}

/** Tabs that list what has pages of its own: `/ada/posts/how-to-draw` is a post. */
const listings = new Set(
  `albums answers articles clips comments lists notes photos playlists podcasts posts projects
  questions reels releases repositories reviews screenshots sets shorts snippets streams tracks
  videos`.split(/\s+/),
)

/**
 * The path itself, and what is left of it without the names of a profile's own pages at its end.
 */
function withoutTab({ tabs = [] }: Platform, path: readonly string[]): string[][] {
  const shown = [[...path]]
  const tab = path.findIndex((segment, index) => index > 0 && tabs.includes(segment.toLowerCase()))
  const [listed = '', page = 'all', ...further] = path.slice(tab)
  const isOwnPage = (listings.has(listed.toLowerCase()) ? /^[a-z_]+$/i : /^[a-z_-]+$/i).test(page)
  if (tab > 0 && further.length === 0 && isOwnPage) shown.push(path.slice(0, tab))
  return shown
}

function check(
  platform: Platform,
  written: string,
  form = platform.handle,
  mayBePage = true,
): string | null {
  const handle = written.replace(/^@/, '')
  const whole = new RegExp(`^(?:${form.source})$`, form.flags)
  if (!whole.test(handle)) return null
  const word = handle.toLowerCase()
  if (platform.reserved?.includes(word) === true || isPageWord(word)) return null
  if (mayBePage && reservedWords.has(word)) return null
  const isId = platform.id !== undefined && new RegExp(`^(?:${platform.id.source})$`).test(handle)
  return platform.foldsCase && !isId ? word : handle
}

/**
 * `/pub/ada-example/12/345/678` of old links is `/in/ada-example-67834512` today: the groups in
 * reverse, the later two padded.
 */
function parseLegacyLinkedin({ path }: ProfileAddress): Profile | null {
  const [pub = '', name = '', a = '', b = '', c = ''] = path.map((segment) => segment.toLowerCase())
  const groups = [a, b, c]
  if (
    pub !== 'pub' ||
    path.length !== 5 ||
    !/^[\p{L}\p{N}-]+$/u.test(name) ||
    !groups.every((group) => /^[0-9a-z]{1,3}$/.test(group))
  )
    return null
  return { platform: 'linkedin', handle: `${name}-${c.padStart(3, '0')}${b.padStart(3, '0')}${a}` }
}

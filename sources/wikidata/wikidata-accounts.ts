import { parseProfileUrl } from '../../research/identity/profiles/parse-profile-url.ts'
import { type Claims, parseClaimTexts } from './wikidata-claims.ts'

type AccountProperty = { property: string; platform: string; url: (value: string) => string | null }

const plain =
  (before: string, after = '') =>
  (value: string) =>
    `${before}${encodeURIComponent(value.toWellFormed())}${after}`

/**
 * Properties that hold a person's account on a platform, and where it is to be seen.
 */
export const accountProperties: readonly AccountProperty[] = [
  { property: 'P2002', platform: 'x', url: plain('https://x.com/') },
  { property: 'P2003', platform: 'instagram', url: plain('https://www.instagram.com/') },
  { property: 'P2013', platform: 'facebook', url: plain('https://www.facebook.com/') },
  { property: 'P2397', platform: 'youtube', url: plain('https://www.youtube.com/channel/') },
  { property: 'P11245', platform: 'youtube', url: plain('https://www.youtube.com/@') },
  { property: 'P7085', platform: 'tiktok', url: plain('https://www.tiktok.com/@') },
  { property: 'P4033', platform: 'mastodon', url: buildFediverseUrl },
  { property: 'P12361', platform: 'bluesky', url: plain('https://bsky.app/profile/') },
  { property: 'P2037', platform: 'github', url: plain('https://github.com/') },
  { property: 'P4265', platform: 'reddit', url: plain('https://www.reddit.com/user/') },
  { property: 'P6634', platform: 'linkedin', url: plain('https://www.linkedin.com/in/') },
  {
    property: 'P3943',
    platform: 'tumblr',
    url: (value) => (/^[\w-]+$/.test(value) ? `https://${value}.tumblr.com/` : null),
  },
]

type ItemAccount = { platform: string; username: string; url: string }

/**
 * The accounts that editors put down for an item; values that make no profile address are left out.
 */
export function parseAccounts(claims: Claims): ItemAccount[] {
  return accountProperties.flatMap(({ property, url }) =>
    parseClaimTexts(claims, property).flatMap((value) => {
      const address = url(value.trim().replace(/^@/, ''))
      const profile = address === null ? null : parseProfileUrl(address)
      return address === null || profile === null
        ? []
        : [{ platform: profile.platform, username: profile.handle, url: address }]
    }),
  )
}

function buildFediverseUrl(value: string): string | null {
  const [, user, host] = /^([\w.-]+)@([a-z0-9.-]+\.[a-z0-9-]{2,})$/i.exec(value) ?? []
  return user === undefined || host === undefined ? null : `https://${host.toLowerCase()}/@${user}`
}

import { parseProfileUrl } from './parse-profile-url.ts'

/** Where a platform shows the profile of a handle. */
const addresses: Readonly<Record<string, (handle: string) => string>> = {
  github: (handle) => `https://github.com/${handle}`,
  gitlab: (handle) => `https://gitlab.com/${handle}`,
  codeberg: (handle) => `https://codeberg.org/${handle}`,
  x: (handle) => `https://x.com/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  reddit: (handle) => `https://www.reddit.com/user/${handle}`,
  snapchat: (handle) => `https://www.snapchat.com/add/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  medium: (handle) => `https://medium.com/@${handle}`,
  twitch: (handle) => `https://www.twitch.tv/${handle}`,
  telegram: (handle) => `https://t.me/${handle}`,
  keybase: (handle) => `https://keybase.io/${handle}`,
  soundcloud: (handle) => `https://soundcloud.com/${handle}`,
  flickr: (handle) => `https://www.flickr.com/people/${handle}`,
  pinterest: (handle) => `https://www.pinterest.com/${handle}`,
  kaggle: (handle) => `https://www.kaggle.com/${handle}`,
  orcid: (handle) => `https://orcid.org/${handle}`,
}

/**
 * The address of a handle on a platform (a name of `platformNames`), or null where the handle does
 * not fit. A fediverse handle without its server has no profile address: any server may have one of
 * that name, so the address is a search for it.
 */
export function buildProfileLink(
  platform: string,
  handle: string,
): { username: string; url: string } | null {
  if (platform === 'mastodon') return fediverseLink(handle)
  const url = addresses[platform]?.(encodeURIComponent(handle))
  const profile = url === undefined ? null : parseProfileUrl(url)
  return url === undefined || profile?.platform !== platform
    ? null
    : { username: profile.handle, url }
}

function fediverseLink(handle: string): { username: string; url: string } | null {
  const [, user, host] =
    /^@?([A-Za-z0-9_]{2,60})(?:@([a-z0-9.-]+\.[a-z]{2,}))?$/i.exec(handle) ?? []
  if (user === undefined) return null
  if (host !== undefined)
    return {
      username: `${user}@${host.toLowerCase()}`,
      url: `https://${host.toLowerCase()}/@${user}`,
    }
  return { username: user, url: `https://mastodon.social/search?q=%40${user}` }
}

import { joinAlternatives, unwrap } from '../../text/patterns/unwrap.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import type { Profile, ProfileAddress } from './profile-address.ts'
import { isPageWord } from './reserved-words.ts'
import { serverLabels, serverWords } from './tables/fediverse-servers.ts'

/** Pages of a profile that are still the profile. */
const tabs = ['with_replies', 'media', 'followers', 'following', 'featured', 'tagged', 'about']

/** Sites whose profiles are `/@ada` too and that are no part of the fediverse. */
const others = parseWordSet(`
  youtube.com tiktok.com medium.com threads.net threads.com unsplash.com replit.com hashnode.com
  producthunt.com snapchat.com substack.com codesandbox.io flipboard.com clubhouse.com
  hubpages.com buymeacoffee.com note.com pikabu.ru hackmd.io listed.to velog.io zenn.dev
  wakatime.com odysee.com rumble.com hive.blog steemit.com peakd.com warpcast.com farcaster.xyz
  pronouns.page codementor.io teletype.in skeb.jp solo.to telegram.me google.com google.de
  archive.org npmjs.com observablehq.com notion.so notion.site linkedin.com vero.co kaskus.co.id
  lemon8-app.com laracasts.com holopin.io hackerearth.com asciinema.org 35photo.pro coda.io poe.com
  public.com myspace.com kwai.com aboutme.com polywork.com read.cv peerlist.io mirror.xyz
  paragraph.com paragraph.xyz showwcase.com codewars.com speakerdeck.com 7cups.com
`)

const serverName = new RegExp(
  String.raw`${joinAlternatives(serverWords)}|(?:^|\.)${joinAlternatives(serverLabels)}`,
)

const handle = new RegExp(
  unwrap`
    ^@([A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,58}[A-Za-z0-9_])?)(?:@([a-z0-9.-]+\.[a-z0-9-]{2,}))?$`,
  'i',
)

/**
 * `https://any.host/@ada` and `/users/ada` of servers that name themselves after the network:
 * Mastodon and its relatives. On any host, since any user can run one; `@ada@far.example` is an
 * account of the other host.
 * @param isOpen whether an account may bear a word for pages, and the page be one of its posts
 */
export function parseFediverse(
  { host, domain, path }: ProfileAddress,
  { isOpen = false }: { isOpen?: boolean } = {},
): Profile | null {
  if (others.has(domain)) return null
  const shown = path[0] === 'web' || path[0] === 'deck' ? path.slice(1) : path
  const [first = '', second = '', third = ''] = shown
  const isServer = serverName.test(host)
  const at = handle.exec(first)
  if (at !== null) {
    if (
      !isOpen &&
      second !== '' &&
      !(tabs.includes(second.toLowerCase()) && shown.length <= 3 && !/^\d+$/.test(third))
    )
      return null
    return toProfile(at[1] ?? '', at[2] ?? host, isOpen)
  }
  if (
    /^(?:users|u|profile|accounts)$/.test(first) &&
    isServer &&
    (isOpen ? shown.length >= 2 : shown.length === 2) &&
    /^\w{1,60}$/.test(second) &&
    !/^\d+$/.test(second)
  ) {
    return toProfile(second, host, isOpen)
  }
  return null
}

function toProfile(user: string, host: string, isOpen: boolean): Profile | null {
  if (!isOpen && isPageWord(user)) return null
  return { platform: 'mastodon', handle: `${user}@${host}`.toLowerCase() }
}

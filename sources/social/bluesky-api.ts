import { z } from 'zod'
import { parseProfileAddress } from '../../research/identity/profiles/profile-address.ts'
import type { Finding, Link, MatchKind } from '../../research/records/finding.ts'
import { buildAccount } from '../shared/build-account.ts'
import { optionalItems, optionalText } from '../shared/lenient.ts'
import { buildProfileLinks, parseTextLinks } from '../shared/links.ts'
import { optionalFlag } from '../shared/optional-fields.ts'
import type { SourceAnswer } from '../shared/source.ts'
import { parseErrorBody, parseWait } from '../shared/waits.ts'

/** What both steps at Bluesky share: the public AppView, without a session. */
export const blueskyFacts = {
  provider: 'bluesky',
  baseUrl: 'https://public.api.bsky.app',
  limit: { requests: 1_000, seconds: 300 },
  cacheSeconds: 3_600,
  termsUrl: 'https://bsky.social/about/support/tos',
  licence: 'Bluesky Terms of Service; what people published on their profiles',
  absent: [],
  throttled: ({ status, headers }: SourceAnswer, now: Date) =>
    status === 429 ? parseWait(headers['ratelimit-reset'], now) : null,
  /**
   * Unknown names and suspended accounts both have status 400; a word in the body distinguishes
   * them.
   */
  isAbsent: ({ status, text }: SourceAnswer) => {
    const error = status === 400 ? parseErrorBody(text)?.error : null
    return (
      error === 'InvalidRequest' || error === 'AccountTakedown' || error === 'AccountDeactivated'
    )
  },
} as const

export const blueskyHandle =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
export const blueskyDid = /^did:(?:plc:[a-z2-7]{24}|web:[a-z0-9.-]{1,253})$/

/** The part of `app.bsky.actor.defs#profileView` and `#profileViewDetailed` that is read. */
export const BlueskyProfile = z.object({
  did: z.string().regex(blueskyDid),
  handle: z.string().regex(blueskyHandle),
  displayName: optionalText,
  description: optionalText,
  website: optionalText,
  avatar: optionalText,
  labels: optionalItems(z.object({ val: z.string(), neg: optionalFlag })),
})
export type BlueskyProfile = z.infer<typeof BlueskyProfile>

/**
 * Whether the person asks not to be shown to people who are not logged in; or the platform hides
 * the account.
 */
export function isHidden(profile: BlueskyProfile): boolean {
  return ['!no-unauthenticated', '!hide', '!takedown', '!suspend'].some((label) =>
    hasLabel(profile, label),
  )
}

/** For the hidden nothing is said but that the account exists. */
export function buildBlueskyAccount(profile: BlueskyProfile, matched: MatchKind[]): Finding {
  const { did } = profile
  // `handle.invalid` stands for a domain that no longer says whose it is
  const username = profile.handle === 'handle.invalid' ? did : profile.handle
  const known = {
    platform: 'bluesky',
    username,
    url: `https://bsky.app/profile/${username}`,
    matchedOn: matched,
    ids: { did },
    isPerson: !hasLabel(profile, 'bot'),
  }
  if (isHidden(profile)) return buildAccount(known)
  return buildAccount({
    ...known,
    name: profile.displayName,
    bio: profile.description,
    avatarUrl: profile.avatar,
    links: [
      ...buildDomainLinks(username),
      ...buildProfileLinks([profile.website], 'none'),
      ...parseTextLinks(profile.description),
    ],
  })
}

function hasLabel({ labels }: BlueskyProfile, name: string): boolean {
  return labels.some(({ val, neg }) => val === name && neg !== true)
}

/**
 * A handle that is a registrable domain was proved by its owner in the DNS; names
 * below one may belong to any customer of a host.
 */
function buildDomainLinks(handle: string): Link[] {
  if (handle.startsWith('did:')) return []
  const address = parseProfileAddress(handle)
  return address?.domain === handle.toLowerCase() ? buildProfileLinks([handle], 'verified') : []
}

import { parseFediverse } from './fediverse.ts'
import { findRows } from './parse-profile-url.ts'
import type { Platform } from './platform.ts'
import { type Profile, type ProfileAddress, parseProfileAddress } from './profile-address.ts'

/** Segments of a path that may name an account. */
const maxSegments = 6
/** `/ada.rss`: the same account in a form for machines. */
const format = /\.(?:rss|atom|json|xml|keys|gpg|png)$/i
/** Matched by patterns without a word or a sign of their own: each segment would be a handle. */
const anySegment = '/ada'

/**
 * Every account whose page an address may be or stand below, also where its name is a word for
 * pages: an opt-out reaches further than a profile.
 */
export function listNamedAccounts(url: string): Profile[] {
  const address = parseProfileAddress(url)
  if (address === null) return []
  const last = address.path.at(-1) ?? ''
  const plain = [...address.path.slice(0, -1), last.replace(format, '')]
  const spellings = format.test(last) ? [address, { ...address, path: plain }] : [address]
  return spellings.flatMap(listAccounts)
}

function listAccounts(address: ProfileAddress): Profile[] {
  const rows = findRows(address)
  const user = rows === undefined ? parseFediverse(address, { isOpen: true }) : null
  if (user !== null) return [user]
  return (rows ?? []).flatMap(({ platform }) =>
    [...listHandles(platform, address)].map((handle) => ({
      platform: platform.name,
      handle: handle.replace(/^@/, ''),
    })),
  )
}

function* listHandles(platform: Platform, { host, subdomain, path }: ProfileAddress) {
  const isOwner = platform.subdomains === true && !platform.hosts.includes(host)
  if (isOwner && subdomain !== '') yield subdomain
  for (const [start, end] of listSpans(Math.min(path.length, maxSegments))) {
    for (const pattern of platform.paths ?? []) {
      if (start > 0 && pattern.test(anySegment)) continue
      const handle = pattern.exec(`/${path.slice(start, end).join('/')}`)?.groups?.handle
      if (handle !== undefined) yield handle
    }
  }
}

/** The parts of a path: an application puts its own word before it, `/mwlite/in/ada`. */
function listSpans(length: number): (readonly [number, number])[] {
  const places = Array.from({ length }, (_, at) => at)
  return places.flatMap((start) => places.slice(start).map((at) => [start, at + 1] as const))
}

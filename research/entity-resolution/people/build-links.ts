import { parseHost } from '../../text/addresses/parse-host.ts'
import { hubDomains } from '../../text/words/tables/plain-words.ts'
import { toHandleKey } from './handle-rarity.ts'
import { buildLinkSignal, type LinkSignal } from './link-signal.ts'
import type { Outlink, PersonRecord } from './record.ts'

/**
 * An account that links to more than this counts less for each: it is a list. Pages are lists
 * sooner.
 */
const [maxFullLinks, maxFullPageLinks] = [8, 5]

/** What more records than this link to is a landmark. */
const fewAdmirers = 6

/**
 * Links below this share of their weight say nothing even when they are returned: directories are
 * linked to by those they list.
 */
const hubShare = 0.3

/**
 * On its own platform an account points at other people's accounts rather than at a second one of
 * its owner's.
 */
const samePlatformShare = 0.35

const proofs = {
  signed: 'signed_proof',
  verified: 'verified_link',
  curated: 'curated_link',
} as const

type Directed = { from: number; to: number; link: Outlink; signal: LinkSignal }

/**
 * The links from record to record, one signal for each two: a proof, else both directions, else
 * one.
 */
export function buildLinks(
  records: readonly PersonRecord[],
): { a: number; b: number; signal: LinkSignal }[] {
  const places = new Map(records.map(({ key }, place) => [key, place] as const))
  const admirers = countAdmirers(records)
  const directed = records.flatMap((record, from) =>
    record.links.flatMap((link) => {
      const to = places.get(link.target)
      return to === undefined
        ? []
        : [{ from, to, link, signal: weighLink(record, link, admirers.get(link.target) ?? 1) }]
    }),
  )
  const pairs = Map.groupBy(
    directed,
    ({ from, to }) => `${Math.min(from, to)} ${Math.max(from, to)}`,
  )
  return [...pairs.values()].flatMap((both) => {
    const best = strongest(both)
    return best === null ? [] : [best]
  })
}

/** Records of one handle are at most one person's, so they count as one. */
function countAdmirers(records: readonly PersonRecord[]): Map<string, number> {
  const admirers = new Map<string, Set<string>>()
  for (const { key, username, links } of records) {
    const who = toHandleKey(username ?? '') || key
    for (const { target } of links)
      admirers.set(target, (admirers.get(target) ?? new Set()).add(who))
  }
  return new Map([...admirers].map(([target, all]) => [target, all.size] as const))
}

function strongest(both: readonly Directed[]): { a: number; b: number; signal: LinkSignal } | null {
  const [one, back] = both.toSorted((x, y) => y.signal.weight - x.signal.weight || x.from - y.from)
  if (one === undefined) return null
  const mutual = Math.min(one.signal.score, back?.signal.score ?? 0)
  const returned = buildLinkSignal('reciprocal_link', mutual, one.link)
  const signal = mutual >= hubShare && returned.weight > one.signal.weight ? returned : one.signal
  return { a: Math.min(one.from, one.to), b: Math.max(one.from, one.to), signal }
}

/**
 * The share of a link's weight that is left: lists, landmarks, and accounts that name several
 * accounts of one platform as theirs count less.
 */
function weighLink(record: PersonRecord, link: Outlink, admirers: number): LinkSignal {
  if (link.proof !== 'none') return buildLinkSignal(proofs[link.proof], 1, link)
  const isPage = record.kind === 'page'
  const listed = Math.min(1, (isPage ? maxFullPageLinks : maxFullLinks) / unproven(record))
  const landmark = Math.min(1, fewAdmirers / admirers)
  const rivals = countRivals(record, link)
  const isSame =
    derivePlatform(record.key) !== null &&
    derivePlatform(record.key) === derivePlatform(link.target)
  const hub = isPage && hubDomains.has(parseHost(record.url) ?? '') ? hubShare : 1
  return buildLinkSignal(
    isPage ? 'page_link' : 'one_way_link',
    (listed * landmark * hub * (isSame ? samePlatformShare : 1)) / (rivals * rivals),
    link,
  )
}

/** How many accounts of the target's platform the record links to. */
function countRivals({ links }: PersonRecord, { target }: Outlink): number {
  const platform = derivePlatform(target)
  return platform === null
    ? 1
    : links.filter((link) => link.proof === 'none' && derivePlatform(link.target) === platform)
        .length
}

/** Keys of known platforms have no dot before the slash. */
function derivePlatform(key: string): string | null {
  const head = key.slice(0, key.indexOf('/'))
  return head === '' || head.includes('.') ? null : head
}

function unproven({ links }: PersonRecord): number {
  return Math.max(1, links.filter(({ proof }) => proof === 'none').length)
}

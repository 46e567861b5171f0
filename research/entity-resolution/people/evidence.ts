import type { Evidence } from '../../../contract/results/social.ts'
import { toPlatformLabel } from '../../identity/profiles/tables/platform-labels.ts'
import { toOwnNameOrNull, toOwnShownOrNull } from '../../safety/to-own-shown-or-null.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import { compareText } from '../../text/order.ts'
import { cutText } from '../../text/signs/cut-text.ts'
import { toCapital } from '../../text/words/to-capital.ts'
import type { Difference } from './differences.ts'
import type { Blocked } from './join-pairs.ts'
import type { Pair } from './link-signal.ts'
import { toRecordKey } from './merge-accounts.ts'
import type { Contradiction } from './person-facts.ts'
import type { PersonRecord, Sighting } from './record.ts'
import type { LinkFeature } from './tables/link-weights.ts'

/** Makes an id of the contract's kind; the same key gives the same id. */
export type IdOf = (prefix: 'acc' | 'cl' | 'ev' | 'src' | 'hit', key: string) => string

const [maxExcerptLength, maxTitleLength] = [300, 300]

/**
 * What is said of the account that a link leads to. Weak likenesses are signals of the candidate,
 * not evidence.
 */
const linkClaims: Partial<Record<LinkFeature, (by: string) => string>> = {
  signed_proof: (by) => `${by} carries a signed proof that this is the same person.`,
  verified_link: (by) => `${by} has a link here that the platform verified.`,
  curated_link: (by) => `${by} lists this, and its editors vouch for it.`,
  reciprocal_link: (by) => `${by} links here, and is linked to from here.`,
  one_way_link: (by) => `${by} links here.`,
  page_link: (by) => `${by} links here.`,
  same_id: (by) => `${by} has the same stable identifier.`,
  same_email: (by) => `${by} shows the same email address.`,
  same_phone: (by) => `${by} shows the same phone number.`,
  same_website: (by) => `${by} names the same website.`,
  same_bio: (by) => `${by} describes its owner in the same words.`,
  same_avatar: (by) => `${by} has the same picture, byte for byte.`,
}

const contradictionClaims: Record<Contradiction | Difference, (by: string) => string> = {
  different_id: (by) =>
    `${by} has a different identifier, although a person has only one of its kind.`,
  birth_year: (by) => `${by} gives a different year of birth.`,
  middle_name: (by) => `${by} gives a different middle name.`,
  generation: (by) => `${by} has a different generational suffix, such as Jr.`,
  deceased: (by) => `${by} describes a person who has died.`,
  other_employer: (by) => `${by} names different employers.`,
  other_place: (by) => `${by} names a different place.`,
  other_city: (by) => `${by} names a different city.`,
  other_field: (by) => `${by} describes a person of a different field.`,
  other_account: (by) => `${by} belongs to a different account or entry of the same register.`,
}

const isLinkFeature = new Set<LinkFeature>([
  'signed_proof',
  'verified_link',
  'curated_link',
  'reciprocal_link',
  'one_way_link',
  'page_link',
])

/** One piece for each account and page that shows it. */
export function buildAccountEvidence(record: PersonRecord, idOf: IdOf): Evidence[] {
  const bySource = new Map<string, Sighting>()
  for (const sighting of record.sightings) {
    const key = `${toRecordKey(sighting.finding.url)} ${sighting.finding.method}`
    if (!bySource.has(key)) bySource.set(key, sighting)
  }
  const stance = record.isPerson ? 'supports' : 'contradicts'
  return [...bySource.values()].map((sighting) => {
    const { finding } = sighting
    const name = toOwnNameOrNull(finding.name)
    const claim =
      `${describeRecord(record)} ` +
      `exists${name === null ? '' : `, under the name ${name.trim()}`}` +
      `${record.isPerson ? '' : ', and is no person'}.`
    return piece(idOf, {
      subject: { kind: 'account', id: idOf('acc', record.key) },
      claim,
      stance,
      sighting,
      excerpt: toOwnShownOrNull(finding.bio, finding.name),
      what: 'exists',
    })
  })
}

/**
 * The evidence that links two records, stated for the linked account; empty where neither is an
 * account.
 */
export function buildPairEvidence(
  pair: Pair,
  records: readonly PersonRecord[],
  idOf: IdOf,
): { feature: LinkFeature; evidence: Evidence }[] {
  return pair.signals.flatMap(({ feature, said, score }) => {
    const claim = linkClaims[feature]
    const sides = deriveSides(pair, said?.sighting ?? null, records)
    if (claim === undefined || sides === null) return []
    const { target, source, sighting } = sides
    const method =
      feature === 'same_avatar'
        ? 'image_hash'
        : isLinkFeature.has(feature) && sighting.finding.method === 'http_profile'
          ? 'page_link'
          : null
    const evidence = piece(idOf, {
      subject: { kind: 'account', id: idOf('acc', target.key) },
      claim: claim(toCapital(describeRecord(source))),
      stance: 'supports',
      sighting,
      excerpt: null,
      what: `${feature} ${source.key}`,
      method,
      share: score,
    })
    return [{ feature, evidence }]
  })
}

/** Evidence against an account: one piece for each kind of contradiction. */
export function buildContradictionEvidence(
  { pair, kinds }: Blocked,
  records: readonly PersonRecord[],
  idOf: IdOf,
): Evidence[] {
  const sides = deriveSides(pair, null, records)
  if (sides === null) return []
  const { target, source, sighting } = sides
  return kinds.map((kind) =>
    piece(idOf, {
      subject: { kind: 'account', id: idOf('acc', target.key) },
      claim: contradictionClaims[kind](toCapital(describeRecord(source))),
      stance: 'contradicts',
      sighting,
      excerpt: null,
      what: `${kind} ${source.key}`,
    }),
  )
}

/** Of two records the one that says it, and the account that it is said of. */
function deriveSides(
  { a, b }: Pair,
  said: Sighting | null,
  records: readonly PersonRecord[],
): { target: PersonRecord; source: PersonRecord; sighting: Sighting } | null {
  const both = [records[a], records[b]].flatMap((record) => record ?? [])
  const speaker = both.find(({ sightings }) => said !== null && sightings.includes(said))
  const turned =
    speaker === undefined
      ? both.toSorted((x, y) => rank(x) - rank(y))
      : [speaker, ...both.filter((one) => one !== speaker)]
  const [source, target] = turned
  if (source === undefined || target === undefined) return null
  const sighting = said ?? source.sightings[0]
  if (sighting === undefined) return null
  if (target.kind === 'account') return { target, source, sighting }
  return source.kind === 'account' ? { target: source, source: target, sighting } : null
}

/** Entries and pages speak of accounts. */
function rank({ kind }: PersonRecord): number {
  return { person: 0, page: 1, account: 2 }[kind]
}

function describeRecord(record: PersonRecord): string {
  const { kind, platform, username } = record
  if (kind === 'account')
    return `the ${toPlatformLabel(platform ?? '', username ?? '')} account "${username}"`
  return `the ${kind === 'person' ? 'entry' : 'page'} at ${parseHost(record.url) ?? ''}`
}

type Piece = {
  subject: Evidence['subject']
  claim: string
  stance: Evidence['stance']
  sighting: Sighting
  excerpt: string | null
  what: string
  method?: Evidence['method'] | null
  share?: number
}

function piece(
  idOf: IdOf,
  { subject, claim, stance, sighting, excerpt, what, method, share = 1 }: Piece,
): Evidence {
  const { url, title, trust, method: by } = sighting.finding
  const address = URL.parse(url)?.href ?? url
  const key = toRecordKey(url) ?? url
  return {
    id: idOf('ev', `${subject.id} ${what} ${key} ${by}`),
    subject,
    claim: toCapital(claim),
    stance,
    method: method ?? by,
    source: {
      id: idOf('src', key),
      url: address,
      title: cutText(title.trim(), maxTitleLength) || (parseHost(url) ?? ''),
      domain: parseHost(url) ?? '',
    },
    excerpt: excerpt === null || excerpt === '' ? null : cutText(excerpt, maxExcerptLength),
    confidence: Math.round(trust * share),
    retrievedAt: sighting.retrievedAt,
  }
}

/** By what it is about, then by its id. */
export function byEvidence(a: Evidence, b: Evidence): number {
  return compareText(a.subject.id, b.subject.id) || compareText(a.id, b.id)
}

import type { Document } from '../../records/document.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { toPageKey } from '../../text/addresses/page-key.ts'
import { parseHost } from '../../text/addresses/parse-host.ts'
import { toRegistrableDomain } from '../../text/addresses/to-registrable-domain.ts'
import type { ClaimLevel, ClaimStatus } from './merged-claim.ts'
import type { ValueReading } from './readings.ts'

/** Below 100, since the person never confirms a claim, however many documents agree. */
const maxConfidence = 97

/** What leaves the core of a statement open bears out half of it. */
const partial = 0.5

/** Two witnesses agree if each alone is worth something, and together they convince. */
const [minOfTwo, minTogether] = [0.3, 60]

/**
 * One good source: so sure a reading of a record or of the person's own page, or so sure on the
 * whole.
 */
const [goodReading, goodTrust, goodOnTheWhole] = [60, 70, 60]

/**
 * Minimum weight of a single source without any second: below are a search engine's snippet, or an
 * unknown page read by a guess.
 */
const minAlone = 0.35

type Rating = {
  confidence: number
  level: ClaimLevel
  status: Exclude<ClaimStatus, 'contradicted'>
}

/**
 * @property groupOf document id → independent witness: documents of one origin are one
 * @property isOwn whether a page is the person's own
 */
export type Independence = {
  groupOf: ReadonlyMap<string, string>
  isOwn: (document: Document) => boolean
}

/**
 * What a statement is worth before a document contradicts it: independent witnesses add up, copies
 * and further pages of one site add nothing.
 */
export function scoreClaim<Value>(
  readings: readonly ValueReading<Value>[],
  isPartial: (value: Value) => boolean,
  independence: Independence,
): Rating {
  const worth = new Map<string, number>()
  const whole = readings.filter(({ value }) => !isPartial(value))
  for (const { document, weight, value } of readings) {
    const group = independence.groupOf.get(document.id) ?? document.id
    worth.set(group, Math.max(worth.get(group) ?? 0, isPartial(value) ? weight * partial : weight))
  }
  // in a fixed order: sums of floats depend on it
  const doubt = [...worth.values()]
    .sort((a, b) => a - b)
    .reduce((product, one) => product * (1 - one), 1)
  const confidence = Math.min(maxConfidence, Math.round(100 * (1 - doubt)))
  const agreeing = new Set(
    whole.flatMap(({ document, weight }) =>
      weight >= minOfTwo ? [independence.groupOf.get(document.id) ?? document.id] : [],
    ),
  )
  const isGood =
    confidence >= goodOnTheWhole ||
    whole.some(
      ({ document, confidence: sure }) =>
        sure >= goodReading &&
        ((document.kind === 'record' && document.trust >= goodTrust) ||
          independence.isOwn(document)),
    )
  const level = agreeing.size >= 2 && confidence >= minTogether ? 'high' : isGood ? 'medium' : 'low'
  const isAlone = worth.size === 1 && !isGood && Math.max(...worth.values()) < minAlone
  return { confidence, level, status: isAlone ? 'unverified' : 'supported' }
}

/**
 * A page that the profile names as the person's own, and every page of a site whose first page is.
 */
export function buildOwnPageTest({
  urls,
}: Pick<PersonProfile, 'urls'>): (document: Pick<Document, 'url' | 'domain'>) => boolean {
  const pages = new Set(urls.flatMap((url) => toPageKey(url) ?? []))
  const sites = new Set(
    urls.flatMap((url) =>
      URL.parse(url)?.pathname === '/'
        ? toRegistrableDomain(parseHost(url) ?? '', { arePrivate: true })
        : [],
    ),
  )
  return ({ url, domain }) =>
    sites.has(toRegistrableDomain(domain, { arePrivate: true })) || pages.has(toPageKey(url) ?? url)
}

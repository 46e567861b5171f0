import { claimMethods } from '../../../contract/operations/dossier.ts'
import type { ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import { isPageDescription } from '../../entity-resolution/people/page-headline.ts'
import type { Document } from '../../records/document.ts'
import type { AsOf } from '../../records/judge-stages.ts'
import type { PersonProfile } from '../../records/person-profile.ts'
import { compareText } from '../../text/order.ts'
import { buildConflicts } from './build-conflicts.ts'
import { claimPaths } from './claim-values.ts'
import { findIndependentGroups } from './independent-groups.ts'
import type { Citation, MergedAt, MergedClaim } from './merged-claim.ts'
import { pathRules } from './path-rules.ts'
import { buildReadings, type Drafted, groupReadings, type ValueReading } from './readings.ts'
import { buildOwnPageTest, type Independence, scoreClaim } from './score-claim.ts'

const maxCitations = 8

type Merging = {
  drafts: readonly Drafted[]
  documents: readonly Document[]
  person: PersonProfile
  /** Equal keys get equal ids. */
  idOf: (prefix: 'clm', key: string) => string
  /** What ended before is not current. */
  asOf: AsOf
}

/**
 * Drafts of all documents as claims: equal values of one path become one claim with a citation of
 * each document that carries it, rated by how many independent witnesses agree, and marked where
 * another claim cannot hold beside it. The order of drafts and documents does not
 * matter. Drafts of unknown documents, with offsets outside the text, or with values that do not
 * fit their path or contradict themselves are left out.
 * @returns claims in the order of the sections, within a path the surest first
 */
export function mergeClaims({ drafts, documents, person, idOf, asOf }: Merging): MergedClaim[] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const independence: Independence = {
    groupOf: findIndependentGroups([...byId.values()]),
    isOwn: buildOwnPageTest(person),
  }
  const stated = drafts.filter(({ draft }) => !isPageTitle(draft, person))
  const claims = claimPaths.flatMap((path) =>
    mergePath(path, buildReadings(stated, path, byId), independence, asOf),
  )
  return markContradicted(withIds(claims, idOf))
}

/** A model takes the title of a page ("official website") for a headline of the person. */
function isPageTitle(draft: Drafted['draft'], { name }: PersonProfile): boolean {
  return draft.path === 'identity.headline' && isPageDescription(draft.value.value, name)
}

/** Everything but the id, which needs all keys. */
function mergePath<Path extends ClaimPath>(
  path: Path,
  readings: readonly ValueReading<ClaimValueOf<Path>>[],
  independence: Independence,
  asOf: AsOf,
): { claim: MergedAt<Path>; key: string; detail: string }[] {
  const rule = pathRules[path]
  const merged = groupReadings(readings, rule).flatMap((group) => {
    const cited = collectCited(group, independence)
    const [first] = cited
    if (first === undefined) return []
    // only of what is cited: each field stands in an excerpt that is shown
    const value = rule.join(first.value, cited, asOf)
    const claim = {
      path,
      value,
      id: '',
      ...scoreClaim(group, (other) => rule.isPartial(other, value), independence),
      method: claimMethods.filter((method) => group.some((reading) => reading.method === method)),
      citations: cited.toSorted(byTrust).map(deriveCitation),
    }
    return [{ claim, key: rule.key(value), detail: rule.detail(value) }]
  })
  return merged.sort(
    (a, b) =>
      b.claim.confidence - a.claim.confidence ||
      compareText(a.key, b.key) ||
      compareText(a.detail, b.detail),
  )
}

/**
 * The best reading of each document, at most eight: the most complete one, then the best of each
 * independent witness, then the rest.
 * @param group the most complete first
 */
function collectCited<Value>(
  group: readonly ValueReading<Value>[],
  { groupOf }: Independence,
): ValueReading<Value>[] {
  const best = new Map<string, ValueReading<Value>>()
  for (const reading of group)
    if (!best.has(reading.document.id)) best.set(reading.document.id, reading)
  const ranked = [...best.values()].sort(byTrust)
  const seen = new Set<string>()
  const [independent, further]: [ValueReading<Value>[], ValueReading<Value>[]] = [[], []]
  for (const reading of ranked) {
    const witness = groupOf.get(reading.document.id) ?? reading.document.id
    if (seen.has(witness)) further.push(reading)
    else independent.push(reading)
    seen.add(witness)
  }
  const first = group.slice(0, 1)
  return [
    ...first,
    ...[...independent, ...further].filter((reading) => !first.includes(reading)),
  ].slice(0, maxCitations)
}

function byTrust<Value>(a: ValueReading<Value>, b: ValueReading<Value>): number {
  return (
    b.document.trust - a.document.trust ||
    b.confidence - a.confidence ||
    compareText(a.document.id, b.document.id)
  )
}

function deriveCitation<Value>({ document, start, end }: ValueReading<Value>): Citation {
  return { sourceId: document.id, excerpt: document.text.slice(start, end), start, end }
}

/** Builds ids from path and value; dates distinguish several stays at one place. */
function withIds(
  all: readonly { claim: MergedClaim; key: string; detail: string }[],
  idOf: Merging['idOf'],
): MergedClaim[] {
  const counts = new Map<string, number>()
  const keyed = all.map(({ claim, key, detail }) => ({
    claim,
    plain: `${claim.path} ${key}`,
    exact: `${claim.path} ${key} ${detail}`,
  }))
  for (const { plain } of keyed) counts.set(plain, (counts.get(plain) ?? 0) + 1)
  const taken = new Map<string, number>()
  return keyed.map(({ claim, plain, exact }) => {
    const key = counts.get(plain) === 1 ? plain : exact
    const times = (taken.get(key) ?? 0) + 1
    taken.set(key, times)
    return { ...claim, id: idOf('clm', times === 1 ? key : `${key} ${times}`) }
  })
}

/** Contested claims get low confidence, regardless of their source. */
function markContradicted(claims: readonly MergedClaim[]): MergedClaim[] {
  const contested = new Set(
    buildConflicts(claims).flatMap(({ values }) => values.flatMap(({ claimIds }) => claimIds)),
  )
  return claims.map((claim) =>
    contested.has(claim.id) ? { ...claim, level: 'low', status: 'contradicted' } : claim,
  )
}

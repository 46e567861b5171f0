import type { ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import { buildPlace } from '../../claims/same-place.ts'
import { toDegreeKey } from '../../claims/to-degree-key.ts'
import { compareText } from '../../text/order.ts'
import { parseWordSet } from '../../text/patterns/word-set.ts'
import { claimPaths, collectStatedAt } from './claim-values.ts'
import { findComponents } from './find-components.ts'
import type { BackedClaim } from './merged-claim.ts'
import { pathRules } from './path-rules.ts'
import { areFittingPeriods, areOverlapping } from './periods.ts'
import { isSameOrganization } from './same-organization.ts'
import { isSameTitle, toTitleWords } from './same-title.ts'

/** Values of one path that cannot all be true; the one with most behind it first. */
export type Conflict = { path: ClaimPath; values: { value: unknown; claimIds: string[] }[] }

/** Posts that one holds at several places at a time. */
const manifold = parseWordSet(`
  member board advisor adviser trustee investor partner founder cofounder volunteer fellow
  consultant ambassador contributor author editor
  reviewer speaker lecturer mentor patron freelance freelancer professor director
`)

type Clash<Value> = (a: Value, b: Value) => boolean

const never = () => false

/**
 * Whether two values of a path exclude each other. Other names, homes before, and second employers
 * do not.
 */
const clashes: { readonly [Path in ClaimPath]: Clash<ClaimValueOf<Path>> } = {
  'identity.name': never,
  'identity.aliases': never,
  'identity.headline': never,
  // a year is often reckoned from an age, and then off by one
  'identity.birthYear': (a, b) => Math.abs(a.year - b.year) > 1,
  'identity.deathYear': (a, b) => a.year !== b.year,
  'identity.photo': never,
  'contact.emails': never,
  'contact.phones': never,
  'contact.websites': never,
  'locations.items': (a, b) => {
    const [x, y] = [buildPlace(a).country, buildPlace(b).country]
    return a.current && b.current && x !== null && y !== null && x !== y
  },
  'work.positions': (a, b) => {
    if (a.title === null || b.title === null || !isSameTitle(a.title, b.title)) return false
    if (a.organization === null || b.organization === null) return false
    if (!isSameOrganization(a.organization, b.organization))
      return areOverlapping(a, b) && !toTitleWords(a.title).some((word) => manifold.has(word))
    // two stays, the one over before the other began, are two; the same one cannot have begun twice
    return a.from !== null && b.from !== null && !areFittingPeriods(a, b) && !areApart(a, b)
  },
  'education.items': (a, b) => {
    if (a.degree === null || b.degree === null || toDegreeKey(a.degree) !== toDegreeKey(b.degree))
      return false
    if (
      !isSameOrganization(a.school, b.school) ||
      (a.field !== null && b.field !== null && !isSameTitle(a.field, b.field))
    )
      return false
    return !areFittingPeriods(a, b)
  },
  'relatives.items': never,
  'social.accounts': never,
  'mentions.items': never,
}

/** @returns what claims say that cannot be true together; each path in the order of the sections */
export function buildConflicts(claims: readonly BackedClaim[]): Conflict[] {
  return claimPaths.flatMap((path) => findConflictsAt(claims, path))
}

function findConflictsAt<Path extends ClaimPath>(
  claims: readonly BackedClaim[],
  path: Path,
): Conflict[] {
  const stated = collectStatedAt(claims, path).sort(
    (a, b) => b.one.confidence - a.one.confidence || compareText(a.one.id, b.one.id),
  )
  const pairs: [number, number][] = []
  for (const [i, a] of stated.entries()) {
    for (const [k, b] of stated.slice(i + 1).entries())
      if (clashes[path](a.value, b.value)) pairs.push([i, i + 1 + k])
  }
  const { key, detail } = pathRules[path]
  return findComponents(stated.length, pairs)
    .filter((part) => part.length > 1)
    .map((part) => {
      const values = new Map<string, { value: unknown; claimIds: string[] }>()
      for (const { one, value } of part.flatMap((place) => stated[place] ?? [])) {
        const same = `${key(value)} ${detail(value)}`
        const before = values.get(same)
        if (before === undefined) values.set(same, { value, claimIds: [one.id] })
        else before.claimIds.push(one.id)
      }
      return { path, values: [...values.values()] }
    })
}

/** Whether one stay was over before the other began. */
function areApart(
  a: { from: string | null; to: string | null },
  b: { from: string | null; to: string | null },
): boolean {
  const [x, y] = [
    a.to !== null && b.from !== null && a.to.slice(0, 4) <= b.from.slice(0, 4),
    b.to !== null && a.from !== null && b.to.slice(0, 4) <= a.from.slice(0, 4),
  ]
  return x || y
}

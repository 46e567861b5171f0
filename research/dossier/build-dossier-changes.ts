import { claimPaths, collectStatedAt } from '../case/merging/claim-values.ts'
import { pathRules } from '../case/merging/path-rules.ts'
import type { ClaimPath } from '../claims/claim.ts'
import { compareText } from '../text/order.ts'

type Known = { id: string; path: string; value: unknown }

export type DossierChanges = {
  /** When the dossier before was built, ISO 8601. */
  since: string
  added: { path: ClaimPath; value: unknown; claimId: string }[]
  removed: { path: ClaimPath; value: unknown }[]
  changed: { path: ClaimPath; from: unknown; to: unknown }[]
}

/** Of these a person has one: another value takes the place of the one before. */
const single: ReadonlySet<ClaimPath> = new Set<ClaimPath>([
  'identity.name',
  'identity.headline',
  'identity.birthYear',
  'identity.deathYear',
  'identity.photo',
])

/**
 * What a rebuilt dossier says that the one before did not, and the reverse. Values are compared as
 * they are merged: another spelling, excerpt, id or confidence is no change; a detail (a date, a
 * kind, a degree's subject) is a change of the value.
 */
export function buildDossierChanges(
  before: { claims: readonly Known[]; builtAt: string },
  after: { claims: readonly Known[] },
): DossierChanges {
  const changes: DossierChanges = { since: before.builtAt, added: [], removed: [], changed: [] }
  for (const path of claimPaths) compareAt(path, before.claims, after.claims, changes)
  return changes
}

function compareAt<Path extends ClaimPath>(
  path: Path,
  before: readonly Known[],
  after: readonly Known[],
  { added, removed, changed }: DossierChanges,
): void {
  const { key, detail, fits, filled } = pathRules[path]
  const inOrder = (claims: readonly Known[]) =>
    collectStatedAt(claims, path)
      .map(({ one, value }) => ({ one, value, key: key(value), detail: detail(value) }))
      .sort(
        (a, b) =>
          compareText(a.key, b.key) ||
          compareText(a.detail, b.detail) ||
          compareText(a.one.id, b.one.id),
      )
  const [old, now] = [inOrder(before), inOrder(after)]
  type Stated = (typeof old)[number]
  const alike: ((a: Stated, b: Stated) => boolean)[] = [
    (a, b) => a.key === b.key && a.detail === b.detail,
    (a, b) => fits(a.value, b.value),
    (a, b) => a.key === b.key,
  ]
  // the nearest first, so that of two stays at one place each finds its own
  for (const areOne of alike) {
    for (const one of [...old]) {
      const place = now.findIndex((other) => areOne(one, other))
      const other = now[place]
      if (other === undefined) continue
      old.splice(old.indexOf(one), 1)
      now.splice(place, 1)
      const isOther =
        one.detail !== other.detail ||
        (one.key !== other.key && filled(one.value) !== filled(other.value))
      if (isOther) changed.push({ path, from: one.value, to: other.value })
    }
  }
  const [[was, ...others], [is, ...more]] = [old, now]
  if (
    single.has(path) &&
    was !== undefined &&
    is !== undefined &&
    others.length + more.length === 0
  ) {
    changed.push({ path, from: was.value, to: is.value })
    return
  }
  for (const { one, value } of now) added.push({ path, value, claimId: one.id })
  for (const { value } of old) removed.push({ path, value })
}

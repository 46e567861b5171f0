import type { ClaimPath, ClaimValueOf } from '../../claims/claim.ts'
import { compareText, dropDuplicates } from '../../text/order.ts'
import { collectStatedAt } from '../merging/claim-values.ts'
import type { BackedClaim } from '../merging/merged-claim.ts'
import { pathRules } from '../merging/path-rules.ts'

/** What is less sure is left to the claims. */
export const minConfidence = 25

/** What every leaf of a section carries. */
export type Backed = { confidence: number; sourceIds: string[]; claimId: string | null }

export type BackedValue<Path extends ClaimPath> = { one: BackedClaim; value: ClaimValueOf<Path> }

/** What an item of a section says of its claim: confidence, sources and id. */
export function toBacked({ id, confidence, citations }: BackedClaim): Backed {
  return {
    confidence,
    sourceIds: dropDuplicates(citations.map(({ sourceId }) => sourceId)),
    claimId: id,
  }
}

/** @returns the claims of a path that are sure enough to be shown, the surest first */
export function collectShownAt<Path extends ClaimPath>(
  claims: readonly BackedClaim[],
  path: Path,
): BackedValue<Path>[] {
  const { key, detail } = pathRules[path]
  return collectStatedAt(claims, path)
    .filter(({ one }) => one.confidence >= minConfidence)
    .sort(
      (a, b) =>
        b.one.confidence - a.one.confidence ||
        compareText(key(a.value), key(b.value)) ||
        compareText(detail(a.value), detail(b.value)) ||
        compareText(a.one.id, b.one.id),
    )
}

/** @returns leaf items, the surest first */
export function buildItemsAt<Path extends ClaimPath>(
  claims: readonly BackedClaim[],
  path: Path,
): (ClaimValueOf<Path> & Backed)[] {
  return collectShownAt(claims, path).map((stated) => buildItem(stated))
}

/** An item of a section: the value of a claim and what backs it. */
export function buildItem<Path extends ClaimPath>(
  stated: BackedValue<Path>,
): ClaimValueOf<Path> & Backed {
  return { ...stated.value, ...toBacked(stated.one) }
}

/**
 * Of two claims that contradict each other, one is shown alone when it leads by this many points.
 */
const clearly = 15

/** @returns the surest, but none where it is contested and hardly surer than the next */
export function chooseClearBest<Path extends ClaimPath>(
  shown: readonly BackedValue<Path>[],
): BackedValue<Path> | null {
  const [first, second] = shown
  if (first === undefined) return null
  const isOpen = first.one.status === 'contradicted' && second?.one.status === 'contradicted'
  return isOpen && first.one.confidence - second.one.confidence < clearly ? null : first
}

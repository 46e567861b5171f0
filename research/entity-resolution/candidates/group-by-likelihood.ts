import { memoizeByObject } from '../../text/memoize.ts'
import { computeHarmonicMean } from './compute-harmonic-mean.ts'
import { mergeLevels } from './merge-levels.ts'
import { settleGroups } from './settle-groups.ts'

/** Symmetric table of how likely two things belong together: `[i * n + j]`, 0..1. */
export type Likelihoods = { n: number; at: Float64Array }

/** What is settled before anything is weighed. */
export type Constraints = {
  /** Groups of places that stay together; every place is in exactly one. */
  units: readonly (readonly number[])[]
  /** Whether two places may never be in one group; of no two places of one unit. */
  apart: (i: number, j: number) => boolean
}

/**
 * Parts things into groups so that the expected quality is best: of a thing's group, how much
 * belongs to it (precision), against how much of what belongs to it is in the group (recall),
 * averaged over the things. So the likelihoods themselves decide how many groups there are, and one
 * that dominates takes in what is undecided.
 * @returns groups of places, the largest first, equal ones by their first place
 */
export function groupByLikelihood({ n, at }: Likelihoods, constraints?: Constraints): number[][] {
  const totals = Array.from({ length: n }, (_, i) =>
    at.subarray(i * n, i * n + n).reduce((sum, p) => sum + p, 0),
  )
  const qualityOf = groupQuality(at, n, totals)
  const score = (groups: readonly (readonly number[])[]) => {
    const parts = groups.map(qualityOf)
    return computeHarmonicMean(
      parts.reduce((sum, { precision }) => sum + precision, 0),
      parts.reduce((sum, { recall }) => sum + recall, 0),
    )
  }
  const units = constraints?.units ?? Array.from({ length: n }, (_, i) => [i])
  const bars = barsBetween(units, constraints?.apart)
  let best: readonly (readonly number[])[] = units
  let bestScore = score(best)
  for (const groups of mergeLevels(at, n, units, bars)) {
    const value = score(groups)
    if (value > bestScore) [best, bestScore] = [groups, value]
  }
  return settleGroups(best, { at, n, totals, units, bars })
    .map((group) => group.toSorted((a, b) => a - b))
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
}

/** @returns for each unit the units that it may not be with; null where none is barred */
function barsBetween(
  units: Constraints['units'],
  apart?: Constraints['apart'],
): ReadonlySet<number>[] | null {
  if (apart === undefined) return null
  return units.map(
    (unit, u) =>
      new Set(
        units.flatMap((other, v) =>
          u !== v && unit.some((i) => other.some((j) => apart(i, j))) ? [v] : [],
        ),
      ),
  )
}

/** Kept for each group, since most groups of a level are those of the level before. */
function groupQuality(at: Float64Array, n: number, totals: readonly number[]) {
  return memoizeByObject((group: readonly number[]) => {
    let [precision, recall] = [0, 0]
    for (const i of group) {
      let inside = 0
      for (const j of group) inside += at[i * n + j] ?? 0
      precision += inside / group.length
      recall += inside / (totals[i] ?? 1)
    }
    return { precision, recall }
  })
}

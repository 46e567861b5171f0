import { computeHarmonicMean } from './compute-harmonic-mean.ts'
import { mergeLevels } from './merge-levels.ts'
import { settleGroups } from './settle-groups.ts'

/**
 * Symmetric table of how likely two things belong together: `[i * n + j]`, 0..1. At 0 they are
 * never in one group, whatever else is in it.
 */
export type Likelihoods = { n: number; at: Float64Array }

/**
 * Parts things into groups so that the expected quality is best: of a thing's group, how much
 * belongs to it (precision), against how much of what belongs to it is in the group (recall),
 * averaged over the things. So the likelihoods themselves decide how many groups there are, and one
 * that dominates takes in what is undecided.
 * @param units groups of places that stay together; every place is in exactly one
 * @returns groups of places, the largest first, equal ones by their first place
 */
export function groupByLikelihood(
  { n, at }: Likelihoods,
  units: readonly (readonly number[])[] = Array.from({ length: n }, (_, i) => [i]),
): number[][] {
  const totals = Array.from({ length: n }, (_, i) =>
    at.subarray(i * n, i * n + n).reduce((sum, p) => sum + p, 0),
  )
  const bars = barsBetween(units, { n, at })
  const sums = units.map((unit) => measureGroup(unit, { n, at, totals }))
  let best: readonly (readonly number[])[] = units
  let bestScore = scoreGroups(sums, [...units.keys()])
  for (const { keep, drop, parts, heads, groups } of mergeLevels(at, n, units, bars)) {
    const [a, b] = parts
    sums[keep] = joinSums(
      { group: a, sums: sums[keep] ?? none },
      { group: b, sums: sums[drop] ?? none },
      { n, at, totals },
    )
    const value = scoreGroups(sums, heads)
    if (value <= bestScore) continue
    best = heads.map((head) => groups[head] ?? [])
    bestScore = value
  }
  return settleGroups(best, { at, n, totals, units, bars })
    .map((group) => group.toSorted((a, b) => a - b))
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
}

/** @returns for each unit the units that it may not be with; null where none is barred */
function barsBetween(
  units: readonly (readonly number[])[],
  { n, at }: Likelihoods,
): ReadonlySet<number>[] | null {
  if (!at.includes(0)) return null
  const unitOf = new Int32Array(n)
  for (const [u, unit] of units.entries()) for (const i of unit) unitOf[i] = u
  const bars = units.map(() => new Set<number>())
  for (let k = at.indexOf(0); k !== -1; k = at.indexOf(0, k + 1)) {
    const [u, v] = [unitOf[Math.floor(k / n)] ?? 0, unitOf[k % n] ?? 0]
    if (u !== v) bars[u]?.add(v)
  }
  return bars
}

/**
 * @property inside sum of the likelihoods within a group
 * @property share the same, each divided by what belongs to the thing in all
 */
type Sums = { size: number; inside: number; share: number }
type Table = Likelihoods & { totals: readonly number[] }

const none: Sums = { size: 0, inside: 0, share: 0 }

/** @param heads the places in `sums` of the groups that there are */
function scoreGroups(sums: readonly Sums[], heads: readonly number[]): number {
  let [precision, recall] = [0, 0]
  for (const head of heads) {
    const { inside, size, share } = sums[head] ?? none
    precision += size === 0 ? 0 : inside / size
    recall += share
  }
  return computeHarmonicMean(precision, recall)
}

function measureGroup(group: readonly number[], { n, at, totals }: Table): Sums {
  const sums = { size: group.length, inside: 0, share: 0 }
  for (const i of group) {
    let inside = 0
    for (const j of group) inside += at[i * n + j] ?? 0
    sums.inside += inside
    sums.share += inside / (totals[i] ?? 1)
  }
  return sums
}

type Part = { group: readonly number[]; sums: Sums }

/** Out of the sums of both: groups that grow by one finding at a time would be read anew each. */
function joinSums(a: Part, b: Part, { n, at, totals }: Table): Sums {
  let [inside, share] = [a.sums.inside + b.sums.inside, a.sums.share + b.sums.share]
  for (const i of a.group) {
    for (const j of b.group) {
      const likelihood = at[i * n + j] ?? 0
      inside += 2 * likelihood
      share += likelihood / (totals[i] ?? 1) + likelihood / (totals[j] ?? 1)
    }
  }
  return { size: a.sums.size + b.sums.size, inside, share }
}

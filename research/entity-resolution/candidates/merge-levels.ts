/** For each unit the units that it may not be with; null where none is barred. */
export type Bars = readonly ReadonlySet<number>[] | null

type Group = readonly number[]
/**
 * A joining of two groups, known by the first of their units.
 * @property keep the group that has become both
 * @property drop the group that is gone
 * @property heads the groups that are left
 * @property groups by their heads; it is changed by the next joining
 */
type Level = {
  keep: number
  drop: number
  parts: readonly [Group, Group]
  heads: readonly number[]
  groups: readonly Group[]
}

/**
 * @yields each joining of the two groups that are nearest on average, from `units` to one group, or
 * to as few as the bars allow; `at` is a symmetric n × n table
 */
export function* mergeLevels(
  at: Float64Array,
  n: number,
  units: readonly (readonly number[])[],
  bars: Bars,
): Generator<Level> {
  const size = units.length
  const sums = sumsBetween(at, n, units, bars)
  let heads = Array.from({ length: size }, (_, u) => u)
  const groups: Group[] = [...units]
  const search = (head: number) => nearestBehind(head, { sums, size, heads, groups })
  const nearest = heads.map(search)
  for (let pair = best(heads, nearest); pair !== null; pair = best(heads, nearest)) {
    const { head: keep, other: drop } = pair
    const parts = [groups[keep] ?? [], groups[drop] ?? []] as const
    groups[keep] = parts.flat()
    heads = heads.filter((head) => head !== drop)
    for (const head of heads) {
      sums[keep * size + head] = (sums[keep * size + head] ?? 0) + (sums[drop * size + head] ?? 0)
      sums[head * size + keep] = sums[keep * size + head] ?? 0
    }
    // the mean to the joined group lies between the two before, so other neighbours stay nearest
    for (const head of heads) {
      const other = nearest[head]?.other
      if (head === keep || other === keep || other === drop) nearest[head] = search(head)
    }
    yield { keep, drop, parts, heads, groups }
  }
}

/** A bar is a sum of minus infinity: whatever is added to it, it stays one. */
function sumsBetween(
  at: Float64Array,
  n: number,
  units: readonly (readonly number[])[],
  bars: Bars,
): Float64Array {
  // as many units as places: each is a place of its own
  if (bars === null && units.length === n && units.every(([place], u) => place === u))
    return at.slice()
  const sums = new Float64Array(units.length ** 2)
  for (const [u, unit] of units.entries()) {
    const barred = bars?.[u]
    for (let v = 0; v < units.length; v += 1) {
      let sum = 0
      for (const i of unit) for (const j of units[v] ?? []) sum += at[i * n + j] ?? 0
      sums[u * units.length + v] = barred?.has(v) === true ? Number.NEGATIVE_INFINITY : sum
    }
  }
  return sums
}

type Near = { head: number; other: number; mean: number }

type Joining = {
  sums: Float64Array
  size: number
  heads: readonly number[]
  groups: readonly (readonly number[])[]
}

/** The nearest of the groups that stand behind `head`; null where none may be joined with it. */
function nearestBehind(head: number, { sums, size, heads, groups }: Joining): Near | null {
  let near: Near | null = null
  const count = groups[head]?.length ?? 1
  for (let k = heads.indexOf(head) + 1; k < heads.length; k += 1) {
    const other = heads[k] ?? 0
    const mean = (sums[head * size + other] ?? 0) / (count * (groups[other]?.length ?? 1))
    if (isNearer(mean, near)) near = { head, other, mean }
  }
  return near
}

function best(heads: readonly number[], nearest: readonly (Near | null)[]): Near | null {
  let found: Near | null = null
  for (const head of heads) {
    const near = nearest[head] ?? null
    if (near !== null && isNearer(near.mean, found)) found = near
  }
  return found
}

/** By more than a hair's breadth, so that rounding never decides; a barred pair is never near. */
function isNearer(mean: number, near: Near | null): boolean {
  return mean > (near?.mean ?? -1) + 1e-12
}

/** For each unit the units that it may not be with; null where none is barred. */
export type Bars = readonly ReadonlySet<number>[] | null

type Group = readonly number[]
/** Groups after a joining; those that it left as they were are the same arrays as before. */
type Level = { groups: readonly Group[]; joined: Group; parts: readonly [Group, Group] }

/**
 * @yields the groups after each joining of the two that are nearest on average, from `units` to
 * one, or to as few as the bars allow; `at` is a symmetric n × n table
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
    const joined = parts.flat()
    groups[keep] = joined
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
    yield { groups: heads.map((head) => groups[head] ?? []), joined, parts }
  }
}

/** A bar is a sum of minus infinity: whatever is added to it, it stays one. */
function sumsBetween(
  at: Float64Array,
  n: number,
  units: readonly (readonly number[])[],
  bars: Bars,
): Float64Array {
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

/** For each unit the units that it may not be with; null where none is barred. */
export type Bars = readonly ReadonlySet<number>[] | null

/**
 * @yields the groups after each joining of the two that are nearest on average, from `units` to
 * one, or to as few as the bars allow; `at` is a symmetric n × n table
 */
export function* mergeLevels(
  at: Float64Array,
  n: number,
  units: readonly (readonly number[])[],
  bars: Bars,
): Generator<number[][]> {
  const sums = sumsBetween(at, n, units, bars)
  const size = units.length
  let heads = Array.from({ length: size }, (_, u) => u)
  const groups = units.map((unit) => [...unit])
  for (
    let pair = nearest(sums, size, heads, groups);
    pair !== null;
    pair = nearest(sums, size, heads, groups)
  ) {
    const [keep, drop] = pair
    groups[keep] = [...(groups[keep] ?? []), ...(groups[drop] ?? [])]
    heads = heads.filter((head) => head !== drop)
    for (const head of heads) {
      sums[keep * size + head] = (sums[keep * size + head] ?? 0) + (sums[drop * size + head] ?? 0)
      sums[head * size + keep] = sums[keep * size + head] ?? 0
    }
    yield heads.map((head) => groups[head] ?? [])
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
    for (const [v, other] of units.entries()) {
      let sum = 0
      for (const i of unit) for (const j of other) sum += at[i * n + j] ?? 0
      sums[u * units.length + v] = bars?.[u]?.has(v) === true ? Number.NEGATIVE_INFINITY : sum
    }
  }
  return sums
}

function nearest(
  sums: Float64Array,
  n: number,
  heads: readonly number[],
  groups: readonly (readonly number[])[],
): [number, number] | null {
  let [best, pair]: [number, [number, number] | null] = [-1, null]
  for (const [place, i] of heads.entries()) {
    const size = groups[i]?.length ?? 1
    for (let k = place + 1; k < heads.length; k += 1) {
      const j = heads[k] ?? 0
      const mean = (sums[i * n + j] ?? 0) / (size * (groups[j]?.length ?? 1))
      // A hair's breadth, so that rounding never decides.
      if (mean > best + 1e-12) [best, pair] = [mean, [i, j]]
    }
  }
  return pair
}

/** @yields the groups after each joining of the two that are nearest on average, from n single ones to one; `at` is a symmetric n × n table */
export function* mergeLevels(at: Float64Array, n: number): Generator<number[][]> {
  const sums = Float64Array.from(at)
  let heads = Array.from({ length: n }, (_, i) => i)
  const groups = heads.map((i) => [i])
  while (heads.length > 1) {
    const [keep, drop] = nearest(sums, n, heads, groups)
    groups[keep] = [...(groups[keep] ?? []), ...(groups[drop] ?? [])]
    heads = heads.filter((head) => head !== drop)
    for (const head of heads) {
      sums[keep * n + head] = (sums[keep * n + head] ?? 0) + (sums[drop * n + head] ?? 0)
      sums[head * n + keep] = sums[keep * n + head] ?? 0
    }
    yield heads.map((head) => groups[head] ?? [])
  }
}

function nearest(sums: Float64Array, n: number, heads: readonly number[], groups: readonly (readonly number[])[]): [number, number] {
  let [best, keep, drop] = [-1, heads[0] ?? 0, heads[1] ?? 0]
  for (const [place, i] of heads.entries()) {
    const size = groups[i]?.length ?? 1
    for (let k = place + 1; k < heads.length; k += 1) {
      const j = heads[k] ?? 0
      const mean = (sums[i * n + j] ?? 0) / (size * (groups[j]?.length ?? 1))
      // A hair's breadth, so that rounding never decides.
      if (mean > best + 1e-12) [best, keep, drop] = [mean, i, j]
    }
  }
  return [keep, drop]
}

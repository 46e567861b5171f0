import { mean } from './weigh-words.ts'

/** How many neighbours are mixed into a finding, at most and as a share of all, and how often. */
const maxNeighbours = 20
const neighbourShare = 0.2
const rounds = 3

type Mix = readonly { at: number; weight: number }[]

/**
 * Cosines of findings with their nearest ones mixed in: two that share no word may share
 * neighbours, and after several rounds the neighbours of neighbours.
 */
export function mixedCosines(direct: Float64Array, n: number): Float64Array {
  const usual = mean(
    direct.map((cosine, k) => (k % (n + 1) === 0 ? 0 : cosine)),
    n,
  )
  const mixes = Array.from({ length: n }, (_, i) => chooseNeighbours(direct, n, i, usual))
  let table = direct
  for (let round = 0; round < rounds; round += 1) table = mix(table, mixes, n)
  return table
}

/** Products of mixed vectors are sums of products of plain ones, which `direct` has. */
function mix(direct: Float64Array, mixes: readonly Mix[], n: number): Float64Array {
  const products = mixRows(transpose(mixRows(direct, mixes, n), n), mixes, n)
  const scales = mixes.map((_, i) => 1 / Math.sqrt(products[i * n + i] ?? 1))
  for (let i = 0; i < n; i += 1) {
    const [row, scale] = [products.subarray(i * n, i * n + n), scales[i] ?? 1]
    for (let j = 0; j < n; j += 1) row[j] = (row[j] ?? 0) * scale * (scales[j] ?? 1)
  }
  return products
}

function mixRows(table: Float64Array, mixes: readonly Mix[], n: number): Float64Array {
  const mixed = new Float64Array(n * n)
  for (const [i, mix] of mixes.entries()) {
    const row = mixed.subarray(i * n, i * n + n)
    for (const { at, weight } of mix) {
      const other = table.subarray(at * n, at * n + n)
      for (let j = 0; j < n; j += 1) row[j] = (row[j] ?? 0) + weight * (other[j] ?? 0)
    }
  }
  return mixed
}

function transpose(table: Float64Array, n: number): Float64Array {
  const turned = new Float64Array(n * n)
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < n; j += 1) turned[j * n + i] = table[i * n + j] ?? 0
  return turned
}

/**
 * The finding itself with weight 1, its nearest ones by how much nearer they are than findings of
 * the search usually are: long texts share words by chance.
 */
function chooseNeighbours(direct: Float64Array, n: number, i: number, usual: number): Mix {
  const others = Array.from({ length: n }, (_, at) => ({
    at,
    weight: (direct[i * n + at] ?? 0) - usual,
  }))
    .filter(({ at, weight }) => at !== i && weight > 0)
    .sort((x, y) => y.weight - x.weight || x.at - y.at)
    .slice(0, Math.min(maxNeighbours, Math.ceil(n * neighbourShare)))
  return [{ at: i, weight: 1 }, ...others]
}

import { computeMean } from './weigh-words.ts'

/** How many neighbours are mixed into a finding, at most and as a share of all, and how often. */
const maxNeighbours = 20
const neighbourShare = 0.2
const rounds = 3

/** Places of findings and what each of them counts. */
type Mix = { places: Int32Array; weights: Float64Array }

/**
 * Cosines of findings with their nearest ones mixed in: two that share no word may share
 * neighbours, and after several rounds the neighbours of neighbours.
 */
export function computeMixedCosines(direct: Float64Array, n: number): Float64Array {
  const usual = computeMean(direct, n)
  const mixes = Array.from({ length: n }, (_, i) => chooseNeighbours(direct, n, i, usual))
  let table = direct
  for (let round = 0; round < rounds; round += 1) table = mix(table, mixes, n)
  return table
}

/** Products of mixed vectors are sums of products of plain ones, which `direct` has. */
function mix(direct: Float64Array, mixes: readonly Mix[], n: number): Float64Array {
  const products = new Float64Array(n * n)
  const mixed = mixes.map((mix) => mixRows(direct, mix, n))
  const scales = mixes.map((mix, i) => 1 / Math.sqrt(computeMix(mixed[i] ?? direct, mix)))
  // row by row: a row stays near while it is read at the places of all others
  for (let j = 0; j < n; j += 1) writeRow(products, j, { mixed, mixes, scales, n })
  return products
}

/** The rows of a mix, each by its weight, as one. */
function mixRows(table: Float64Array, { places, weights }: Mix, n: number): Float64Array {
  const mixed = new Float64Array(n)
  for (let m = 0; m < places.length; m += 1) {
    const [from, weight] = [(places[m] ?? 0) * n, weights[m] ?? 0]
    for (let j = 0; j < n; j += 1) mixed[j] = (mixed[j] ?? 0) + weight * (table[from + j] ?? 0)
  }
  return mixed
}

type Mixed = { mixed: Float64Array[]; mixes: readonly Mix[]; scales: number[]; n: number }

/** The products of a row with those from itself on, on both sides of the diagonal. */
function writeRow(products: Float64Array, j: number, { mixed, mixes, scales, n }: Mixed): void {
  const [row, scale] = [mixed[j] ?? products, scales[j] ?? 1]
  for (let i = j; i < n; i += 1) {
    const mix = mixes[i]
    if (mix === undefined) continue
    const product = computeMix(row, mix) * (scales[i] ?? 1) * scale
    products[i * n + j] = product
    products[j * n + i] = product
  }
}

/** The values of a row at the places of a mix, each by its weight, as one. */
function computeMix(row: Float64Array, { places, weights }: Mix): number {
  let sum = 0
  for (let m = 0; m < places.length; m += 1) sum += (weights[m] ?? 0) * (row[places[m] ?? 0] ?? 0)
  return sum
}

/**
 * The finding itself with weight 1, its nearest ones by how much nearer they are than findings of
 * the search usually are: long texts share words by chance.
 */
function chooseNeighbours(direct: Float64Array, n: number, i: number, usual: number): Mix {
  const nearer = []
  for (let at = 0; at < n; at += 1) {
    const weight = (direct[i * n + at] ?? 0) - usual
    if (at !== i && weight > 0) nearer.push({ at, weight })
  }
  const others = nearer
    .sort((x, y) => y.weight - x.weight || x.at - y.at)
    .slice(0, Math.min(maxNeighbours, Math.ceil(n * neighbourShare)))
  const all = [{ at: i, weight: 1 }, ...others]
  return {
    places: Int32Array.from(all, ({ at }) => at),
    weights: Float64Array.from(all, ({ weight }) => weight),
  }
}

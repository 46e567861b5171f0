import { computeMean } from './weigh-words.ts'

/** How many neighbours are mixed into a finding, at most and as a share of all, and how often. */
const maxNeighbours = 20
const neighbourShare = 0.2
const rounds = 3

/** Rows that are mixed in at once: sums are read and written once for all of them. */
const abreast = 4

/**
 * What is mixed into the findings, in one run for all: it is read for every pair.
 * @property room places of the run that each finding has, a multiple of `abreast`; the finding
 * itself stands first, and what is left at the end weighs nothing
 * @property maxMixed how many of them are used
 * @property ends where what is mixed into a finding ends in the run
 */
type Mixes = {
  room: number
  maxMixed: number
  ends: Int32Array
  places: Int32Array
  weights: Float64Array
}

/**
 * Cosines of findings with their nearest ones mixed in: two that share no word may share
 * neighbours, and after several rounds the neighbours of neighbours.
 */
export function computeMixedCosines(direct: Float64Array, n: number): Float64Array {
  const usual = computeMean(direct, n)
  const maxMixed = 1 + Math.min(maxNeighbours, Math.ceil(n * neighbourShare))
  const room = Math.ceil(maxMixed / abreast) * abreast
  const mixes = {
    room,
    maxMixed,
    ends: new Int32Array(n),
    places: new Int32Array(n * room),
    weights: new Float64Array(n * room),
  }
  for (let i = 0; i < n; i += 1)
    chooseNeighbours(mixes, i, direct.subarray(i * n, i * n + n), usual)
  let table = direct
  for (let round = 0; round < rounds; round += 1) table = mix(table, mixes, n)
  return table
}

/** Products of mixed vectors are sums of products of plain ones, which `direct` has. */
function mix(direct: Float64Array, mixes: Mixes, n: number): Float64Array {
  const mixed = new Float64Array(n * n)
  const scales = new Float64Array(n)
  for (let i = 0; i < n; i += 1) {
    const row = mixed.subarray(i * n, i * n + n)
    mixRows(row, direct, mixes, i)
    scales[i] = 1 / Math.sqrt(computeMix(row, mixes, i))
  }
  const products = new Float64Array(n * n)
  // row by row: a row stays near while it is read at the places of all others
  for (let j = 0; j < n; j += 1) {
    const row = mixed.subarray(j * n, j * n + n)
    const scale = scales[j] ?? 1
    for (let i = j; i < n; i += 1)
      products[j * n + i] = computeMix(row, mixes, i) * (scales[i] ?? 1) * scale
  }
  mirror(products, n)
  return products
}

/** Adds the rows of what is mixed into finding `i`, each by its weight. */
function mixRows(
  row: Float64Array,
  table: Float64Array,
  { room, ends, places, weights }: Mixes,
  i: number,
): void {
  const n = row.length
  const from = (m: number) => (places[m] ?? 0) * n
  const end = ends[i] ?? 0
  for (let m = i * room; m < end; m += abreast) {
    const [a, b, c, d] = [from(m), from(m + 1), from(m + 2), from(m + 3)]
    const [u, v] = [weights[m] ?? 0, weights[m + 1] ?? 0]
    const [w, x] = [weights[m + 2] ?? 0, weights[m + 3] ?? 0]
    for (let j = 0; j < n; j += 1) {
      let sum = row[j] ?? 0
      sum += u * (table[a + j] ?? 0)
      sum += v * (table[b + j] ?? 0)
      sum += w * (table[c + j] ?? 0)
      sum += x * (table[d + j] ?? 0)
      row[j] = sum
    }
  }
}

/** The values of a row at the places of what is mixed into finding `i`, each by its weight. */
function computeMix(row: Float64Array, { room, ends, places, weights }: Mixes, i: number): number {
  const end = ends[i] ?? 0
  let sum = 0
  for (let m = i * room; m < end; m += 1) sum += (weights[m] ?? 0) * (row[places[m] ?? 0] ?? 0)
  return sum
}

/** Rows and columns of a square that stays near while it is turned. */
const squareSize = 16

/** Copies what stands behind the diagonal of an n × n table to the front of it. */
function mirror(table: Float64Array, n: number): void {
  for (let top = 0; top < n; top += squareSize)
    for (let left = top; left < n; left += squareSize)
      for (let i = top; i < Math.min(n, top + squareSize); i += 1)
        for (let j = Math.max(left, i + 1); j < Math.min(n, left + squareSize); j += 1)
          table[j * n + i] = table[i * n + j] ?? 0
}

/**
 * Mixes the finding itself in with weight 1, its nearest ones by how much nearer they are than
 * findings of the search usually are: long texts share words by chance.
 * @param row the cosines of the finding with all
 */
function chooseNeighbours(
  { room, maxMixed, ends, places, weights }: Mixes,
  i: number,
  row: Float64Array,
  usual: number,
): void {
  const start = i * room
  places[start] = i
  weights[start] = 1
  let end = start + 1
  for (let at = 0; at < row.length; at += 1) {
    const weight = (row[at] ?? 0) - usual
    const isFull = end === start + maxMixed
    if (at === i || weight <= 0 || (isFull && weight <= (weights[end - 1] ?? 0))) continue
    if (!isFull) end += 1
    // the nearest first; of equally near ones the one that stands first
    let place = end - 1
    for (; place > start + 1 && weight > (weights[place - 1] ?? 0); place -= 1) {
      places[place] = places[place - 1] ?? 0
      weights[place] = weights[place - 1] ?? 0
    }
    places[place] = at
    weights[place] = weight
  }
  ends[i] = end
}

/** Sparse vectors of length 1, by rarity within the result set. */
type WeighedWords = {
  vectors: readonly ReadonlyMap<string, number>[]
  rarity: ReadonlyMap<string, number>
}

/**
 * TF-IDF over the findings of one search: a word of many of them says little, one that stands only
 * once links nothing.
 */
export function weighFindingWords(bags: readonly ReadonlyMap<string, number>[]): WeighedWords {
  const holders = new Map<string, number>()
  for (const bag of bags)
    for (const word of bag.keys()) holders.set(word, (holders.get(word) ?? 0) + 1)
  const rarity = new Map(
    [...holders].map(
      ([word, count]) => [word, Math.log((bags.length + 1) / (count + 0.5))] as const,
    ),
  )
  const vectors = bags.map((bag) => {
    const weighed = [...bag].map(
      ([word, count]) =>
        [word, (1 + Math.log(Math.max(1, count))) * (rarity.get(word) ?? 0)] as const,
    )
    return unit(new Map(weighed.filter(([word, weight]) => weight > 0 && word !== '')))
  })
  return { vectors, rarity }
}

function unit(vector: ReadonlyMap<string, number>): Map<string, number> {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0))
  return new Map(length === 0 ? [] : [...vector].map(([word, weight]) => [word, weight / length]))
}

/** A word's earlier vectors with its weight in each. */
type Holders = { vectors: number[]; weights: number[] }

/** @returns all cosines, row by row: `[i * n + j]` */
export function computeCosines(vectors: readonly ReadonlyMap<string, number>[]): Float64Array {
  const n = vectors.length
  const table = new Float64Array(n * n)
  const holders = new Map<string, Holders>()
  for (const [i, vector] of vectors.entries()) {
    const row = table.subarray(i * n, i * n + n)
    for (const [word, weight] of vector) {
      const held = holders.get(word) ?? { vectors: [], weights: [] }
      holders.set(word, held)
      addProducts(row, held, weight)
      held.vectors.push(i)
      held.weights.push(weight)
    }
    row[i] = 1
    for (let j = 0; j < i; j += 1) table[j * n + i] = row[j] ?? 0
  }
  return table
}

function addProducts(row: Float64Array, { vectors, weights }: Holders, weight: number): void {
  for (let k = 0; k < vectors.length; k += 1) {
    const j = vectors[k] ?? 0
    row[j] = (row[j] ?? 0) + weight * (weights[k] ?? 0)
  }
}

/** @returns the mean of all values of an n × n table beside its diagonal */
export function computeMean(table: Float64Array, n: number): number {
  let sum = 0
  for (let k = 0; k < table.length; k += 1) if (k % (n + 1) !== 0) sum += table[k] ?? 0
  return n < 2 ? 0 : sum / (n * (n - 1))
}

/** @returns the correlation of every two rows of an n × n table, -1..1 */
export function computeCorrelations(at: Float64Array, n: number): Float64Array {
  const rows = Array.from({ length: n }, (_, i) => standardise(at.subarray(i * n, i * n + n)))
  const table = new Float64Array(n * n)
  const products = new Float64Array(abreast)
  // by places: an iterator around the products takes twice as long
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += abreast) {
      multiply(products, rows[i], rows[j], rows[j + 1], rows[j + 2], rows[j + 3])
      for (let k = 0; k < abreast && j + k <= i; k += 1) {
        table[i * n + j + k] = products[k] ?? 0
        table[(j + k) * n + i] = products[k] ?? 0
      }
    }
  }
  return table
}

/** With a mean of 0 and a length of 1, so that products are correlations. */
function standardise(row: Float64Array): Float64Array {
  const mean = row.reduce((sum, x) => sum + x, 0) / row.length
  const length = Math.sqrt(row.reduce((sum, x) => sum + (x - mean) ** 2, 0))
  return row.map((x) => (length === 0 ? 0 : (x - mean) / length))
}

/** Products that are made at once: sums side by side do not wait for each other. */
const abreast = 4
const none: Float64Array = new Float64Array()

function multiply(to: Float64Array, row = none, a = row, b = row, c = row, d = row): void {
  let sumA = 0
  let sumB = 0
  let sumC = 0
  let sumD = 0
  for (let k = 0; k < row.length; k += 1) {
    const value = row[k] ?? 0
    sumA += value * (a[k] ?? 0)
    sumB += value * (b[k] ?? 0)
    sumC += value * (c[k] ?? 0)
    sumD += value * (d[k] ?? 0)
  }
  to[0] = sumA
  to[1] = sumB
  to[2] = sumC
  to[3] = sumD
}

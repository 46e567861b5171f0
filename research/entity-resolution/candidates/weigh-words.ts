/** A sparse vector: its words by their numbers, and what each of them weighs. */
export type WordVector = { words: Int32Array; weights: Float64Array }

/** Sparse vectors of length 1, by rarity within the result set. */
type WeighedWords = {
  vectors: readonly WordVector[]
  /** By the numbers of the words. */
  rarity: Float64Array
}

/**
 * TF-IDF over the findings of one search: a word of many of them says little, one that stands only
 * once links nothing.
 */
export function weighFindingWords(bags: readonly ReadonlyMap<string, number>[]): WeighedWords {
  const { numbered, holders } = numberWords(bags)
  const rarity = Float64Array.from(holders, (count) => Math.log((bags.length + 1) / (count + 0.5)))
  const vectors = numbered.map(({ words, counts }) => {
    const weights = counts.map(
      (count, k) => (1 + Math.log(Math.max(1, count))) * (rarity[words[k] ?? 0] ?? 0),
    )
    return { words, weights: toUnit(weights) }
  })
  return { vectors, rarity }
}

type Numbered = {
  numbered: { words: Int32Array; counts: Float64Array }[]
  /** How many bags have a word, by its number. */
  holders: number[]
}

/** Each word is looked up by its letters once; all that follows goes by numbers. */
function numberWords(bags: readonly ReadonlyMap<string, number>[]): Numbered {
  const numbers = new Map<string, number>()
  const holders: number[] = []
  const numbered = bags.map((bag) => {
    const [words, counts] = [new Int32Array(bag.size), new Float64Array(bag.size)]
    let place = 0
    for (const [word, count] of bag) {
      const number = numbers.get(word) ?? numbers.size
      if (number === numbers.size) numbers.set(word, number)
      holders[number] = (holders[number] ?? 0) + 1
      words[place] = number
      counts[place] = count
      place += 1
    }
    return { words, counts }
  })
  return { numbered, holders }
}

function toUnit(weights: Float64Array): Float64Array {
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0))
  return length === 0 ? weights : weights.map((weight) => weight / length)
}

/** @returns all cosines, row by row: `[i * n + j]` */
export function computeCosines(vectors: readonly WordVector[]): Float64Array {
  const n = vectors.length
  const table = new Float64Array(n * n)
  const holders = buildHolders(vectors)
  for (let i = 0; i < n; i += 1) {
    const row = table.subarray(i * n, i * n + n)
    const vector = vectors[i]
    if (vector !== undefined) addVector(row, holders, vector, i)
    row[i] = 1
    for (let j = 0; j < i; j += 1) table[j * n + i] = row[j] ?? 0
  }
  return table
}

/**
 * For each word the vectors up to the present one that have it, with its weight in each.
 * @property starts where the run of a word begins in `vectors` and `weights`
 * @property ends where it ends so far
 */
type Holders = {
  starts: Int32Array
  ends: Int32Array
  vectors: Int32Array
  weights: Float64Array
}

/** Empty, with room for all words of all vectors. */
function buildHolders(all: readonly WordVector[]): Holders {
  let last = -1
  for (const { words } of all) for (const word of words) last = Math.max(last, word)
  const starts = new Int32Array(last + 2)
  for (const { words } of all)
    for (const word of words) starts[word + 1] = (starts[word + 1] ?? 0) + 1
  for (let word = 0; word <= last; word += 1)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  const size = starts[last + 1] ?? 0
  return {
    starts,
    ends: starts.slice(),
    vectors: new Int32Array(size),
    weights: new Float64Array(size),
  }
}

/** Adds the products of a vector with those before it to its row, and the vector to the holders. */
function addVector(row: Float64Array, holders: Holders, vector: WordVector, i: number): void {
  const { starts, ends, vectors, weights } = holders
  for (let place = 0; place < vector.words.length; place += 1) {
    const word = vector.words[place] ?? 0
    const weight = vector.weights[place] ?? 0
    const end = ends[word] ?? 0
    for (let k = starts[word] ?? 0; k < end; k += 1) {
      const j = vectors[k] ?? 0
      row[j] = (row[j] ?? 0) + weight * (weights[k] ?? 0)
    }
    vectors[end] = i
    weights[end] = weight
    ends[word] = end + 1
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

import { shareAny } from '../../identity/names/share-any.ts'
import { type ContradictionKind, findContradictions } from './contradictions.ts'
import type { Features } from './features.ts'
import { correlations, cosines, weighWords } from './weigh-words.ts'

/** What speaks for or against two findings being about one person. */
export type PairSignals = {
  /** logarithm of the summed rarity of the words that both have */
  shared: number
  /** -1..1: whether the two are near to and far from the same other findings */
  company: number
  sameSite: number
  sameMiddleName: number
  contradictions: readonly ContradictionKind[]
}

/** Signals of all pairs of one search's findings. */
export type SignalTable = {
  n: number
  at: (i: number, j: number) => PairSignals
  /** mean of `shared` over all pairs: high where one person fills the whole search */
  cohesion: number
  /** mean of `shared` above what it is among brief words: grows with the length of the texts */
  excess: number
}

/**
 * How much the walk of life counts beside the words, when findings are compared with all others.
 */
const topicShare = 0.3

export function signalTable(all: readonly Features[]): SignalTable {
  const n = all.length
  const { vectors, rarity } = weighWords(all.map(({ words }) => words))
  const shared = sharedRarity(vectors, rarity)
  const near = mixedCosines(nearness(all, cosines(vectors)), n)
  const topics = cosines(
    all.map((one) => new Map(one.topics.map((weight, topic) => [String(topic), weight] as const))),
  )
  const company = correlations(
    near.map((value, k) => value + topicShare * (topics[k] ?? 0)),
    n,
  )
  const cohesion = cohesionOf(all)
  return {
    n,
    cohesion,
    excess: Math.max(0, mean(shared, n) - cohesion),
    at: (i, j) => ({
      shared: shared[i * n + j] ?? 0,
      company: company[i * n + j] ?? 0,
      ...namedSignals(all[i], all[j]),
    }),
  }
}

/** Pages count as much as what the search says of them. */
function nearness(all: readonly Features[], brief: Float64Array): Float64Array {
  if (all.every(({ pageWords }) => pageWords === null)) return brief
  const { vectors } = weighWords(all.map(({ words, pageWords }) => pageWords ?? words))
  return cosines(vectors).map((cosine, k) => (cosine + (brief[k] ?? 0)) / 2)
}

/**
 * Of brief words only, or else a search that came with whole pages would look like one about a
 * single person.
 */
function cohesionOf(all: readonly Features[]): number {
  const n = all.length
  if (n < 2) return 0
  const { vectors, rarity } = weighWords(
    all.map(({ brief }) => new Map([...brief].map((word) => [word, 1] as const))),
  )
  return mean(sharedRarity(vectors, rarity), n)
}

/** Of all values beside the diagonal. */
function mean(table: Float64Array, n: number): number {
  return n < 2 ? 0 : table.reduce((sum, one) => sum + one, 0) / (n * (n - 1))
}

function namedSignals(
  a: Features | undefined,
  b: Features | undefined,
): Pick<PairSignals, 'sameSite' | 'sameMiddleName' | 'contradictions'> {
  if (a === undefined || b === undefined)
    return { sameSite: 0, sameMiddleName: 0, contradictions: [] }
  return {
    sameSite: a.domain !== '' && a.domain === b.domain && !a.hub ? 1 : 0,
    sameMiddleName: shareAny(a.mentions.middle, b.mentions.middle) ? 1 : 0,
    contradictions: findContradictions(a, b),
  }
}

function sharedRarity(
  vectors: readonly ReadonlyMap<string, number>[],
  rarity: ReadonlyMap<string, number>,
): Float64Array {
  const n = vectors.length
  const weighed = cosines(
    vectors.map(
      (vector) =>
        new Map(
          [...vector.keys()].map((word) => [word, Math.sqrt(rarity.get(word) ?? 0)] as const),
        ),
    ),
  )
  return weighed.map((sum, k) => (k % (n + 1) === 0 ? 0 : Math.log1p(sum)))
}

/** How many neighbours are mixed into a finding, how near they are at least, and how much. */
const maxNeighbours = 8
const minNearness = 0.04
const neighbourShare = 2

/**
 * Cosines of findings with their nearest ones mixed in: two that share no word may share
 * neighbours. Products of mixed vectors are sums of products of plain ones, which `direct` has.
 */
function mixedCosines(direct: Float64Array, n: number): Float64Array {
  const mixes = Array.from({ length: n }, (_, i) => chooseNeighbours(direct, n, i))
  const half = new Float64Array(n * n)
  for (const [i, mix] of mixes.entries())
    for (const { at, weight } of mix)
      for (let j = 0; j < n; j += 1)
        half[i * n + j] = (half[i * n + j] ?? 0) + weight * (direct[at * n + j] ?? 0)
  const product = (i: number, j: number) =>
    (mixes[j] ?? []).reduce((sum, { at, weight }) => sum + weight * (half[i * n + at] ?? 0), 0)
  const lengths = mixes.map((_, i) => Math.sqrt(product(i, i)))
  const table = new Float64Array(n * n)
  for (let i = 0; i < n; i += 1) {
    table[i * n + i] = 1
    for (let j = 0; j < i; j += 1) {
      const cosine = product(i, j) / ((lengths[i] ?? 1) * (lengths[j] ?? 1))
      table[i * n + j] = cosine
      table[j * n + i] = cosine
    }
  }
  return table
}

/** The finding itself with weight 1, its nearest ones by nearness. */
function chooseNeighbours(direct: Float64Array, n: number, i: number) {
  const others = Array.from({ length: n }, (_, at) => ({ at, near: direct[i * n + at] ?? 0 }))
    .filter(({ at, near }) => at !== i && near > minNearness)
    .sort((x, y) => y.near - x.near || x.at - y.at)
    .slice(0, maxNeighbours)
  return [
    { at: i, weight: 1 },
    ...others.map(({ at, near }) => ({ at, weight: near * neighbourShare })),
  ]
}

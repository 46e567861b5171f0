import { shareAny } from '../../identity/names/share-any.ts'
import { type ContradictionKind, findContradictions } from './contradictions.ts'
import type { Features } from './features.ts'
import { buildBags, correlations, cosines, unit, weighWords } from './weigh-words.ts'

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
  const { vectors, rarity } = weighWords(buildBags(all))
  const shared = sharedRarity(vectors, rarity)
  const near = cosines(blended(vectors, cosines(vectors)))
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

/** Findings with their nearest ones mixed in: two that share no word may share neighbours. */
function blended(
  vectors: readonly ReadonlyMap<string, number>[],
  direct: Float64Array,
): Map<string, number>[] {
  const n = vectors.length
  return vectors.map((vector, i) => {
    const mixed = new Map(vector)
    const near = Array.from({ length: n }, (_, j) => ({ j, weight: direct[i * n + j] ?? 0 }))
      .filter(({ j, weight }) => j !== i && weight > 0.04)
      .sort((x, y) => y.weight - x.weight || x.j - y.j)
      .slice(0, 8)
    for (const { j, weight } of near)
      for (const [word, value] of vectors[j] ?? [])
        mixed.set(word, (mixed.get(word) ?? 0) + value * weight * 2)
    return unit(mixed)
  })
}

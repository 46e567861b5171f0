import { haveCommonMember } from '../../identity/names/have-common-member.ts'
import { computeMixedCosines } from './compute-mixed-cosines.ts'
import { type ContradictionKind, findContradictions } from './contradictions.ts'
import type { Features } from './features.ts'
import {
  computeCorrelations,
  computeCosines,
  computeMean,
  type WordVector,
  weighFindingWords,
} from './weigh-words.ts'

/** What speaks for or against two findings being about one person. */
export type PairSignals = {
  /** logarithm of the summed rarity of the words that both have */
  shared: number
  /** -1..1: whether the two are near to and far from the same other findings */
  company: number
  sameSite: number
  sameMiddleName: number
  /** whether both write the same further name before or behind the sought one */
  sameFurtherName: number
  /** whether both write the same e-mail address of a bearer of the name */
  sameAddress: number
  /** whether the page of one names the site of the other beside the person */
  linkedSite: number
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
  /** share of findings that came with their page */
  paged: number
}

/**
 * How much the walk of life counts beside the words, when findings are compared with all others.
 */
const topicShare = 0.3

/** The signals of all pairs of a search's findings. */
export function buildSignalTable(all: readonly Features[]): SignalTable {
  const n = all.length
  const compare = buildComparison(all)
  const { vectors, rarity } = weighFindingWords(all.map(({ words }) => words))
  const shared = sharedRarity(vectors, rarity)
  const near = computeMixedCosines(nearness(all, computeCosines(vectors)), n)
  const topics = computeCosines(all.map((one) => topicWords(one)))
  for (let k = 0; k < near.length; k += 1) near[k] = (near[k] ?? 0) + topicShare * (topics[k] ?? 0)
  const company = computeCorrelations(near, n)
  const cohesion = computeCohesion(all)
  return {
    n,
    cohesion,
    excess: Math.max(0, computeMean(shared, n) - cohesion),
    paged: all.filter(({ pageWords }) => pageWords !== null).length / Math.max(1, n),
    at: (i, j) => {
      const named = compare(i, j)
      return {
        shared: shared[i * n + j] ?? 0,
        company: company[i * n + j] ?? 0,
        // field by field: to spread an object takes longer than all else of a usual pair
        sameSite: named.sameSite,
        sameMiddleName: named.sameMiddleName,
        sameFurtherName: named.sameFurtherName,
        sameAddress: named.sameAddress,
        linkedSite: named.linkedSite,
        contradictions: named.contradictions,
      }
    },
  }
}

/** The walks of life that a finding speaks of, as if they were words. */
function topicWords({ topics }: Features): WordVector {
  const words = [...topics.keys()].filter((topic) => topics[topic] !== 0)
  return {
    words: Int32Array.from(words),
    weights: Float64Array.from(words, (topic) => topics[topic] ?? 0),
  }
}

/** How much pages count beside what the search says of them: they say more of the person. */
const pageShare = 0.7

function nearness(all: readonly Features[], brief: Float64Array): Float64Array {
  if (all.every(({ pageWords }) => pageWords === null)) return brief
  const { vectors } = weighFindingWords(all.map(({ words, pageWords }) => pageWords ?? words))
  return computeCosines(vectors).map(
    (cosine, k) => pageShare * cosine + (1 - pageShare) * (brief[k] ?? 0),
  )
}

/**
 * Of brief words only, or else a search that came with whole pages would look like one about a
 * single person.
 */
function computeCohesion(all: readonly Features[]): number {
  const n = all.length
  if (n < 2) return 0
  const { vectors, rarity } = weighFindingWords(
    all.map(({ brief }) => new Map([...brief].map((word) => [word, 1] as const))),
  )
  return computeMean(sharedRarity(vectors, rarity), n)
}

type NamedSignals = Omit<PairSignals, 'shared' | 'company'>

const nothingNamed: NamedSignals = {
  sameSite: 0,
  sameMiddleName: 0,
  sameFurtherName: 0,
  sameAddress: 0,
  linkedSite: 0,
  contradictions: [],
}

/** What two findings must both have to say the same or to contradict each other. */
const comparedKinds: readonly ((one: Features) => boolean)[] = [
  ({ mentions }) => mentions.middle.size > 0,
  ({ mentions }) => mentions.generation.size > 0,
  ({ mentions }) => mentions.before.size > 0,
  ({ mentions }) => mentions.beyond.size > 0,
  ({ ownAddresses }) => ownAddresses.size > 0,
  ({ births }) => births.length > 0,
  ({ callings }) => callings.length > 0,
]

/** Compares what findings name. Most pairs have nothing to compare, so they are not looked at. */
function buildComparison(all: readonly Features[]): (i: number, j: number) => NamedSignals {
  const kinds = Uint8Array.from(all, (one) =>
    comparedKinds.reduce((bits, has, kind) => bits | (has(one) ? 1 << kind : 0), 0),
  )
  const domains = [...new Set(all.map(({ domain }) => domain))]
  const numbers = new Map(domains.map((domain, number) => [domain, number] as const))
  const domainOf = Int32Array.from(all, ({ domain }) => numbers.get(domain) ?? 0)
  const links = findLinks(all)
  return (i, j) => {
    const [a, b] = [all[i], all[j]]
    if (a === undefined || b === undefined) return nothingNamed
    const isLinked = links[i]?.has(j) === true || links[j]?.has(i) === true
    const isCompared = ((kinds[i] ?? 0) & (kinds[j] ?? 0)) > 0 || domainOf[i] === domainOf[j]
    return isLinked || isCompared ? compareNamed(a, b, isLinked) : nothingNamed
  }
}

/** For each finding the places of those whose site it names; undefined where it names none. */
function findLinks(all: readonly Features[]): (ReadonlySet<number> | undefined)[] {
  const owners = Map.groupBy(all.keys(), (i) => all[i]?.site ?? '')
  return all.map((one) => {
    const places = [...one.namedSites].flatMap((site) => owners.get(site) ?? [])
    const linked = places.filter((place) => {
      const other = all[place]
      return other !== undefined && namesSite(one, other)
    })
    return linked.length === 0 ? undefined : new Set(linked)
  })
}

function compareNamed(a: Features, b: Features, isLinked: boolean): NamedSignals {
  return {
    sameSite: a.domain !== '' && a.domain === b.domain && !a.hub ? 1 : 0,
    sameMiddleName: haveCommonMember(a.mentions.middle, b.mentions.middle) ? 1 : 0,
    sameFurtherName:
      haveCommonMember(a.mentions.before, b.mentions.before) ||
      haveCommonMember(a.mentions.beyond, b.mentions.beyond)
        ? 1
        : 0,
    sameAddress: haveCommonMember(a.ownAddresses, b.ownAddresses) ? 1 : 0,
    linkedSite: isLinked ? 1 : 0,
    contradictions: findContradictions(a, b),
  }
}

/** Pages of hubs and of profile sites belong to many people. */
function namesSite({ namedSites, domain }: Features, other: Features): boolean {
  if (other.hub || other.profile || other.domain === domain) return false
  return other.site !== '' && namedSites.has(other.site)
}

function sharedRarity(vectors: readonly WordVector[], rarity: Float64Array): Float64Array {
  const n = vectors.length
  const roots = rarity.map(Math.sqrt)
  const weighed = computeCosines(
    vectors.map(({ words }) => ({
      words,
      weights: Float64Array.from(words, (word) => roots[word] ?? 0),
    })),
  )
  for (let i = 0; i < n; i += 1) {
    weighed[i * n + i] = 0
    for (let j = 0; j < i; j += 1) {
      const shared = Math.log1p(weighed[i * n + j] ?? 0)
      weighed[i * n + j] = shared
      weighed[j * n + i] = shared
    }
  }
  return weighed
}

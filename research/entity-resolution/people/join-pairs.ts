import { areSameGiven } from '../../identity/names/are-same-given.ts'
import type { PersonName } from '../../identity/names/person-name.ts'
import { areTwoPeople, type Difference, findDifferences, scoreDifferences } from './differences.ts'
import { isVouched, type Pair } from './link-signal.ts'
import {
  type ContradictingFacts,
  type Contradiction,
  findFactContradictions,
  joinFacts,
  type NameComparer,
  noFacts,
  scoreBestName,
} from './person-facts.ts'
import {
  differentNameWeight,
  outweighsDifferences,
  pairPrior,
  relativeNameWeight,
} from './tables/link-weights.ts'

/** A pair that would have been joined but for what its sides say differently. */
export type Blocked = { pair: Pair; kinds: (Contradiction | Difference)[] }

/** Groups in the making. */
export type Groups = {
  /** The group of a record, named by one of its members. */
  find: (record: number) => number
  factsAt: (record: number) => ContradictingFacts
  /**
   * Joins the groups of a pair if it speaks for that by at least `minScore` and nothing against it;
   * what kept it from joining is remembered.
   */
  tryPair: (pair: Pair, minScore: number) => boolean
  blocked: Blocked[]
  /** Contradictions that a proof has outweighed, by pair. */
  overruled: Blocked[]
}

/** Names less alike than this, 0..100, are two names. */
const otherName = 20

/**
 * Contradictions hold between whole groups, so that a third record in between never glues two
 * people.
 */
export function startGroups(
  facts: readonly ContradictingFacts[],
  compareNames: NameComparer,
): Groups {
  const parents = facts.map((_, i) => i)
  const known = [...facts]
  const find = (record: number): number => {
    let root = record
    while ((parents[root] ?? root) !== root) root = parents[root] ?? root
    for (let at = record; at !== root; ) {
      const next = parents[at] ?? root
      parents[at] = root
      at = next
    }
    return root
  }
  const factsAt = (record: number): ContradictingFacts => known[find(record)] ?? noFacts
  const blocked: Blocked[] = []
  const overruled: Blocked[] = []
  const tryPair = (pair: Pair, minScore: number): boolean => {
    const [a, b] = [find(pair.a), find(pair.b)]
    if (a === b) return true
    const [x, y] = [factsAt(a), factsAt(b)]
    if (pairPrior + pair.total < minScore) return false
    const kinds = findFactContradictions(x, y)
    if (kinds.includes('different_id') || (kinds.length > 0 && !pair.proven)) {
      blocked.push({ pair, kinds })
      return false
    }
    const differences = isVouched(pair) ? [] : findDifferences(x, y)
    if (pair.total < outweighsDifferences && areTwoPeople(differences)) {
      blocked.push({ pair, kinds: differences })
      return false
    }
    const doubt = pair.proven ? 0 : weighNames(x, y, compareNames) + scoreDifferences(differences)
    if (pairPrior + pair.total + doubt < minScore) return false
    if (kinds.length > 0) overruled.push({ pair, kinds })
    parents[Math.max(a, b)] = Math.min(a, b)
    known[Math.min(a, b)] = a < b ? joinFacts(x, y) : joinFacts(y, x)
    return true
  }
  return { find, factsAt, tryPair, blocked, overruled }
}

/** Log-odds for names that have nothing in common, or only the family's. */
export function weighNames(
  a: ContradictingFacts,
  b: ContradictingFacts,
  compareNames: NameComparer,
): number {
  const score = scoreBestName(a.names, b.names, compareNames)
  if (score === null || score > otherName) return 0
  return a.names.some((x) => b.names.some((y) => areRelatives(x.parsed, y.parsed)))
    ? relativeNameWeight
    : differentNameWeight
}

function areRelatives(a: PersonName, b: PersonName): boolean {
  return (
    a.family.some((word) => b.family.includes(word)) &&
    !areSameGiven(a.given[0] ?? '', b.given[0] ?? '')
  )
}

import type { Features } from './features.ts'
import type { Likelihoods } from './group-by-likelihood.ts'

/**
 * Logistic regressions over groups of searches for names that several people share. Chosen by
 * cross-validation over the names; what else was tried (size, number of groups, commonness of the
 * name, cohesion) did not carry over to other names.
 */
const weights = {
  several: { base: 1.5, agreement: 1, elsewhere: -0.75, pairOfPages: -0.95 },
  single: { base: -0.55, nearest: -0.65, named: 0.8, titled: -0.45, paged: 0.15 },
}

/** What counts of a finding that stands alone. */
type Naming = Pick<Features, 'titled' | 'pageWords'> & {
  mentions: Pick<Features['mentions'], 'count'>
}

/**
 * How sure it is that a group is right.
 * @param all the findings of the search
 * @returns 0..100: of several findings the share of their pairs that are one person, in percent; of
 * a single one the probability that no other finding is of its person
 */
export function scoreConfidence(
  group: readonly number[],
  all: readonly Naming[],
  likely: Likelihoods,
): number {
  const agreement = scoreAgreement(group, likely)
  const total =
    agreement === null
      ? weighSingle(group, all, likely)
      : weights.several.base +
        weights.several.agreement * toLogOdds(agreement) +
        weights.several.elsewhere * Math.log(sumElsewhere(group, likely) + 0.1) +
        // long texts are alike by chance, and where there are two, no third bears it out
        (group.length === 2 && group.some((i) => isPaged(all[i])) ? weights.several.pairOfPages : 0)
  return Math.round(1000 / (1 + Math.exp(-total))) / 10
}

/**
 * A finding that does not name the person says too little to be joined with theirs, and one with
 * the name in its title is often of a person with more of them. What a page says would have joined
 * the finding with others of its person.
 */
function weighSingle(
  group: readonly number[],
  all: readonly Naming[],
  likely: Likelihoods,
): number {
  const { base, nearest, named, titled, paged } = weights.single
  const one = all[group[0] ?? 0]
  return (
    base +
    nearest * toLogOdds(findNearest(group, likely)) +
    (one !== undefined && one.mentions.count > 0 ? named : 0) +
    (one?.titled === true ? titled : 0) +
    (isPaged(one) ? paged : 0)
  )
}

function isPaged(one: Naming | undefined): boolean {
  return one !== undefined && one.pageWords !== null
}

/** Bounded: 0 and 1 are 3.9 away from the middle. */
function toLogOdds(likelihood: number): number {
  return Math.log((likelihood + 0.02) / (1.02 - likelihood))
}

/** The mean likelihood of the pairs of a group, 0..1; null where it has none. */
export function scoreAgreement(group: readonly number[], { n, at }: Likelihoods): number | null {
  if (group.length < 2) return null
  let sum = 0
  for (const i of group) for (const j of group) if (i !== j) sum += at[i * n + j] ?? 0
  return sum / (group.length * (group.length - 1))
}

/** How many findings beside the group are expected to be of the person of one of its findings. */
function sumElsewhere(group: readonly number[], { n, at }: Likelihoods): number {
  const inside = new Set(group)
  let sum = 0
  for (const i of group)
    for (let j = 0; j < n; j += 1) if (!inside.has(j)) sum += at[i * n + j] ?? 0
  return sum / Math.max(1, group.length)
}

/** The greatest likelihood of a pair of which one finding is in the group, 0..1. */
function findNearest(group: readonly number[], { n, at }: Likelihoods): number {
  const inside = new Set(group)
  let nearest = 0
  for (const i of group)
    for (let j = 0; j < n; j += 1)
      if (!inside.has(j)) nearest = Math.max(nearest, at[i * n + j] ?? 0)
  return nearest
}

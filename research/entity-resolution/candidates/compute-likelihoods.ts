import type { ContradictionKind } from './contradictions.ts'
import type { Likelihoods } from './group-by-likelihood.ts'
import type { PairSignals, SignalTable } from './pair-signals.ts'

/**
 * Log-odds that a pair is one person, learnt by logistic regression on searches for names that
 * several people share. Few and general on purpose: everything else that was tried (hosts of many,
 * nearness of single topics, bareness of a finding) did not carry over to other names.
 */
const weights = {
  base: -1.8,
  cohesion: 3,
  cohesionAboveUsual: 6,
  shared: 0.27,
  company: 4.4,
  sameSite: 0.5,
  sameMiddleName: 1.5,
  sameFurtherName: 1,
  sameAddress: 3,
  linkedSite: 1.5,
  contradiction: -5,
  contradictions: -0.5,
  excess: -1.7,
  paged: -0.1,
}

/**
 * The most likelihood when two findings contradict each other. It is above 0, since snippets are
 * cut and lists name several people.
 */
export const despiteContradiction = 0.02

/**
 * Contradictions that hardly ever are of one person: no third finding joins two of these. Others
 * are misread more often: a sentence that names father and son says the generation of both.
 */
const firm: ReadonlySet<ContradictionKind> = new Set(['birth_year', 'middle_name'])

/** The cohesion of searches where half of all pairs are one person. */
const usualCohesion = 0.35

/** The logarithm of cohesion above the usual beyond which it says no more. */
const maxExcess = 0.35

/** Excess of shared words at which its weight has reached two thirds of its bound. */
const excessScale = 0.7

/**
 * @param namePrior log-odds from the name itself, for all pairs
 * @param extra log-odds from what is known of two findings beside their texts; a contradiction in
 * the texts outweighs it
 * @returns how likely each two findings are about one person
 */
export function computeLikelihoods(
  { n, at, cohesion, excess, paged }: SignalTable,
  namePrior: number,
  extra: (i: number, j: number) => number = () => 0,
): Likelihoods {
  // pages are near to other pages in more ways than snippets, by chance too
  const prior =
    weights.base +
    weights.paged * paged +
    namePrior +
    cohesionWeight(cohesion) +
    excessWeight(excess)
  const table = new Float64Array(n * n)
  for (let i = 0; i < n; i += 1) {
    table[i * n + i] = 1
    for (let j = 0; j < i; j += 1) {
      const signals = at(i, j)
      const likelihood = Math.min(
        limitLikelihood(signals.contradictions),
        1 / (1 + Math.exp(-(prior + logOdds(signals) + extra(i, j)))),
      )
      table[i * n + j] = likelihood
      table[j * n + i] = likelihood
    }
  }
  return { n, at: table }
}

function limitLikelihood(contradictions: readonly ContradictionKind[]): number {
  if (contradictions.length === 0) return 1
  return contradictions.some((kind) => firm.has(kind)) ? 0 : despiteContradiction
}

/**
 * Where one person fills the search, a further finding is likelier theirs. Bounded, or else the few
 * others would be swallowed.
 */
function cohesionWeight(cohesion: number): number {
  const excess = Math.log(Math.max(cohesion, 0.05) / usualCohesion)
  return excess > 0
    ? weights.cohesionAboveUsual * Math.min(maxExcess, excess)
    : weights.cohesion * excess
}

/** Long texts share words by chance. Bounded, since they also say more about the person. */
function excessWeight(excess: number): number {
  return weights.excess * (1 - Math.exp(-excess / excessScale))
}

function logOdds({
  shared,
  company,
  sameSite,
  sameMiddleName,
  sameFurtherName,
  sameAddress,
  linkedSite,
}: PairSignals): number {
  return (
    weights.shared * shared +
    weights.company * company +
    weights.sameSite * sameSite +
    weights.sameMiddleName * sameMiddleName +
    weights.sameFurtherName * sameFurtherName +
    weights.sameAddress * sameAddress +
    weights.linkedSite * linkedSite
  )
}

import type { Measure } from '../measure-support.ts'

/**
 * Log-odds per measure, for a logistic model: what speaks for a claim is never below 0, what speaks
 * against it never above. Fitted by ridge regression on 3,250 labelled pairs of claim and source of
 * two public corpora (AttributionBench, Apache-2.0; WiCE, ODC-BY; English, half supported), whose
 * nine sets weigh about the same; `negated`, `opposite`, `quantifier` and `swapped` are set by
 * hand, since the corpora hardly have such claims. Fitted on one half, macro-F1 on the other is
 * 0.75 as a mean of four sets; log loss 0.53.
 */
export const supportWeights: Readonly<Record<Measure, number>> = {
  window: 0.1,
  all: 1.7,
  order: 0.5,
  phrases: 1.35,
  focus: 1.35,
  names: -0.65,
  chance: -2.4,
  negated: -2.5,
  opposite: -1,
  quantifier: -0.4,
  swapped: -3,
}
export const supportBias = -1.93
/** At this probability and above a claim counts as supported; the folds' cuts are 0.50 to 0.52. */
export const supportedFrom = 0.51

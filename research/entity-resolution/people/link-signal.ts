import type { Outlink } from './record.ts'
import { type LinkFeature, linkRules } from './tables/link-weights.ts'

/**
 * One thing that speaks for two records being one person.
 * @property score 0..1: how far it holds here
 * @property said where it stands, for links
 */
export type LinkSignal = {
  feature: LinkFeature
  score: number
  weight: number
  said: Outlink | null
}

/** Two records, by their places in the sorted list, `a` before `b`. */
export type Pair = { a: number; b: number; signals: LinkSignal[]; total: number; proven: boolean }

/**
 * @param score 0..1; the weight is that share of the table's
 * @param full the weight of score 1, where it is not the table's
 */
export function buildLinkSignal(
  feature: LinkFeature,
  score = 1,
  said: Outlink | null = null,
  full: number = linkRules[feature].weight,
): LinkSignal {
  const clamped = Math.min(1, Math.max(0, score))
  return { feature, score: Math.round(clamped * 100) / 100, weight: full * clamped, said }
}

const vouching: ReadonlySet<LinkFeature> = new Set([
  'signed_proof',
  'verified_link',
  'same_id',
  'curated_link',
  'reciprocal_link',
])

/** Whether both sides, the platform or editors stand for a pair. */
export function isVouched({ signals }: Pair): boolean {
  return signals.some(({ feature }) => vouching.has(feature))
}

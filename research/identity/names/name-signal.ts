/** One reason for a score: what was seen, and by how many units of log-odds it moves the score. */
export type NameSignal = { signal: string; weight: number; detail?: string }

/** @property score 0..100, meant as the percentage of such pairs that are the same */
export type NameScore = { score: number; signals: NameSignal[] }

/** What no score falls below or reaches, in percent. */
type Bounds = { floor: number; ceiling: number }

/**
 * Names that have nothing in common are now and then one person's (pen names, names by marriage),
 * and equal ones two people's: no score is 0 or 100.
 */
const usualBounds: Bounds = { floor: 8, ceiling: 99 }
/** A name in another script follows the sound: hardly any that sounds otherwise is the same. */
export const scriptBounds: Bounds = { floor: 1, ceiling: 99.5 }

/** The log-odds of all signals together. */
export function sumWeights(signals: readonly Pick<NameSignal, 'weight'>[]): number {
  return signals.reduce((sum, { weight }) => sum + weight, 0)
}

/** Adds signals up to a score; the strongest stand first. */
export function scoreNameSignals(
  all: readonly NameSignal[],
  { floor, ceiling }: Bounds = usualBounds,
): NameScore {
  const signals = all
    .filter(({ weight }) => weight !== 0)
    .map((signal) => ({ ...signal, weight: Math.round(signal.weight * 100) / 100 }))
  const total = sumWeights(signals)
  signals.sort((x, y) => Math.abs(y.weight) - Math.abs(x.weight) || (x.signal < y.signal ? -1 : 1))
  return {
    score: Math.round(10 * (floor + (ceiling - floor) / (1 + Math.exp(-total)))) / 10,
    signals,
  }
}

import type { Likelihoods } from './group-by-likelihood.ts'

/** Logistic regressions over groups of searches for names that several people share. */
const weights = {
  several: { base: 1, agreement: 0.85, elsewhere: -0.34, size: 0.12 },
  single: { base: 1.14, elsewhere: -0.56 },
}

/**
 * How sure it is that a group is right.
 * @returns 0..100: of several findings the share of their pairs that are one person, in percent; of
 * a single one the probability that no other finding is of its person
 */
export function scoreConfidence(group: readonly number[], likely: Likelihoods): number {
  const [agreement, elsewhere] = [scoreAgreement(group, likely), sumElsewhere(group, likely)]
  const { several, single } = weights
  const beside = Math.log(elsewhere + 0.1)
  const total =
    agreement === null
      ? single.base + single.elsewhere * beside
      : several.base +
        several.agreement * Math.log((agreement + 0.02) / (1.02 - agreement)) +
        several.elsewhere * beside +
        several.size * Math.log(group.length)
  return Math.round(1000 / (1 + Math.exp(-total))) / 10
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

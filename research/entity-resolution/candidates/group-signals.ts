import { despiteContradiction } from './compute-likelihoods.ts'
import { scoreAgreement } from './confidence.ts'
import type { Features } from './features.ts'
import type { Likelihoods } from './group-by-likelihood.ts'

export type GroupSignal = { signal: string; weight: number; detail?: string }

/**
 * Logistic regression over groups: was at least three fifths of the group one person, and not a
 * thing or a place of that name?
 */
const weights = {
  base: -0.6,
  several: -1.3,
  agreement: 0.3,
  size: 0.34,
  named: 2,
  titled: 0.1,
  contradicted: -1.5,
}

/** From this share of contradicting pairs on, they count in full: one pair of fourteen findings. */
const fullShare = 0.01

/**
 * Cap on counted findings: the famous have any number of pages, and their namesakes' are among
 * them.
 */
const maxCounted = 20

/**
 * What speaks for a group being a person of the name that is sought.
 * @returns signals in log-odds, the strongest first
 */
export function scoreSignals(
  group: readonly number[],
  all: readonly Features[],
  likely: Likelihoods,
): GroupSignal[] {
  const together = scoreAgreement(group, likely)
  const members = group.flatMap((i) => all[i] ?? [])
  const share = (test: (one: Features) => boolean) =>
    members.filter(test).length / Math.max(1, members.length)
  const [titled, named] = [share((one) => one.titled), share((one) => one.mentions.count > 0)]
  const signals: GroupSignal[] = [{ signal: 'base', weight: weights.base }]
  if (together !== null) {
    const agreement = weights.agreement * Math.log((together + 0.02) / (1.02 - together))
    const weight =
      weights.several + agreement + weights.size * Math.log(Math.min(maxCounted, group.length))
    signals.push({
      signal: 'findings_agree',
      weight,
      detail: `${group.length} findings, ${Math.round(together * 100)} %`,
    })
  }
  const contradicted = Math.min(1, shareContradicted(group, likely) / fullShare)
  signals.push({ signal: 'findings_contradict', weight: weights.contradicted * contradicted })
  signals.push({
    signal: 'name_in_text',
    weight: weights.named * named,
    detail: `${Math.round(named * 100)} %`,
  })
  signals.push({
    signal: 'name_in_title',
    weight: weights.titled * titled,
    detail: `${Math.round(titled * 100)} %`,
  })
  const shown = signals
    .filter(({ weight }) => weight !== 0)
    .map((signal) => ({ ...signal, weight: Math.round(signal.weight * 100) / 100 }))
  return shown.sort(
    (a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.signal < b.signal ? -1 : 1),
  )
}

/** The share of the pairs of a group that contradict each other. */
function shareContradicted(group: readonly number[], { n, at }: Likelihoods): number {
  if (group.length < 2) return 0
  const isContradicted = (i: number, j: number) => (at[i * n + j] ?? 0) <= despiteContradiction
  const count = group.reduce(
    (sum, i) => sum + group.filter((j) => j !== i && isContradicted(i, j)).length,
    0,
  )
  return count / (group.length * (group.length - 1))
}

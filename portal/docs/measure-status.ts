import type { Outcome } from '../../contract/results/coverage.ts'

export type Level = 'working' | 'degraded' | 'failing' | 'unmeasured'

/** Fewer runs say nothing about a provider. */
const minRuns = 3
const [workingShare, degradedShare] = [0.9, 0.5]

/** @param runs of the last hour, else of the day */
export function measureLevel(runs: number, succeeded: number): Level {
  if (runs < minRuns) return 'unmeasured'
  const share = succeeded / runs
  if (share >= workingShare) return 'working'
  return share >= degradedShare ? 'degraded' : 'failing'
}

/** Outcomes that say that a provider works, whatever it knew. */
const answered = new Set<string>(['ok', 'no_results'] satisfies Outcome[])
const notAsked = new Set<string>(['skipped', 'not_configured'] satisfies Outcome[])

/** The level, good share and outcomes of each provider, from the counts of its outcomes. */
export function measureProviders(
  counts: readonly { provider: string; outcome: string; count: number }[],
): { provider: string; level: Level; share: number; outcomes: string }[] {
  return [...Map.groupBy(counts, ({ provider }) => provider)].flatMap(([provider, rows]) => {
    const asked = rows.filter(({ outcome }) => !notAsked.has(outcome))
    const total = sum(asked)
    if (total === 0) return []
    const good = sum(asked.filter(({ outcome }) => answered.has(outcome)))
    const outcomes = asked
      .map(({ outcome, count }) => `${outcome} ${Math.round((count / total) * 100)} %`)
      .join(', ')
    return [{ provider, level: measureLevel(total, good), share: good / total, outcomes }]
  })
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

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

/** As the alert `PrsJobsWait`: without a worker no run ends, so no outcome says that any waits. */
const maxWaitSeconds = 120

/** The level of the service as a whole, in words as well. */
export function measureService(given: {
  openIncidents: number
  /** The age of the oldest job that has not begun. */
  waitSeconds: number
  levels: readonly Level[]
}): { level: Level; text: string } {
  const { openIncidents, waitSeconds, levels } = given
  if (openIncidents > 0) {
    const what = openIncidents === 1 ? 'is an open incident' : `are ${openIncidents} open incidents`
    return { level: 'degraded', text: `There ${what}.` }
  }
  const worst = (['failing', 'degraded'] as const).find((level) => levels.includes(level))
  if (waitSeconds > maxWaitSeconds)
    return {
      level: worst ?? 'degraded',
      text: `Requests wait to begin, the oldest for ${Math.floor(waitSeconds / 60)} minutes.`,
    }
  return worst === undefined
    ? { level: 'working', text: 'All operations that were used lately work.' }
    : { level: worst, text: 'Some operations fail more often than usual.' }
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

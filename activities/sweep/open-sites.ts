import type { Site } from '../../research/usernames/sites/site.ts'
import type { SiteOutcome } from './site-outcome.ts'

/** Which sites are the last to answer: a share of all, and at least a few. */
const last = { share: 0.1, minSites: 8 }

type Outcome = Pick<SiteOutcome, 'outcome' | 'reason' | 'finding'>

export type OpenSites = {
  /** Resolves when only the last sites are open. */
  readonly nearEnd: Promise<void>
  /** The first request to the site leaves. */
  begin(site: Site): void
  /** Milliseconds since then; of the process where the site was not begun. */
  measure(site: Site): number
  /** Reports the site, unless it has been. */
  settle(site: Site, outcome: Outcome): void
  /** Reports all that have not been. */
  settleRest(outcome: Outcome): void
}

/** The sites of a sweep without an outcome; each gets one, and is reported once. */
export function createOpenSites(
  sites: readonly Site[],
  report: (outcome: SiteOutcome) => void,
): OpenSites {
  /** When each was begun; null: not yet. */
  const open = new Map<Site, number | null>(sites.map((site) => [site, null]))
  const nearEnd = Promise.withResolvers<void>()
  const maxLast = Math.max(last.minSites, sites.length * last.share)
  const endNears = () => open.size <= maxLast && nearEnd.resolve()
  endNears()

  function settle(site: Site, outcome: Outcome): void {
    const startedAt = open.get(site)
    if (startedAt === undefined || !open.delete(site)) return
    endNears()
    const durationMs = startedAt === null ? 0 : Math.round(performance.now() - startedAt)
    report({ site: site.name, ...outcome, durationMs })
  }

  return {
    nearEnd: nearEnd.promise,
    begin(site) {
      if (open.has(site)) open.set(site, performance.now())
    },
    measure: (site) => performance.now() - (open.get(site) ?? 0),
    settle,
    settleRest(outcome) {
      for (const site of [...open.keys()]) settle(site, outcome)
    },
  }
}

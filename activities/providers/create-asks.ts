import type { About } from '../../sources/shared/source.ts'
import { insertFindings, type NewFinding } from '../../store/findings/findings.ts'
import type { ProviderReport, TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { fetchAlone, type Inquiry } from './fetch-alone.ts'
import { fetchTogether } from './fetch-together.ts'
import { recordRuns } from './record-runs.ts'

/** The two activities by which an operation asks providers what its run wants to know. */
export function createAsks<Of extends About>(
  openInquiry: (deps: ActivityDeps, jobId: string) => Promise<Inquiry<Of>>,
) {
  return {
    /** Asks providers side by side, once each. */
    together: async (
      deps: ActivityDeps,
      jobId: string,
      providers: readonly string[],
    ): Promise<TryReport[]> => {
      const { reports } = await fetchTogether(deps, await openInquiry(deps, jobId), providers)
      return reports
    },
    /** Asks one provider, as often as its limits allow. */
    alone: async (deps: ActivityDeps, jobId: string, provider: string): Promise<ProviderReport> =>
      await fetchAlone(deps, await openInquiry(deps, jobId), provider),
  }
}

/**
 * Writes each part of an answer as a finding.
 * @param build the nth part of a provider's answer
 */
export function recordEachPart<Of extends About>(
  deps: ActivityDeps,
  jobId: string,
  build: (provider: string, part: Of['finding'], n: number) => NewFinding,
): Inquiry<Of>['record'] {
  return (runs) =>
    recordRuns(deps, jobId, runs, async (tx, _, fresh) => {
      const found = fresh.flatMap(({ provider, findings }) =>
        findings.map((part, n) => build(provider, part, n)),
      )
      await insertFindings(tx, jobId, found, deps.now())
      return []
    })
}

import type { ActivityDeps } from '../deps.ts'
import type { Search } from '../person/load-subject.ts'
import {
  buildKeyedFindings,
  recordCleanFindings,
  recordFindings,
} from '../person/record-findings.ts'
import { recordRuns } from '../providers/record-runs.ts'
import type { ProviderRun } from '../providers/run-provider.ts'

/**
 * Writes what providers said of the person of a run.
 * @param isLast the result follows at once, and emits the accounts
 */
export async function recordAnswers(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'deniedHosts' | 'metrics'>,
  search: Search,
  runs: readonly ProviderRun[],
  { isLast = false }: { isLast?: boolean } = {},
): Promise<void> {
  await recordRuns(deps, search.job.id, runs, async (tx, job, fresh) => {
    const found = fresh
      .flatMap((run) => [run, ...run.led])
      .flatMap(({ provider, findings }) => buildKeyedFindings(provider, findings))
    if (!isLast) return await recordFindings(tx, deps, job, search, found)
    await recordCleanFindings(tx, deps, search, found)
    return []
  })
}

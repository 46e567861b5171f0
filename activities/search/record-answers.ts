import type { Suppression } from '../../research/safety/suppressions/suppression.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { RunEnd } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import type { Search } from '../person/load-subject.ts'
import {
  buildKeyedFindings,
  type KeyedFinding,
  recordCleanFindings,
  recordFindings,
} from '../person/record-findings.ts'
import { recordLastRuns, recordRuns } from '../providers/record-runs.ts'
import type { ProviderRun } from '../providers/run-provider.ts'
import { recordHits } from './compose-search.ts'

type Deps = Pick<ActivityDeps, 'db' | 'kept' | 'now' | 'deniedHosts' | 'metrics'>

/**
 * Writes what providers said of the person of a run.
 * @param isLast the result follows at once, and emits the accounts
 */
export async function recordAnswers(
  deps: Deps,
  search: Search,
  runs: readonly ProviderRun[],
  { isLast = false }: { isLast?: boolean } = {},
): Promise<void> {
  await recordRuns(deps, search.job.id, runs, async (tx, job, fresh) => {
    if (!isLast) return await recordFindings(tx, deps, job, search, listFound(fresh))
    await recordCleanFindings(tx, deps, search, listFound(fresh))
    return []
  })
}

/** The same for the last answers of a search, which ends with its result in their transaction. */
export async function recordLastAnswers(
  deps: ActivityDeps,
  search: Search,
  runs: readonly ProviderRun[],
): Promise<RunEnd> {
  let entries: readonly Suppression[] | undefined
  return await recordLastRuns(deps, search.job, {
    runs,
    recordFound: async (tx, _, fresh) => {
      entries = await loadSuppressions(tx)
      await recordCleanFindings(tx, deps, search, listFound(fresh), entries)
      return []
    },
    compose: (tx, job, outcomes) =>
      recordHits(tx, deps, job, { stopReason: 'completed', entries, outcomes }),
  })
}

function listFound(runs: readonly ProviderRun[]): KeyedFinding[] {
  return runs
    .flatMap((run) => [run, ...run.led])
    .flatMap(({ provider, findings }) => buildKeyedFindings(provider, findings))
}

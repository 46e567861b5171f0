import type { Tx } from '../../store/open.ts'
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

type Deps = Pick<ActivityDeps, 'db' | 'now' | 'deniedHosts' | 'metrics'>

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
    if (isLast) return await recordSilently(tx, deps, search, fresh)
    return await recordFindings(tx, deps, job, search, listFound(fresh))
  })
}

/** The same for the last answers of a search, which ends with its result in their transaction. */
export async function recordLastAnswers(
  deps: ActivityDeps,
  search: Search,
  runs: readonly ProviderRun[],
): Promise<RunEnd> {
  return await recordLastRuns(deps, search.job, {
    runs,
    recordFound: (tx, _, fresh) => recordSilently(tx, deps, search, fresh),
    compose: (tx, job) => recordHits(tx, deps, job, 'completed'),
  })
}

async function recordSilently(
  tx: Tx,
  deps: Deps,
  search: Search,
  fresh: readonly ProviderRun[],
): Promise<[]> {
  await recordCleanFindings(tx, deps, search, listFound(fresh))
  return []
}

function listFound(runs: readonly ProviderRun[]): KeyedFinding[] {
  return runs
    .flatMap((run) => [run, ...run.led])
    .flatMap(({ provider, findings }) => buildKeyedFindings(provider, findings))
}

import { insertCost } from '../../store/costs.ts'
import { insertOutcomes } from '../../store/findings.ts'
import type { Tx } from '../../store/open.ts'
import { insertJobResponses } from '../../store/source-responses.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildOutcomeMessage } from '../job/build-outcome-message.ts'
import { buildProgress } from '../job/progress.ts'
import { recordStep } from '../job/record-step.ts'
import type { Search } from '../person/load-subject.ts'
import { buildKeyedFindings, recordFindings } from '../person/record-findings.ts'
import type { ProviderRun } from '../providers/run-provider.ts'

const providerList = new Intl.ListFormat('en-GB')

/**
 * Writes what providers said: outcome, findings, cost and events of each in one transaction. A
 * provider that has an outcome keeps it.
 */
export async function recordAnswers(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'deniedHosts' | 'metrics'>,
  search: Search,
  runs: readonly ProviderRun[],
): Promise<void> {
  const jobId = search.job.id
  const now = deps.now()
  const { fresh } = await recordStep(deps, jobId, async (tx, job) => {
    const outcomes = runs.map((run) => ({
      ...run,
      message: run.message ?? buildOutcomeMessage(run),
    }))
    const isFresh = await insertOutcomes(tx, jobId, outcomes, now)
    const fresh = runs.filter(({ provider }) => isFresh.has(provider))
    // bought is bought, even if nobody waits for it any more
    await insertCosts(tx, jobId, runs, now)
    await insertUsedResponses(tx, jobId, runs)
    if (fresh.length === 0) return { fresh }
    const found = fresh
      .flatMap((run) => [run, ...run.led])
      .flatMap(({ provider, findings }) => buildKeyedFindings(provider, findings))
    const accounts = await recordFindings(tx, deps, job, search, found)
    const progress = buildProgress(job.progress, fresh.length, labelOf(fresh))
    const event = {
      type: 'status',
      label: progress.label,
      stage: 'searching',
      percent: progress.percent,
    } as const
    const dedupeKey = `answered:${fresh.map(({ provider }) => provider).join()}`
    return { fresh, events: [...accounts, { dedupeKey, event }], progress }
  })
  for (const { provider, outcome } of fresh)
    deps.metrics.providerOutcomes.inc({ provider, outcome })
  countSpent(deps, runs)
}

/** Records what tries that failed cost, and which kept answers they used: another try follows. */
export async function recordTries(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'metrics'>,
  jobId: string,
  runs: readonly ProviderRun[],
): Promise<void> {
  if (runs.every(({ microDollars, responses }) => microDollars === 0 && responses.length === 0))
    return
  await recordStep(deps, jobId, async (tx) => {
    await insertCosts(tx, jobId, runs, deps.now())
    await insertUsedResponses(tx, jobId, runs)
    return {}
  })
  countSpent(deps, runs)
}

/** After the commit: what a rolled-back transaction wrote is written again. */
function countSpent(
  { metrics }: Pick<ActivityDeps, 'metrics'>,
  runs: readonly ProviderRun[],
): void {
  for (const { provider, microDollars } of runs) {
    if (microDollars > 0) metrics.spent.inc({ kind: 'tool', name: provider }, microDollars)
  }
}

async function insertCosts(
  tx: Tx,
  jobId: string,
  runs: readonly ProviderRun[],
  now: Date,
): Promise<void> {
  for (const run of runs) {
    if (run.microDollars > 0)
      await insertCost(tx, {
        ...costOf(run),
        jobId,
        dedupeKey: `${run.provider}:${now.toISOString()}`,
        now,
      })
  }
}

async function insertUsedResponses(
  tx: Tx,
  jobId: string,
  runs: readonly ProviderRun[],
): Promise<void> {
  await insertJobResponses(
    tx,
    jobId,
    runs.flatMap(({ responses }) => responses),
  )
}

function costOf({ provider, calls, microDollars }: ProviderRun) {
  return { kind: 'tool', name: provider, calls, inputTokens: 0, outputTokens: 0, microDollars }
}

/** "github and orcid answered; crossref found nothing; keybase could not be asked" */
function labelOf(runs: readonly ProviderRun[]): string {
  const named = (test: (run: ProviderRun) => boolean) =>
    providerList.format(runs.filter(test).map(({ provider }) => provider.replaceAll('_', ' ')))
  const parts = [
    [named(({ outcome }) => outcome === 'ok'), 'answered'],
    [named(({ outcome }) => outcome === 'no_results'), 'found nothing'],
    [named(({ outcome }) => outcome !== 'ok' && outcome !== 'no_results'), 'could not be asked'],
  ]
  return parts
    .filter(([names]) => names !== '')
    .map((part) => part.join(' '))
    .join('; ')
}

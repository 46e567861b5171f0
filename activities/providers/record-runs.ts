import type { JobProgress } from '../../contract/resources/jobs.ts'
import type { About } from '../../sources/shared/source.ts'
import { insertJobResponses } from '../../store/cache/source-responses.ts'
import type { Tx } from '../../store/database/open.ts'
import { insertOutcomes, type OutcomeRow } from '../../store/findings/findings.ts'
import type { KeyedEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { insertCost } from '../../store/usage/costs.ts'
import type { RunEnd } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { type Result, recordResult } from '../ending/record-result.ts'
import { buildOutcomeMessage } from '../job/build-outcome-message.ts'
import { buildProgress } from '../job/progress.ts'
import { recordStep } from '../job/record-step.ts'
import { buildLabel } from './build-label.ts'
import type { ProviderRun } from './run-provider.ts'

/**
 * Writes the findings of runs whose outcomes are new.
 * @returns what is emitted of them
 */
type RecordFound<Of extends About> = (
  tx: Tx,
  job: JobRow,
  fresh: readonly ProviderRun<Of>[],
) => Promise<readonly KeyedEvent[]>

type AnyRun = Omit<ProviderRun, 'findings' | 'led'>

type Deps = Pick<ActivityDeps, 'db' | 'kept' | 'now' | 'metrics'>

/**
 * Writes what providers said: outcome, findings, cost and events of each in one transaction. A
 * provider that has an outcome keeps it.
 */
export async function recordRuns<Of extends About>(
  deps: Deps,
  jobId: string,
  runs: readonly ProviderRun<Of>[],
  recordFound: RecordFound<Of>,
): Promise<void> {
  const { fresh } = await deps.kept.settle(jobId, (write) =>
    recordStep(deps, jobId, async (tx, job) => {
      await write(tx)
      return await insertRuns(tx, deps, job, { runs, recordFound })
    }),
  )
  countRuns(deps, { runs, fresh })
}

type Said<Of extends About> = {
  runs: readonly ProviderRun<Of>[]
  recordFound: RecordFound<Of>
}

type Inserted<Of extends About> = {
  /** The runs whose outcomes are new. */
  fresh: readonly ProviderRun<Of>[]
  /** Of all providers of the job. */
  outcomes: readonly OutcomeRow[]
  events?: KeyedEvent[]
  progress?: JobProgress
}

/** @returns what the runs leave with the job */
async function insertRuns<Of extends About>(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  job: JobRow,
  { runs, recordFound }: Said<Of>,
): Promise<Inserted<Of>> {
  const now = deps.now()
  const said = runs.map((run) => ({
    ...run,
    message: run.message ?? buildOutcomeMessage(run),
  }))
  const used = runs.flatMap(({ responses }) => responses)
  const outcomes = await insertOutcomes(tx, job.id, said, now, used)
  const isFresh = new Set(outcomes.flatMap(({ provider, isNew }) => (isNew ? provider : [])))
  const fresh = runs.filter(({ provider }) => isFresh.has(provider))
  // costs are recorded even when the job has ended meanwhile
  await insertCosts(tx, job.id, runs, now)
  if (fresh.length === 0) return { fresh, outcomes }
  const found = await recordFound(tx, job, fresh)
  const progress = buildProgress(job.progress, fresh.length, buildLabel(fresh))
  const event = {
    type: 'status',
    label: progress.label,
    stage: 'searching',
    percent: progress.percent,
  } as const
  const dedupeKey = `answered:${fresh.map(({ provider }) => provider).join()}`
  return { fresh, outcomes, events: [...found, { dedupeKey, event }], progress }
}

/**
 * Records the last answers of a run: the job ends with its result in the same transaction.
 * @param compose makes the result of what is stored then
 */
export async function recordLastRuns<Of extends About>(
  deps: ActivityDeps,
  { id: jobId, accountId }: Pick<JobRow, 'id' | 'accountId'>,
  {
    compose,
    ...said
  }: Said<Of> & {
    compose: (tx: Tx, job: JobRow, outcomes: readonly OutcomeRow[]) => Promise<Result>
  },
): Promise<RunEnd> {
  let written: Parameters<typeof countRuns>[1] | undefined
  const ending = { jobId, accountId, stopReason: 'completed' } as const
  const end = await deps.kept.settle(jobId, (write) =>
    recordResult(deps, ending, async (tx, job) => {
      await write(tx)
      const inserted = await insertRuns(tx, deps, job, said)
      const { fresh, outcomes, events = [], progress = job.progress } = inserted
      written = { runs: said.runs, fresh }
      const result = await compose(tx, { ...job, progress }, outcomes)
      return { ...result, events: [...events, ...(result.events ?? [])] }
    }),
  )
  if (written !== undefined) countRuns(deps, written)
  return end
}

/** After the commit: what a rolled-back transaction wrote is written again. */
function countRuns(
  deps: Pick<Deps, 'metrics'>,
  { runs, fresh }: Record<'runs' | 'fresh', readonly AnyRun[]>,
): void {
  for (const { provider, outcome } of fresh)
    deps.metrics.providerOutcomes.inc({ provider, outcome })
  countSpent(deps, runs)
}

/** Records what tries that failed cost, and which kept answers they used: another try follows. */
export async function recordTries(
  deps: Deps,
  jobId: string,
  runs: readonly AnyRun[],
): Promise<void> {
  if (runs.every(({ microDollars, responses }) => microDollars === 0 && responses.length === 0))
    return
  await deps.kept.settle(jobId, (write) =>
    recordStep(deps, jobId, async (tx) => {
      await write(tx)
      await insertCosts(tx, jobId, runs, deps.now())
      await insertJobResponses(
        tx,
        jobId,
        runs.flatMap(({ responses }) => responses),
      )
      return {}
    }),
  )
  countSpent(deps, runs)
}

/** After the commit: what a rolled-back transaction wrote is written again. */
function countSpent({ metrics }: Pick<ActivityDeps, 'metrics'>, runs: readonly AnyRun[]): void {
  for (const { provider, microDollars } of runs) {
    if (microDollars > 0) metrics.spent.inc({ kind: 'tool', name: provider }, microDollars)
  }
}

async function insertCosts(
  tx: Tx,
  jobId: string,
  runs: readonly AnyRun[],
  now: Date,
): Promise<void> {
  for (const run of runs) {
    if (run.microDollars > 0)
      await insertCost(tx, {
        ...buildCost(run),
        jobId,
        dedupeKey: `${run.provider}:${run.isBoughtOnce === true ? 'report' : now.toISOString()}`,
        now,
      })
  }
}

function buildCost({ provider, calls, microDollars }: AnyRun) {
  return { kind: 'tool', name: provider, calls, inputTokens: 0, outputTokens: 0, microDollars }
}

import type { Asked } from '../../contract/operations/run-plan.ts'
import type { JobWarning } from '../../contract/resources/jobs.ts'
import type { Coverage, Outcome } from '../../contract/results/coverage.ts'
import { compareText } from '../../research/text/order.ts'
import {
  modelProvider,
  ownEngine,
  pagesProvider,
  sweepProvider,
} from '../../sources/choice/providers.ts'
import type { Queryable } from '../../store/database/open.ts'
import { loadOutcomes, type OutcomeRow } from '../../store/findings/findings.ts'
import { loadSiteOutcomes } from '../../store/findings/site-outcomes.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { StopReason } from '../../workflows/ports.ts'
import { parseRunPlan } from './run-plan.ts'
import { buildSweepCoverage } from './sweep-coverage.ts'

const answered: readonly Outcome[] = ['ok', 'no_results']
const failed: readonly Outcome[] = ['rate_limited', 'blocked', 'timeout', 'changed', 'error']

/** The run ended before it was decided which providers to ask. */
const unplanned: Asked = { together: [], engines: [], shards: 0, sites: 0 }

const noSources: readonly string[] = [pagesProvider, modelProvider]

type CoverageOptions = {
  /** What a run does beside asking those of its plan: reading pages, having a text written. */
  further?: readonly string[]
  /** The outcomes, where they are known. */
  outcomes?: readonly OutcomeRow[] | undefined
}

/** How every provider of a run ended, those included that were cut off or never asked. */
export async function loadCoverage(
  db: Queryable,
  job: Pick<JobRow, 'id' | 'operation' | 'plan'>,
  stopReason: StopReason,
  { further = [], outcomes }: CoverageOptions = {},
): Promise<Coverage[]> {
  const plan = parseRunPlan(job) ?? unplanned
  const rows = outcomes ?? (await loadOutcomes(db, job.id))
  const known = new Map(rows.map((row) => [row.provider, row]))
  const engineAnswered = [ownEngine, ...plan.engines].find((engine) =>
    answered.includes(known.get(engine)?.outcome ?? 'skipped'),
  )
  const open = [...plan.together, ...plan.engines, ...further].filter(
    (provider) => !known.has(provider),
  )
  const coverage: Coverage[] = [
    ...rows.map(({ provider, outcome, message }) => ({ provider, outcome, message })),
    ...open.map((provider) =>
      engineAnswered !== undefined && plan.engines.includes(provider)
        ? {
            provider,
            outcome: 'skipped' as const,
            message: `${engineAnswered} had answered before.`,
          }
        : { provider, ...describeUnfinished(stopReason) },
    ),
  ]
  if (plan.shards > 0 && !known.has(sweepProvider)) {
    coverage.push(buildSweepCoverage(await loadSiteOutcomes(db, job.id), plan.sites))
  }
  return coverage.sort((a, b) => compareText(a.provider, b.provider))
}

/** What a provider without an outcome was doing when the gathering ended. */
function describeUnfinished(stopReason: StopReason): Pick<Coverage, 'outcome' | 'message'> {
  if (stopReason === 'deadline_reached')
    return { outcome: 'timeout', message: "The run's time was over before it answered." }
  if (stopReason === 'stopped')
    return { outcome: 'skipped', message: 'The run was stopped before it answered.' }
  if (stopReason === 'budget_reached')
    return { outcome: 'skipped', message: "The run's budget did not cover it." }
  return { outcome: 'error', message: 'Asking it failed on our side.' }
}

/** Whether no source gave an answer: then "nothing found" says nothing. */
export function hasNoAnswer(coverage: readonly Coverage[]): boolean {
  return countAnswered(coverage) === 0
}

/**
 * Whether sources were to be asked and none of them answered; not where none was to be, as for an
 * answer from the cache.
 */
export function isUnanswered(coverage: readonly Coverage[]): boolean {
  return hasNoAnswer(coverage) && coverage.some(({ provider }) => !noSources.includes(provider))
}

/**
 * Why a run that went to its end is partial all the same: no source was reached, or its language
 * model refused or was waited for in vain. An operator may mend that within the time for which a
 * complete result is kept.
 */
export function chooseReason(
  stopReason: StopReason,
  { coverage, isUnreached }: { coverage: readonly Coverage[]; isUnreached: boolean },
): StopReason {
  if (stopReason !== 'completed') return stopReason
  if (isUnreached) return 'sources_unavailable'
  const isModelAway = coverage.some(
    ({ provider, outcome }) => provider === modelProvider && failed.includes(outcome),
  )
  return isModelAway ? 'model_unavailable' : 'completed'
}

/** How many sources gave an answer; reading pages, and having a text written, is none. */
export function countAnswered(coverage: readonly Coverage[]): number {
  return coverage.filter(
    ({ provider, outcome }) => answered.includes(outcome) && !noSources.includes(provider),
  ).length
}

/** Counts providers that could not answer, for any reason. */
export function countFailed(coverage: readonly Coverage[]): number {
  return coverage.filter(
    ({ provider, outcome }) => failed.includes(outcome) && !noSources.includes(provider),
  ).length
}

/** One warning for each provider that failed, with its message. */
export function buildWarnings(coverage: readonly Coverage[]): JobWarning[] {
  return coverage
    .filter(({ outcome }) => failed.includes(outcome))
    .map(({ provider, outcome, message }) => ({
      code: `provider_${outcome}`,
      message: message ?? outcome,
      provider,
    }))
}

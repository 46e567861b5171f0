/**
 * Searches whose providers a test invents: what each says is written to the database as the real
 * activities write it.
 */
import type { WorkflowHandle } from '@temporalio/client'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { loadSubject } from '../../../activities/person/load-subject.ts'
import type { ProviderRun } from '../../../activities/providers/run-provider.ts'
import { recordAnswers } from '../../../activities/search/record-answers.ts'
import type { Outcome } from '../../../contract/results/coverage.ts'
import type { Db } from '../../../store/database/open.ts'
import { recordJobPlan } from '../../../store/jobs/jobs.ts'
import type { SearchPlan, TryReport } from '../../../workflows/ports.ts'
import { eventually } from '../eventually.ts'
import { makeFreeJob, rowOf } from '../rows/jobs.ts'
import type { Change } from '../runs/runs.ts'
import { activityDeps } from '../worker/activity-deps.ts'

/** No person of this name exists, and no history may name her. */
export const searched = 'Zelda Quibbleworth'

export async function makeSearch(db: Db, deadlineSeconds = 60): Promise<string> {
  const input = { query: searched, type: 'name' }
  return await makeFreeJob(db, {
    operation: 'search',
    input,
    deadlineSeconds,
  })
}

/** A call of a provider that brought nothing. */
export function inventRun(provider: string, outcome: Outcome): ProviderRun {
  return {
    provider,
    outcome,
    message: null,
    again: false,
    waitSeconds: null,
    findings: [],
    calls: 1,
    microDollars: 0,
    durationMs: 1,
    responses: [],
    fault: null,
    led: [],
  }
}

export async function answer(
  db: Db,
  jobId: string,
  provider: string,
  outcome: Outcome,
): Promise<void> {
  const search = await loadSubject(db, jobId)
  await recordAnswers(activityDeps(db), search, [inventRun(provider, outcome)])
}

/** A plan, kept as the real first activity keeps it. */
export async function planned(
  db: Db,
  jobId: string,
  plan: Partial<SearchPlan>,
): Promise<SearchPlan> {
  const whole = { together: [], engines: [], shards: 0, ...plan }
  await recordJobPlan(db, jobId, { ...whole, operation: 'search', sites: 0 })
  return whole
}

export type AskSlow = (jobId: string, tries: number) => Promise<Outcome>

/** Two providers of which `quick` answers at once and `slow` has to be asked again, alone. */
export function answerOneByOne(write: typeof answer, db: Db, askSlow: AskSlow) {
  let tries = 0
  return {
    askTogether: async (jobId: string): Promise<TryReport[]> => {
      await write(db, jobId, 'quick', 'no_results')
      return [
        { provider: 'quick', outcome: 'no_results', again: false },
        { provider: 'slow', outcome: 'rate_limited', again: true },
      ]
    },
    askAlone: async (jobId: string, provider: string) => {
      tries += 1
      const outcome = await askSlow(jobId, tries)
      await write(db, jobId, provider, outcome)
      return { provider, outcome }
    },
  }
}

/** A search of people by both providers of `answerOneByOne`. */
export function twoProviders(db: Db, askSlow: AskSlow): Change {
  return () => {
    const { askTogether, askAlone } = answerOneByOne(answer, db, askSlow)
    return {
      planSearch: (jobId) => planned(db, jobId, { together: ['quick', 'slow'] }),
      askSources: askTogether,
      askSource: askAlone,
    }
  }
}

/** What an activity does whose provider's limit is spent for an hour. */
export function waitAnHour(): Promise<never> {
  return Promise.reject(new ActivityError('source_rate_limited', { nextRetryDelayMs: 3_600_000 }))
}

/** Resolves once a provider of the run, or another of its activities, waits for its next try. */
export async function untilItWaits(handle: WorkflowHandle, activity = 'askSource'): Promise<void> {
  await eventually(async () => {
    const { pendingActivities } = (await handle.describe()).raw
    if (
      !pendingActivities?.some(
        ({ activityType, attempt }) => activityType?.name === activity && (attempt ?? 0) > 1,
      )
    )
      throw new Error('no run waits')
  })
}

export async function coverageOf(db: Db, jobId: string): Promise<unknown> {
  return JSON.parse((await rowOf(db, jobId)).result ?? '{}').coverage ?? []
}

/**
 * The frame around every operation: start → gather → conclude → finish. The only try/catch of the
 * workflows.
 */
import {
  ActivityFailure,
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  CancelledFailure,
  condition,
  defineUpdate,
  isCancellation,
  patched,
  setCurrentDetails,
  setHandler,
  sleep,
  TemporalFailure,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import { buildClosedFailure } from './build-closed-failure.ts'
import { describeRows } from './details.ts'
import type { RunEnd, RunInput, SearchPlan, StopReason } from './ports.ts'
import { type Providers, trackProviders } from './providers.ts'
import { record } from './proxies.ts'
import { searchAttributes } from './search-attributes.ts'
import { measureStage } from './stage.ts'
import { toArgument } from './to-argument.ts'

/**
 * Operators and callers end a run early and keep what it has. Refused once it no longer gathers.
 */
const stop = defineUpdate<void>('stop')
/** Operators give a run more time, in seconds. Refused once it no longer gathers. */
const extendDeadline = defineUpdate<void, [seconds: number | readonly [number]]>('extendDeadline')

/** What a run has before it gathers. */
type Begun = {
  /** Where the start has chosen the providers; null where a step of its own does. */
  plan: SearchPlan | null
  /** Its quick steps are tried beside it, which histories from before 2026-11-25 mark. */
  triesLocally: boolean
  /** To be called where the job has ended with what was gathered: nothing is concluded then. */
  endWith: (end: RunEnd) => void
}

type Steps = {
  /** The start of the run chooses the providers, too. */
  isPlannedAtStart?: boolean
  /** Looks things up and stores them; stopped by deadline, budget or `stop`. */
  gather: (jobId: string, providers: Providers, begun: Begun) => Promise<void>
  /**
   * Makes the result out of what is stored, and ends the job with it. Histories in which the step
   * did not end it say nothing here. Not asked after a cancellation.
   */
  conclude: (jobId: string, stopReason: StopReason) => Promise<RunEnd | null | undefined>
}

type Stage = 'starting' | 'gathering' | 'concluding' | 'done'
const maxSeconds = 3_600

/** Wraps an operation's two steps into its workflow. */
export function run({
  isPlannedAtStart = false,
  gather,
  conclude,
}: Steps): (input: RunInput) => Promise<RunEnd> {
  return async ({ jobId }) => {
    const gathering = new CancellationScope()
    let stopReason: StopReason = 'completed'
    let stage: Stage = 'starting'
    let failureType: string | null = null
    let result: RunEnd | null | undefined
    const providers = trackProviders(
      jobId,
      (work) => gathering.run(work),
      () => setCurrentDetails(details(`**${stage}**`, providers)),
    )
    const endGathering = (reason: StopReason) => {
      if (stopReason !== 'completed') return
      stopReason = reason
      gathering.cancel()
    }
    const endWith = (end: RunEnd) => {
      result = end
    }
    const wasStopped = () => stopReason === 'stopped'
    const requireGathering = () => {
      if (stage !== 'starting' && stage !== 'gathering')
        throw ApplicationFailure.nonRetryable('The run no longer gathers.', 'not_gathering')
    }
    let deadline = new CancellationScope()
    const setDeadline = (deadlineMs: number) => {
      deadline.cancel()
      deadline = new CancellationScope()
      void deadline
        .run(() => sleep(deadlineMs, { summary: 'deadline' }))
        .then(
          () => endGathering('deadline_reached'),
          () => undefined,
        )
    }
    setHandler(stop, () => endGathering('stopped'), { validator: requireGathering })
    setHandler(
      extendDeadline,
      async (given) => {
        const { deadlineMs } = await record.extendDeadline(jobId, toArgument(given))
        if (stage === 'gathering') setDeadline(deadlineMs)
      },
      {
        validator: (given) => {
          requireGathering()
          const seconds = toArgument(given)
          if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxSeconds)
            throw ApplicationFailure.nonRetryable(
              `Give 1 to ${maxSeconds} whole seconds.`,
              'invalid_seconds',
            )
        },
      },
    )

    measureStage('starting')
    try {
      const start = await record.startRun(jobId, isPlannedAtStart)
      const { state, deadlineMs, plan = null, triesLocally = false } = start
      if (state === 'cancelling') stopReason = 'cancelled'
      else if (state === 'running') {
        stage = 'gathering'
        measureStage(stage)
        setDeadline(deadlineMs)
        try {
          await gathering.run(async () => {
            await gather(jobId, providers, { plan, triesLocally, endWith })
            await providers.idle()
          })
          // the other providers were asked as usual, but the result may lack something
          if (stopReason === 'completed' && providers.isOverBudget()) stopReason = 'budget_reached'
        } catch (error) {
          // cut short on purpose: continue with what is stored
          if (!isCancellation(error) || stopReason === 'completed') throw error
        } finally {
          deadline.cancel()
        }
        // an accepted update is recorded with its workflow task, and the last task of a run fails
        // if an event arrives meanwhile: accept in an earlier task
        if (wasStopped()) await sleep(1)
        stage = 'concluding'
        measureStage(stage)
        result ??= await conclude(jobId, stopReason)
      }
    } catch (error) {
      if (isCancellation(error)) stopReason = 'cancelled'
      else {
        stopReason = 'error'
        failureType = deriveType(error)
      }
    }
    stage = 'done'
    measureStage('finishing')
    const end =
      result ??
      (await CancellationScope.nonCancellable(() =>
        record.finishRun(jobId, { stopReason, failureType }),
      ))
    measureStage(null)
    upsertSearchAttributes([
      { key: searchAttributes.stage, value: 'done' },
      { key: searchAttributes.stopReason, value: end.stopReason },
    ])
    const why = end.status === 'failed' && failureType !== null ? `, ${failureType}` : ''
    setCurrentDetails(details(`**${end.status}**, ${end.stopReason}${why}`, providers))
    await CancellationScope.nonCancellable(() => condition(allHandlersFinished))
    // Temporal's list of runs then shows the status of the job
    if (end.status === 'failed' && patched('failed-runs-fail'))
      throw buildClosedFailure(failureType ?? 'no_result', 'The job failed.')
    if (end.status === 'cancelled' && CancellationScope.current().consideredCancelled)
      throw new CancelledFailure('The job was cancelled.')
    return end
  }
}

/** The type an activity failed with, for `contract/failures.ts`; never its text. */
function deriveType(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error
  if (cause instanceof ApplicationFailure) return cause.type ?? 'internal'
  // a timeout or a lost worker: Temporal's own failure of an activity; the job must still end
  if (cause instanceof TemporalFailure) return 'internal'
  // a bug in this code fails the task, not the run: the run continues once the bug is fixed
  throw error
}

/** What operators read on the run's page. */
function details(state: string, providers: Providers): string {
  const rows = providers.reports().map(({ provider, outcome }) => [provider, outcome] as const)
  return describeRows(state, ['provider', 'outcome'], rows)
}

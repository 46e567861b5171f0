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
import type { RunEnd, RunEnding, RunInput, RunStart, SearchPlan, StopReason } from './ports.ts'
import { followProviders, type Providers } from './providers.ts'
import { record } from './proxies.ts'
import {
  chooseRunState,
  isGathering,
  type RunEvent,
  type RunState,
  startingRun,
} from './run-state.ts'
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

const maxSeconds = 3_600

/** A run under way. */
type Frame = {
  readonly jobId: string
  readonly gathering: CancellationScope
  readonly providers: Providers
  state: RunState
  /** Waits for the deadline; another one does once it was moved. */
  deadline: CancellationScope
  /** Set once the job has ended. */
  result: RunEnd | null | undefined
}

/**
 * Wraps an operation's two steps into its workflow. Each await is here: another one, in a function
 * that one of the steps below would become, could change the order of commands in a history.
 */
export function run({
  isPlannedAtStart = false,
  gather,
  conclude,
}: Steps): (input: RunInput) => Promise<RunEnd> {
  return async ({ jobId }) => {
    const frame = openFrame(jobId)
    measureStage('starting')
    try {
      const start = await record.startRun(jobId, isPlannedAtStart)
      if (beginGathering(frame, start)) {
        try {
          await frame.gathering.run(async () => {
            await gather(jobId, frame.providers, toBegun(frame, start))
            await frame.providers.idle()
          })
          // the other providers were asked as usual, but the result may lack something
          if (frame.providers.isOverBudget()) cutShort(frame, 'budget_reached')
        } catch (error) {
          // cut short on purpose: continue with what is stored
          if (!isCancellation(error) || frame.state.stopReason === 'completed') throw error
        } finally {
          frame.deadline.cancel()
        }
        // an accepted update is recorded with its workflow task, and the last task of a run fails
        // if an event arrives meanwhile: accept in an earlier task
        if (frame.state.stopReason === 'stopped') await sleep(1, { summary: 'stop' })
        beginConcluding(frame)
        frame.result ??= await conclude(jobId, frame.state.stopReason)
      }
    } catch (error) {
      noteFailure(frame, error)
    }
    beginFinishing(frame)
    const end =
      frame.result ??
      (await CancellationScope.nonCancellable(() => record.finishRun(jobId, toEnding(frame))))
    showEnd(frame, end)
    await CancellationScope.nonCancellable(() => condition(allHandlersFinished))
    requireSuccess(frame, end)
    return end
  }
}

function openFrame(jobId: string): Frame {
  const gathering = new CancellationScope()
  const frame: Frame = {
    jobId,
    gathering,
    providers: followProviders(
      jobId,
      (work) => gathering.run(work),
      () => showDetails(frame, `**${frame.state.stage}**`),
    ),
    state: startingRun,
    deadline: new CancellationScope(),
    result: undefined,
  }
  handleSteering(frame)
  return frame
}

/** Serves what operators and callers ask of the run as a whole. */
function handleSteering(frame: Frame): void {
  const requireGathering = () => {
    if (!isGathering(frame.state))
      throw ApplicationFailure.nonRetryable('The run no longer gathers.', 'not_gathering')
  }
  setHandler(stop, () => endGathering(frame, 'stopped'), { validator: requireGathering })
  setHandler(
    extendDeadline,
    async (given) => {
      const { deadlineMs } = await record.extendDeadline(frame.jobId, toArgument(given))
      if (frame.state.stage === 'gathering') setDeadline(frame, deadlineMs)
    },
    {
      validator: (given) => {
        requireGathering()
        requireSeconds(toArgument(given))
      },
    },
  )
}

function requireSeconds(seconds: number): void {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > maxSeconds)
    throw ApplicationFailure.nonRetryable(
      `Give 1 to ${maxSeconds} whole seconds.`,
      'invalid_seconds',
    )
}

function setDeadline(frame: Frame, deadlineMs: number): void {
  frame.deadline.cancel()
  frame.deadline = new CancellationScope()
  void frame.deadline
    .run(() => sleep(deadlineMs, { summary: 'deadline' }))
    .then(
      () => endGathering(frame, 'deadline_reached'),
      () => undefined,
    )
}

function move(frame: Frame, event: RunEvent): void {
  frame.state = chooseRunState(frame.state, event)
}

type Cut = Extract<RunEvent, { type: 'cutShort' }>['reason']

/** @returns whether nothing had cut the run short before */
function cutShort(frame: Frame, reason: Cut): boolean {
  const before = frame.state
  move(frame, { type: 'cutShort', reason })
  return frame.state !== before
}

function endGathering(frame: Frame, reason: Cut): void {
  if (cutShort(frame, reason)) frame.gathering.cancel()
}

/** @returns whether there is anything to gather */
function beginGathering(frame: Frame, { state: job, deadlineMs }: RunStart): boolean {
  move(frame, { type: 'started', job })
  if (frame.state.stage !== 'gathering') return false
  measureStage('gathering')
  setDeadline(frame, deadlineMs)
  return true
}

function toBegun(frame: Frame, start: RunStart): Begun {
  const { plan = null, triesLocally = false } = start
  return {
    plan,
    triesLocally,
    endWith(end) {
      frame.result = end
    },
  }
}

function beginConcluding(frame: Frame): void {
  move(frame, { type: 'gathered' })
  measureStage('concluding')
}

function noteFailure(frame: Frame, error: unknown): void {
  move(
    frame,
    isCancellation(error)
      ? { type: 'cancelled' }
      : { type: 'failed', failureType: deriveType(error) },
  )
}

function beginFinishing(frame: Frame): void {
  move(frame, { type: 'concluded' })
  measureStage('finishing')
}

function toEnding({ state: { stopReason, failureType } }: Frame): RunEnding {
  return { stopReason, failureType }
}

/** Operators look for the failures that are not refusals. */
function showEnd(frame: Frame, { status, stopReason, isRefused = false }: RunEnd): void {
  const { failureType } = frame.state
  measureStage(null)
  // cut short, a run waits no more, whatever the outcome of its providers says
  const waited = frame.providers.reports().some(({ outcome }) => outcome === 'retrying')
  const reason = isRefused ? 'refused' : stopReason
  upsertSearchAttributes([
    { key: searchAttributes.stage, value: 'done' },
    { key: searchAttributes.stopReason, value: reason },
    ...(waited ? [{ key: searchAttributes.retryingProviders, value: [] }] : []),
  ])
  const why = status === 'failed' && failureType !== null ? `, ${failureType}` : ''
  showDetails(frame, `**${status}**, ${reason}${why}`)
}

/** Temporal's list of runs then shows the status of the job. */
function requireSuccess({ state }: Frame, { status }: RunEnd): void {
  if (status === 'failed' && patched('failed-runs-fail'))
    throw buildClosedFailure(state.failureType ?? 'no_result', 'The job failed.')
  if (status === 'cancelled' && CancellationScope.current().consideredCancelled)
    throw new CancelledFailure('The job was cancelled.')
}

/** The type an activity failed with, for `contract/errors/failures.ts`; never its text. */
function deriveType(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error
  if (cause instanceof ApplicationFailure) return cause.type ?? 'internal'
  // a timeout or a lost worker: Temporal's own failure of an activity; the job must still end
  if (cause instanceof TemporalFailure) return 'internal'
  // a bug in this code fails the task, not the run: the run continues once the bug is fixed
  throw error
}

/** What operators read on the run's page. */
function showDetails({ providers }: Frame, state: string): void {
  const rows = providers.reports().map(({ provider, outcome }) => [provider, outcome] as const)
  setCurrentDetails(describeRows(state, ['provider', 'outcome'], rows))
}

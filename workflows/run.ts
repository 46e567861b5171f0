/** The frame around every operation: start → gather → conclude → finish. The only try/catch of the workflows (design §5). */
import {
  ActivityFailure,
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  CancelledFailure,
  condition,
  defineUpdate,
  isCancellation,
  setCurrentDetails,
  setHandler,
  sleep,
  TemporalFailure,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import type { ProviderReport, RunEnd, RunInput, StopReason } from './ports.ts'
import { record } from './proxies.ts'
import { searchAttributes } from './search-attributes.ts'

/** Operators and callers end a run early and keep what it has. Refused once it no longer gathers. */
export const stop = defineUpdate<void>('stop')

type Steps = {
  /** Looks things up and stores them; stopped by deadline, budget or `stop`. */
  gather: (jobId: string) => Promise<readonly ProviderReport[]>
  /** Makes the result out of what is stored. Not asked after a cancellation. */
  conclude: (jobId: string) => Promise<void>
}

/** Wraps an operation's two steps into its workflow. */
export function run({ gather, conclude }: Steps): (input: RunInput) => Promise<RunEnd> {
  return async ({ jobId }) => {
    const gathering = new CancellationScope()
    let stopReason: StopReason = 'completed'
    let stage: 'starting' | 'gathering' | 'concluding' | 'done' = 'starting'
    const endGathering = (reason: StopReason) => {
      if (stopReason !== 'completed') return
      stopReason = reason
      gathering.cancel()
    }
    setHandler(stop, () => endGathering('stopped'), {
      validator: () => {
        if (stage !== 'starting' && stage !== 'gathering')
          throw ApplicationFailure.nonRetryable('The run no longer gathers.', 'not_gathering')
      },
    })

    let reports: readonly ProviderReport[] = []
    let failureType: string | null = null
    try {
      const { state, deadlineMs } = await record.startRun(jobId)
      if (state === 'ended') return { status: 'failed' }
      if (state === 'cancelling') stopReason = 'cancelled'
      else {
        stage = 'gathering'
        const deadline = new CancellationScope()
        void deadline
          .run(() => sleep(deadlineMs))
          .then(
            () => endGathering('deadline_reached'),
            () => undefined,
          )
        try {
          reports = await gathering.run(() => gather(jobId))
        } catch (error) {
          // cut short on purpose: go on with what is stored
          if (!isCancellation(error) || stopReason === 'completed') throw error
        } finally {
          deadline.cancel()
        }
        stage = 'concluding'
        await conclude(jobId)
      }
    } catch (error) {
      if (isCancellation(error)) stopReason = 'cancelled'
      else {
        stopReason = 'error'
        failureType = typeOf(error)
      }
    }
    stage = 'done'
    const end = await CancellationScope.nonCancellable(() => record.finishRun(jobId, { stopReason, failureType }))
    // what the job was told meanwhile: a cancellation that came too late for the run
    if (end.status === 'cancelled') stopReason = 'cancelled'
    upsertSearchAttributes([
      { key: searchAttributes.stage, value: 'done' },
      { key: searchAttributes.stopReason, value: stopReason },
    ])
    setCurrentDetails(details(end, stopReason, failureType, reports))
    await CancellationScope.nonCancellable(() => condition(allHandlersFinished))
    // Temporal's own list then says the same of the run as we do of the job
    if (end.status === 'cancelled' && CancellationScope.current().consideredCancelled) throw new CancelledFailure('The job was cancelled.')
    return end
  }
}

/** The type an activity failed with, for `contract/failures.ts`; never its text. */
function typeOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error
  if (cause instanceof ApplicationFailure) return cause.type ?? 'internal'
  // a timeout, a lost worker: Temporal's own words for an activity that failed for good; the job must still end
  if (cause instanceof TemporalFailure) return 'internal'
  // a mistake in this code fails the task, not the run: mended, it goes on
  throw error
}

function details(end: RunEnd, stopReason: StopReason, failureType: string | null, reports: readonly ProviderReport[]): string {
  const rows = reports.map(({ provider, outcome }) => `| ${provider} | ${outcome} |`)
  return [
    `**${end.status}**, ${stopReason}${failureType === null ? '' : `, ${failureType}`}`,
    '',
    '| provider | outcome |',
    '|---|---|',
    ...rows,
  ].join('\n')
}

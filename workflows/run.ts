/** The frame around every operation: start → gather → conclude → finish. The only try/catch of the workflows (design §5). */
import {
  ActivityFailure,
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  condition,
  defineUpdate,
  isCancellation,
  setCurrentDetails,
  setHandler,
  sleep,
  TimeoutFailure,
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
      const { ended, deadlineMs } = await record.startRun(jobId)
      if (ended) return { status: 'failed' }
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
    } catch (error) {
      if (isCancellation(error)) stopReason = 'cancelled'
      else {
        stopReason = 'error'
        failureType = typeOf(error)
      }
    }
    stage = 'done'
    const end = await CancellationScope.nonCancellable(() => record.finishRun(jobId, { stopReason, failureType }))
    upsertSearchAttributes([
      { key: searchAttributes.stage, value: 'done' },
      { key: searchAttributes.stopReason, value: stopReason },
    ])
    setCurrentDetails(details(end, stopReason, failureType, reports))
    await condition(allHandlersFinished)
    return end
  }
}

/** The type an activity failed with, for `contract/failures.ts`; never its text. */
function typeOf(error: unknown): string {
  const cause = error instanceof ActivityFailure ? error.cause : error
  if (cause instanceof ApplicationFailure) return cause.type ?? 'internal'
  if (cause instanceof TimeoutFailure) return 'internal'
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

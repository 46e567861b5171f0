import type { Tx } from '../../store/database/open.ts'
import type { Conclusion } from '../../store/jobs/endings.ts'
import type { KeyedEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { type Endable, recordEnding, runEnding } from './record-ending.ts'

/** `conclusion`: the result; absent where there is none, or an earlier step left it. */
export type Result = { events?: readonly KeyedEvent[]; conclusion?: Conclusion }

/**
 * The step that makes a run's result, and ends the job with it in the same transaction. Repeated
 * once the job has ended it changes nothing.
 */
export async function recordResult(
  deps: ActivityDeps,
  { stopReason, ...job }: Endable & { stopReason: StopReason },
  work: (tx: Tx, job: JobRow) => Promise<Result>,
): Promise<RunEnd> {
  return await runEnding(deps, job, async (tx, job) => {
    const { events = [], conclusion } = await work(tx, job)
    return await recordEnding(tx, deps, withConclusion(job, conclusion), {
      asked: { stopReason, failureType: null },
      last: events,
    })
  })
}

function withConclusion(job: JobRow, conclusion: Conclusion | undefined): JobRow {
  if (conclusion === undefined) return job
  return { ...job, stopReason: 'completed', cached: false, ...conclusion }
}

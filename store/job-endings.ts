import type { StopReason } from '../contract/events.ts'
import type { JobError, JobProgress } from '../contract/jobs.ts'
import type { Usage } from '../contract/usage.ts'
import type { JobRow } from './jobs.ts'
import type { Queryable } from './open.ts'

/**
 * `stopReason`: how a run that goes to its end describes that end; absent, as `finishRun` is asked
 * to.
 */
export type Conclusion = Pick<JobRow, 'progress' | 'warnings' | 'partial'> & {
  result: string
  stopReason?: StopReason
  cached?: boolean
}

/**
 * The result is made: what still comes in is too late from here on. Nobody sees it before the job
 * ends.
 */
export async function recordJobEnd(
  tx: Queryable,
  id: string,
  { progress, warnings, partial, result, stopReason = 'completed', cached = false }: Conclusion,
): Promise<void> {
  await tx.query({
    name: 'conclude-job',
    text: `update jobs set stage = 'settling', progress = $2, warnings = $3, partial = $4, result = $5,
       cached = $6, stop_reason = $7
     where id = $1`,
    values: [id, progress, JSON.stringify(warnings), partial, result, cached, stopReason],
  })
}

/** Keeps the composed result until the job ends; nobody sees it before. */
export async function updateResult(tx: Queryable, id: string, result: string): Promise<void> {
  await tx.query('update jobs set result = $2 where id = $1', [id, result])
}

export type Ending = {
  status: 'succeeded' | 'failed' | 'cancelled'
  stopReason: StopReason
  partial: boolean
  error: JobError | null
  usage: Usage | null
  result: string | null
  progress: JobProgress
  completedAt: Date
}

export async function updateEnded(tx: Queryable, id: string, ending: Ending): Promise<void> {
  await tx.query({
    name: 'mark-ended',
    text: `update jobs set status = $2, stage = 'done', stop_reason = $3, partial = $4, error = $5, usage = $6, result = $7, progress = $8,
       completed_at = $9
     where id = $1`,
    values: [
      id,
      ending.status,
      ending.stopReason,
      ending.partial,
      ending.error,
      ending.usage,
      ending.result,
      ending.progress,
      ending.completedAt,
    ],
  })
}

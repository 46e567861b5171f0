import sql from 'sql-template-tag'
import type { JobError, JobProgress, JobWarning } from '../../contract/resources/jobs.ts'
import type { StopReason } from '../../contract/results/events.ts'
import type { Usage } from '../../contract/results/usage.ts'
import type { Queryable } from '../database/open.ts'
import { prepare } from '../database/statement.ts'
import { eventTexts } from './events.ts'
import type { JobRow } from './jobs.ts'

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
 * Closes the job to further findings once its result is composed. The result stays hidden until the
 * job ends.
 */
export async function recordJobEnd(
  tx: Queryable,
  id: string,
  { progress, warnings, partial, result, stopReason = 'completed', cached = false }: Conclusion,
): Promise<void> {
  await tx.query(prepare('conclude-job')`
    update jobs set stage = 'settling', progress = ${progress},
      warnings = ${JSON.stringify(warnings)}, partial = ${partial}, result = ${result},
      cached = ${cached}, stop_reason = ${stopReason}
    where id = ${id}
  `)
}

export type Ending = {
  status: 'succeeded' | 'failed' | 'cancelled'
  stopReason: StopReason
  partial: boolean
  error: JobError | null
  usage: Usage | null
  result: string | null
  /** What stands behind the job's events, which then follow `result`; null: they do not. */
  afterEvents: string | null
  progress: JobProgress
  warnings: JobWarning[]
  cached: boolean
  completedAt: Date
}

/** Ends a job with its result, in which PostgreSQL puts the events from the log. */
export async function updateEnded(tx: Queryable, id: string, ending: Ending): Promise<void> {
  const { afterEvents } = ending
  const events = sql`select ${eventTexts} from job_events where job_id = ${id}`
  await tx.query(prepare('mark-ended')`
    update jobs set status = ${ending.status}, stage = 'done', stop_reason = ${ending.stopReason},
      partial = ${ending.partial}, error = ${ending.error}, usage = ${ending.usage},
      result = ${ending.result}::text || concat(
        case when ${afterEvents !== null}::boolean then (${events}) end, ${afterEvents}::text
      ),
      progress = ${ending.progress}, warnings = ${JSON.stringify(ending.warnings)},
      cached = ${ending.cached}, completed_at = ${ending.completedAt}
    where id = ${id}
  `)
}

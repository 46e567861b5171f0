import type { Db } from '../../store/database/open.ts'
import { findJobEnding } from '../../store/jobs/jobs.ts'
import type { RunEnd } from '../../workflows/ports.ts'
import { ActivityError } from '../failures/failure.ts'
import { toRunEnd } from './record-ending.ts'

/**
 * Runs a step that may end its job. A try before this one may have done so without being heard, as
 * a local one that took too long: then `ended` says what the step returns.
 */
export async function runUnlessEnded<Result>(
  db: Db,
  jobId: string,
  { step, ended }: { step: () => Promise<Result>; ended: (end: RunEnd) => Result },
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof ActivityError) || error.type !== 'job_ended') throw error
    const known = await findJobEnding(db, jobId)
    if (known === null) throw error
    return ended(toRunEnd(known))
  }
}

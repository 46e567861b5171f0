import { RunPlan } from '../../contract/operations/run-plan.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'

/**
 * The plan of a job's run; null before it is decided, and for an operation that has none. Rows of
 * older releases do not name the operation in their plan.
 */
export function parseRunPlan({
  operation,
  plan,
}: Pick<JobRow, 'operation' | 'plan'>): RunPlan | null {
  return plan === null ? null : RunPlan.parse({ ...plan, operation })
}

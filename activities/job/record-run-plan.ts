import type { RunPlan } from '../../contract/operations/run-plan.ts'
import type { Outcome } from '../../contract/results/coverage.ts'
import type { Tx } from '../../store/database/open.ts'
import { insertOutcomes } from '../../store/findings/findings.ts'
import { recordJobPlan } from '../../store/jobs/jobs.ts'

export type UnaskedRow = { provider: string; outcome: Outcome; message: string | null }

/** Records which providers a run asks, and the outcome of those that it does not. */
export async function recordRunPlan(
  tx: Tx,
  jobId: string,
  { plan, notAsked, now }: { plan: RunPlan; notAsked: readonly UnaskedRow[]; now: Date },
): Promise<void> {
  await recordJobPlan(tx, jobId, plan)
  const rows = notAsked.map((row) => ({ ...row, durationMs: 0 }))
  if (rows.length > 0) await insertOutcomes(tx, jobId, rows, now)
}

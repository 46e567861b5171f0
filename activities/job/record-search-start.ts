import type { RunPlan } from '../../contract/operations/run-plan.ts'
import { runInTurn } from '../../store/database/open.ts'
import { recordFirstPlan } from '../../store/jobs/first-steps.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildSearchStart, planKey } from './progress.ts'
import { recordRunPlan, type UnaskedRow } from './record-run-plan.ts'
import { recordStep } from './record-step.ts'

export type SearchStart = {
  plan: RunPlan
  notAsked: readonly UnaskedRow[]
  label: string
  considered: number
}

/** Records the plan of a search and that it begins to ask. The first plan stands. */
export async function recordSearchStart(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  jobId: string,
  { plan, notAsked, label, considered }: SearchStart,
): Promise<void> {
  const start = buildSearchStart(label, considered)
  const now = deps.now()
  const isFirst = await runInTurn(deps.db, jobId, () =>
    recordFirstPlan(deps.db, jobId, {
      ...start,
      plan,
      outcomes: notAsked,
      dedupeKey: planKey,
      now,
    }),
  )
  if (isFirst) return
  await recordStep(deps, jobId, async (tx) => {
    await recordRunPlan(tx, jobId, { plan, notAsked, now })
    return start
  })
}

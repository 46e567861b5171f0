import { insertOutcomes } from '../../store/findings.ts'
import { recordJobPlan } from '../../store/jobs.ts'
import type { CompanyPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep } from '../job/record-step.ts'
import type { RunPlan } from '../job/run-plan.ts'
import { chooseCompanySources } from './choose-company-sources.ts'

const label = 'Looking for this company'

/** Decides which providers a company search asks, and records those that are not configured. */
export async function planEntitySearch(deps: ActivityDeps, jobId: string): Promise<CompanyPlan> {
  const { together, paid, notAsked } = chooseCompanySources(deps.sources)
  const asked = [...together, ...paid]
  await recordStep(deps, jobId, async (tx) => {
    await recordJobPlan(tx, jobId, {
      operation: 'entity_search',
      together: asked,
      engines: [],
      shards: 0,
      sites: 0,
    } satisfies RunPlan)
    await insertOutcomes(
      tx,
      jobId,
      notAsked.map((row) => ({ ...row, durationMs: 0 })),
      deps.now(),
    )
    const status = { type: 'status', label, stage: 'searching', percent: 10 } as const
    return {
      events: [{ dedupeKey: 'plan', event: status }],
      stage: 'searching',
      progress: { percent: 10, label, sources_considered: asked.length, sources_read: 0 },
    }
  })
  return { together, paid }
}

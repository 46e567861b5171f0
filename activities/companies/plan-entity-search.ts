import type { CompanyPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildSearchStart } from '../job/progress.ts'
import { recordRunPlan } from '../job/record-run-plan.ts'
import { recordStep } from '../job/record-step.ts'
import type { RunPlan } from '../job/run-plan.ts'
import { chooseCompanySources } from './choose-company-sources.ts'

const label = 'Looking for this company'

/** Decides which providers a company search asks, and records those that are not configured. */
export async function planEntitySearch(deps: ActivityDeps, jobId: string): Promise<CompanyPlan> {
  const { together, paid, notAsked } = chooseCompanySources(deps.sources)
  const asked = [...together, ...paid]
  await recordStep(deps, jobId, async (tx) => {
    const plan: RunPlan = {
      operation: 'entity_search',
      together: asked,
      engines: [],
      shards: 0,
      sites: 0,
    }
    await recordRunPlan(tx, jobId, { plan, notAsked, now: deps.now() })
    return buildSearchStart(label, asked.length)
  })
  return { together, paid }
}

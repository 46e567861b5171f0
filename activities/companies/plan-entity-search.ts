import type { RunPlan } from '../../contract/operations/run-plan.ts'
import { chooseCompanySources } from '../../sources/choice/choose-company-sources.ts'
import type { CompanyPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordSearchStart } from '../job/record-search-start.ts'

const label = 'Looking for this company'

/** Decides which providers a company search asks, and records those that are not configured. */
export async function planEntitySearch(deps: ActivityDeps, jobId: string): Promise<CompanyPlan> {
  const { together, paid, notAsked } = chooseCompanySources(deps.sources)
  const asked = [...together, ...paid]
  const plan = {
    operation: 'entity_search',
    together: asked,
    engines: [],
    shards: 0,
    sites: 0,
  } as const satisfies RunPlan
  await recordSearchStart(deps, jobId, { plan, notAsked, label, considered: asked.length })
  return { together, paid }
}

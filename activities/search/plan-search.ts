import { chooseSources } from '../../sources/choice/choose-sources.ts'
import type { SearchPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordSearchStart, type SearchStart } from '../job/record-search-start.ts'
import { loadSubject, type Search } from '../person/load-subject.ts'

const labels = {
  name: 'Looking for this name',
  phone: 'Looking for this phone number',
  email: 'Looking for this email address',
  username: 'Looking for this username',
} as const

/** Decides which providers a search asks, records those it skips with the reason, and logs both. */
export async function planSearch(deps: ActivityDeps, jobId: string): Promise<SearchPlan> {
  const { start, plan } = await chooseSearchStart(deps, await loadSubject(deps.db, jobId))
  await recordSearchStart(deps, jobId, start)
  return plan
}

/** Which providers a search asks, and what the start of asking them leaves with its job. */
export async function chooseSearchStart(
  deps: Pick<ActivityDeps, 'sources' | 'sites'>,
  search: Search,
): Promise<{ start: SearchStart; plan: SearchPlan }> {
  const { notAsked, ...plan } = chooseSources(search, deps.sources, await deps.sites())
  const { together, engines, shards } = plan
  const considered = together.length + engines.length + (shards > 0 ? 1 : 0)
  const label = labels[search.subject.kind]
  const asked = { operation: 'search', ...plan } as const
  return {
    start: { plan: asked, notAsked, label, considered },
    plan: { together, engines, shards },
  }
}

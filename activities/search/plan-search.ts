import type { SearchPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordSearchStart } from '../job/record-search-start.ts'
import { chooseSources } from '../person/choose-sources.ts'
import { loadSubject } from '../person/load-subject.ts'

const labels = {
  name: 'Looking for this name',
  phone: 'Looking for this phone number',
  email: 'Looking for this email address',
  username: 'Looking for this username',
} as const

/** Decides which providers a search asks, records those it skips with the reason, and logs both. */
export async function planSearch(deps: ActivityDeps, jobId: string): Promise<SearchPlan> {
  const search = await loadSubject(deps.db, jobId)
  const { notAsked, ...plan } = chooseSources(search, deps.sources, await deps.sites())
  const { together, engines, shards } = plan
  const considered = together.length + engines.length + (shards > 0 ? 1 : 0)
  const label = labels[search.subject.kind]
  const asked = { operation: 'search', ...plan } as const
  await recordSearchStart(deps, jobId, { plan: asked, notAsked, label, considered })
  return { together, engines, shards }
}

import { insertOutcomes } from '../../store/findings.ts'
import { recordJobPlan } from '../../store/jobs.ts'
import type { SearchPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep } from '../job/record-step.ts'
import type { RunPlan } from '../job/run-plan.ts'
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
  await recordStep(deps, jobId, async (tx) => {
    await recordJobPlan(tx, jobId, { operation: 'search', ...plan } satisfies RunPlan)
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
      progress: { percent: 10, label, sources_considered: considered, sources_read: 0 },
    }
  })
  return { together, engines, shards }
}

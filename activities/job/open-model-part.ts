import { modelProvider } from '../../sources/choice/providers.ts'
import { loadOutcomes } from '../../store/findings/findings.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { loadOpenJob } from './open-job.ts'
import { recordModelEnd } from './record-model-end.ts'

type ModelPart =
  | { job: JobRow; model: NonNullable<ActivityDeps['model']>; report: null }
  | { report: ProviderReport }

/**
 * Opens the language model's part of a run. `report`: what is known of the part already, where an
 * earlier attempt has ended it or this worker has no model.
 */
export async function openModelPart(deps: ActivityDeps, jobId: string): Promise<ModelPart> {
  const [job, known] = await Promise.all([
    loadOpenJob(deps.db, jobId),
    loadOutcomes(deps.db, jobId),
  ])
  const before = known.find(({ provider }) => provider === modelProvider)
  if (before !== undefined) return { report: { provider: modelProvider, outcome: before.outcome } }
  if (deps.model !== null) return { job, model: deps.model, report: null }
  const message = 'The worker that had this to do has no language model.'
  return { report: await recordModelEnd(deps, jobId, 'not_configured', message) }
}

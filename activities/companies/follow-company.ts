import { listRecords } from '../../research/companies/list-records.ts'
import { dropDuplicates } from '../../research/text/order.ts'
import { companySources } from '../../sources/companies/index.ts'
import { acquireBuild } from '../../store/cache/builds.ts'
import { updateJobPlan } from '../../store/jobs/jobs.ts'
import type { FollowReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { recordStep, type Step } from '../job/record-step.ts'
import { fetchAlone } from '../providers/fetch-alone.ts'
import { buildIdQuestions, chooseAsks } from './choose-asks.ts'
import { loadCompanyParts } from './company-findings.ts'
import { listProfileKeys } from './list-profile-keys.ts'
import { parseAskedCompany, parseProfilePlan } from './profile-plan.ts'
import { recordParts } from './record-parts.ts'

type Named = Step & { next: string[] }

/**
 * Asks one provider by the ids of the company that are known. Its answer may bring ids that others
 * know.
 */
export async function followCompany(
  deps: ActivityDeps,
  jobId: string,
  provider: string,
): Promise<FollowReport> {
  const job = await loadOpenJob(deps.db, jobId)
  const pin = parseProfilePlan(job)?.pin ?? null
  if (pin === null) throw new ActivityError('invalid_input')
  const known = listRecords(await loadCompanyParts(deps.db, jobId))
  const report = await fetchAlone(
    deps,
    {
      job,
      questions: buildIdQuestions(pin, known),
      sources: companySources,
      record: (runs) => recordParts(deps, jobId, runs, 'follow:'),
    },
    provider,
  )
  const { next } = await recordStep(deps, jobId, async (tx, locked): Promise<Named> => {
    const plan = parseProfilePlan(locked)
    if (plan === null) return { next: [] }
    const records = listRecords(await loadCompanyParts(tx, jobId))
    // a request for the company by an id that is known only now waits for this build
    if (!parseAskedCompany(locked).refresh) {
      const cacheKeys = listProfileKeys(pin, records)
      await acquireBuild(tx, { operation: 'entity_dossier', cacheKeys }, jobId)
    }
    const next = chooseAsks(buildIdQuestions(pin, records), deps.sources)
    const together = dropDuplicates([...plan.together, ...next])
    if (together.length > plan.together.length)
      await updateJobPlan(tx, jobId, { ...plan, together })
    return { next }
  })
  return { ...report, next }
}

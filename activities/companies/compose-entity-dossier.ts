import type { EntityDossierResult } from '../../contract/operations/entity-dossier.ts'
import type { Coverage } from '../../contract/results/coverage.ts'
import { buildCompanyProfile } from '../../research/companies/profile/build-company-profile.ts'
import { suppressesPerson } from '../../research/safety/suppressions/suppresses.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { compareText } from '../../research/text/order.ts'
import type { Tx } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { ActivityError } from '../failures/failure.ts'
import { buildConclusion } from '../job/build-conclusion.ts'
import { buildPartialResult } from '../job/build-partial-result.ts'
import { hasNoAnswer, loadCoverage } from '../job/coverage.ts'
import { loadBestCompany } from './choose-company.ts'
import { loadProvidedParts } from './company-findings.ts'
import { isUndecided } from './is-undecided.ts'
import { parseAskedCompany, parseProfilePlan } from './profile-plan.ts'

/**
 * Makes the profile out of what is stored. Where no provider answered, or one that may know the
 * company failed, the job is left without a result, and its end says so.
 * @throws ActivityError `company_not_found` where they answered and none knows the company,
 * `company_ambiguous` where several bear its name
 */
export async function composeEntityDossier(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, async (tx, job) => {
    if (job.cached) return {}
    const now = deps.now()
    const plan = parseProfilePlan(job)
    // a run that ended early may not have chosen yet
    const best =
      plan === null || plan.pin !== null
        ? { pin: plan?.pin ?? null, isAmbiguous: false, alternatives: plan?.alternatives ?? [] }
        : await loadBestCompany(tx, job)
    const coverage = await loadAllCoverage(tx, job, stopReason)
    const entries = await loadSuppressions(tx)
    const company =
      best.pin === null
        ? null
        : buildCompanyProfile({
            parts: await loadProvidedParts(tx, jobId),
            pin: best.pin,
            alternatives: best.alternatives,
            coverage,
            isSuppressed: (person) => suppressesPerson(entries, person),
            now,
          })
    if (company === null) {
      if (best.isAmbiguous) throw new ActivityError('company_ambiguous')
      if (hasNoAnswer(coverage) || isUndecided(parseAskedCompany(job), coverage)) return {}
      throw new ActivityError('company_not_found')
    }
    const partial = job.partial || stopReason !== 'completed'
    const result: EntityDossierResult = {
      object: 'entity_dossier_result',
      request_id: job.requestId,
      cached: false,
      company,
      ...buildPartialResult({ isPartial: partial, stopReason, coverage }),
    }
    const label = formatCount(company.sources.length, 'source')
    return { conclusion: buildConclusion(job, { label, coverage, partial, stopReason, result }) }
  })
}

/** How the providers ended that were asked by id, and those that were asked by the name alone. */
async function loadAllCoverage(tx: Tx, job: JobRow, stopReason: StopReason): Promise<Coverage[]> {
  const rows = await loadCoverage(tx, job, stopReason)
  const searched = parseProfilePlan(job)?.searched ?? []
  const named = new Set(rows.map(({ provider }) => provider))
  return [...rows, ...searched.filter(({ provider }) => !named.has(provider))].sort((a, b) =>
    compareText(a.provider, b.provider),
  )
}

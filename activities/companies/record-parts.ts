import { dropMinorOfficers } from '../../research/safety/drop-minor-officers.ts'
import type { Companies } from '../../sources/companies/shared/company-source.ts'
import { insertFindings } from '../../store/findings/findings.ts'
import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import { recordRuns } from '../providers/record-runs.ts'
import type { ProviderRun } from '../providers/run-provider.ts'
import { buildCompanyFinding } from './company-findings.ts'
import { parseProfilePlan } from './profile-plan.ts'

/**
 * Writes what providers said of companies, without minors among their officers.
 * The search of a profile is over once its company is chosen: a late answer changes nothing.
 * @param prefix keeps the keys of one round of questions apart from those of another
 */
export async function recordParts(
  deps: ActivityDeps,
  jobId: string,
  runs: readonly ProviderRun<Companies>[],
  prefix = '',
): Promise<void> {
  await recordRuns(deps, jobId, runs, async (tx, job, fresh) => {
    if (prefix === '' && parseProfilePlan(job)?.pin) throw new ActivityError('run_concluding')
    const now = deps.now()
    const found = fresh.flatMap((run) =>
      [run, ...run.led]
        .flatMap(({ provider, findings }) => findings.map((part) => ({ provider, part })))
        .map((one, n) =>
          buildCompanyFinding({
            provider: one.provider,
            part: dropMinorOfficers(one.part, now.getUTCFullYear()),
            dedupeKey: `${prefix}${run.provider}:${n}`,
          }),
        ),
    )
    await insertFindings(tx, jobId, found, now)
    return []
  })
}

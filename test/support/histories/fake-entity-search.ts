/** Company searches whose providers a test invents, as `fake-search.ts` does for people. */
import { recordRuns } from '../../../activities/providers/record-runs.ts'
import type { Outcome } from '../../../contract/results/coverage.ts'
import type { Db } from '../../../store/database/open.ts'
import { recordJobPlan } from '../../../store/jobs/jobs.ts'
import type { CompanyPlan } from '../../../workflows/ports.ts'
import { makeFreeJob } from '../rows/jobs.ts'
import type { Change } from '../runs/runs.ts'
import { activityDeps } from '../worker/activity-deps.ts'
import { type AskSlow, answerOneByOne, inventRun, searched } from './fake-search.ts'

/** No company of this name exists, and no history may name it. */
const company = `${searched} Mills Ltd`

export async function makeEntitySearch(db: Db, deadlineSeconds = 60): Promise<string> {
  return await makeFreeJob(db, {
    operation: 'entity_search',
    input: { query: company },
    deadlineSeconds,
  })
}

export async function makeEntityDossier(db: Db, deadlineSeconds = 60): Promise<string> {
  return await makeFreeJob(db, {
    operation: 'entity_dossier',
    input: { company: { name: company }, refresh: false },
    deadlineSeconds,
  })
}

/** A plan of a profile, kept as the real first activity keeps it. */
export async function planProfile(db: Db, jobId: string, together: string[]): Promise<void> {
  await recordJobPlan(db, jobId, {
    operation: 'entity_dossier',
    together,
    engines: [],
    shards: 0,
    sites: 0,
    pin: null,
    alternatives: [],
    searched: [],
    paid: [],
  })
}

/** Writes that a provider said nothing of a company. */
export async function answerCompany(
  db: Db,
  jobId: string,
  provider: string,
  outcome: Outcome,
): Promise<void> {
  await recordRuns(activityDeps(db), jobId, [inventRun(provider, outcome)], async () => [])
}

/** A plan, kept as the real first activity keeps it. */
export async function planCompany(
  db: Db,
  jobId: string,
  plan: Partial<CompanyPlan>,
): Promise<CompanyPlan> {
  const { together = [], paid = [] } = plan
  const asked = { together: [...together, ...paid], engines: [], shards: 0, sites: 0 }
  await recordJobPlan(db, jobId, { operation: 'entity_search', ...asked })
  return { together, paid }
}

/** A search of companies by both providers of `answerOneByOne`. */
export function quickAndSlow(db: Db, askSlow: AskSlow): Change {
  return () => {
    const { askTogether, askAlone } = answerOneByOne(answerCompany, db, askSlow)
    return {
      planEntitySearch: (jobId) => planCompany(db, jobId, { together: ['quick', 'slow'] }),
      askCompanySources: askTogether,
      askCompanySource: askAlone,
    }
  }
}

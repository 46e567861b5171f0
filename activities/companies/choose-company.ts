import { buildHits } from '../../research/companies/build-hits.ts'
import { listRecords } from '../../research/companies/list-records.ts'
import { toCompanyQuery } from '../../research/companies/parse-company-query.ts'
import type { Pin } from '../../research/companies/profile/choose-pinned-records.ts'
import { suppressesRecord } from '../../research/safety/suppressions/suppresses-record.ts'
import type { Queryable } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { CompanyChoice } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep, type Step } from '../job/record-step.ts'
import { acquireProfile } from './acquire-profile.ts'
import { loadCompanyParts } from './company-findings.ts'
import { type ProfileRunPlan, parseAskedCompany, parseProfilePlan } from './profile-plan.ts'

/** From this score on, a company is taken for the one that is meant. */
const minConfidence = 70
/** Other companies of the name that a caller may have meant. */
const maxAlternatives = 5

/** Chooses the company that a name stands for, and begins its profile. */
export async function chooseCompany(deps: ActivityDeps, jobId: string): Promise<CompanyChoice> {
  const { choice } = await recordStep(deps, jobId, async (tx, job): Promise<Chosen> => {
    if (job.cached) return { choice: { state: 'cached' } }
    const plan = parseProfilePlan(job)
    if (plan === null) return { choice: { state: 'none' } }
    if (plan.pin !== null) return { choice: { state: 'build', asks: plan.together } }
    const { pin, alternatives } = await loadBestCompany(tx, job)
    if (pin === null) return { choice: { state: 'none' } }
    const { refresh } = parseAskedCompany(job)
    const named: ProfileRunPlan = { ...plan, alternatives }
    const begun = await acquireProfile(tx, deps, job, { plan: named, pin, refresh })
    return {
      ...begun,
      choice:
        begun.state === 'build' ? { state: 'build', asks: begun.asks } : { state: begun.state },
    }
  })
  return choice
}

type Chosen = Step & { choice: CompanyChoice }
type Best = {
  pin: Pin | null
  /** Whether companies that fit the name together are likely enough, and none is alone. */
  isAmbiguous: boolean
  alternatives: ProfileRunPlan['alternatives']
}

/** The best company of what is stored; null where none is likely enough. */
export async function loadBestCompany(db: Queryable, job: JobRow): Promise<Best> {
  const entries = await loadSuppressions(db)
  const records = listRecords(await loadCompanyParts(db, job.id)).filter(
    (record) => !suppressesRecord(entries, record),
  )
  const { question } = parseAskedCompany(job)
  const hits = buildHits(toCompanyQuery(question), records)
  const [best, ...others] = hits
  if (best === undefined || best.confidence < minConfidence) {
    const together = hits.reduce((sum, { confidence }) => sum + confidence, 0)
    return { pin: null, isAmbiguous: together >= minConfidence, alternatives: [] }
  }
  const { id, legalName: name, jurisdiction } = best
  return {
    pin: { id, name, jurisdiction },
    isAmbiguous: false,
    alternatives: others.slice(0, maxAlternatives),
  }
}

import { buildCacheKey } from '../../research/cache-key.ts'
import { listRecords } from '../../research/companies/list-records.ts'
import type { Pin } from '../../research/companies/profile/choose-pinned-records.ts'
import { buildResultText } from '../../research/text/json/build-result-text.ts'
import { acquireBuild, deleteBuilds, insertBuildWaiter } from '../../store/cache/builds.ts'
import { findCachedEntry } from '../../store/cache/cache.ts'
import type { Tx } from '../../store/database/open.ts'
import { deleteOutcome, loadOutcomes } from '../../store/findings/findings.ts'
import { type JobRow, updateJobPlan } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import type { Step } from '../job/record-step.ts'
import { buildIdQuestions, chooseAsks, profileSources } from './choose-asks.ts'
import { loadCompanyParts } from './company-findings.ts'
import { listProfileKeys } from './list-profile-keys.ts'
import type { ProfileRunPlan } from './profile-plan.ts'

const operation = 'entity_dossier'
const labels = {
  build: 'Following the ids of this company',
  cached: 'Answered from the shared cache',
  waiting: 'An equal profile is being built: waiting for it',
} as const

type Begun =
  | ({ state: 'cached' } & Step)
  | ({ state: 'waiting' } & Step)
  | ({ state: 'build'; asks: string[] } & Step)

/**
 * Begins the profile of a company whose id is known: from the shared cache, by waiting for an equal
 * one, or by asking the sources that know one of its ids. However the company was asked for, its
 * profiles are equal.
 */
export async function acquireProfile(
  tx: Tx,
  deps: ActivityDeps,
  job: JobRow,
  { plan, pin, refresh }: { plan: ProfileRunPlan; pin: Pin; refresh: boolean },
): Promise<Begun> {
  const records = listRecords(await loadCompanyParts(tx, job.id))
  const key = refresh ? null : buildCacheKey(operation, { company: pin }, null)
  if (key !== null) {
    const known = async () =>
      (await findCachedEntry(tx, { operation, cacheKey: key, now: deps.now() }))?.result ?? null
    let result = await known()
    const cacheKeys = listProfileKeys(pin, records)
    const builder =
      result === null ? await acquireBuild(tx, { operation, cacheKeys }, job.id) : null
    // an equal build may have ended between the two: the one that acquired it looks once more
    if (builder === job.id) result = await known()
    if (result !== null) return { state: 'cached', ...buildCachedStep(job, plan, result) }
    if (builder !== null && builder !== job.id) {
      await deleteBuilds(tx, job.id)
      await insertBuildWaiter(tx, builder, job.id)
      return { state: 'waiting', events: [buildStatus('waiting', 5)] }
    }
  }
  const asks = chooseAsks(buildIdQuestions(pin, records), deps.sources)
  const searched = await reopenProviders(tx, job.id)
  await updateJobPlan(tx, job.id, { ...plan, pin, together: asks, searched })
  return {
    state: 'build',
    asks,
    events: [buildStatus('build', 30)],
    stage: 'reading',
    progress: { ...job.progress, percent: 30, label: labels.build },
  }
}

/**
 * Providers that answered to the name are asked once more, by id. What an operator skipped stays
 * so.
 * @returns how they ended before
 */
async function reopenProviders(tx: Tx, jobId: string): Promise<ProfileRunPlan['searched']> {
  const again = new Set(profileSources.map(({ provider }) => provider))
  const rows = await loadOutcomes(tx, jobId)
  const open = rows.filter(
    ({ provider, outcome }) =>
      again.has(provider) && outcome !== 'skipped' && outcome !== 'not_configured',
  )
  for (const { provider } of open) await deleteOutcome(tx, jobId, provider)
  return open.map(({ provider, outcome, message }) => ({ provider, outcome, message }))
}

function buildStatus(state: keyof typeof labels, percent: number) {
  const stage = state === 'build' ? 'reading' : 'resolving'
  const event = { type: 'status', label: labels[state], stage, percent } as const
  return { dedupeKey: `profile:${state}`, event }
}

/** The stored profile; the companies that the name might stand for too are this request's own. */
function buildCachedStep(job: JobRow, { alternatives }: ProfileRunPlan, result: string): Step {
  const { company } = JSON.parse(result)
  const text = JSON.stringify({ company: { ...company, alternatives } })
  return {
    events: [buildStatus('cached', 95)],
    conclusion: {
      progress: { ...job.progress, percent: 95, label: labels.cached },
      warnings: [],
      partial: false,
      result: buildResultText(
        { object: `${operation}_result`, request_id: job.requestId, cached: true },
        text,
      ),
      cached: true,
    },
  }
}

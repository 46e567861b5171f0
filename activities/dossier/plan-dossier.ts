import { DossierInput } from '../../contract/operations/dossier.ts'
import { buildCacheKey } from '../../research/cache-key.ts'
import { parseAskedPerson } from '../../research/identity/queries/asked-person.ts'
import { chooseSources, type SourcePlan } from '../../sources/choice/choose-sources.ts'
import { acquireBuild, insertBuildWaiter } from '../../store/cache/builds.ts'
import { findCachedEntry } from '../../store/cache/cache.ts'
import type { Tx } from '../../store/database/open.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { DossierPlan } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { noModel } from '../job/no-model.ts'
import { parseInput } from '../job/parse-input.ts'
import { buildSearchStart } from '../job/progress.ts'
import { recordRunPlan } from '../job/record-run-plan.ts'
import { recordStep, type Step } from '../job/record-step.ts'
import { buildCachedAnswer } from '../person/build-cached-answer.ts'
import { loadSubject } from '../person/load-subject.ts'
import { recordSeedFindings } from '../person/record-seed-findings.ts'

const operation = 'dossier'
const labels = {
  build: 'Looking for this person',
  waiting: 'An equal dossier is being built: waiting for it',
} as const

/**
 * Decides how a dossier comes about: from the shared cache, by waiting for an equal build, or by
 * asking the sources. Asked again when the build that was waited for has ended; of several who
 * waited for one that failed, one builds.
 */
export async function planDossier(deps: ActivityDeps, jobId: string): Promise<DossierPlan> {
  const search = await loadSubject(deps.db, jobId)
  const { job } = search
  const { refresh } = parseInput(DossierInput, job.input)
  const plan = chooseSources(search, deps.sources, await deps.sites())
  const answer = { together: plan.together, engines: plan.engines, writes: deps.model !== null }
  if (job.cached) return { ...answer, state: 'cached' }
  const key = refresh ? null : buildCacheKey(operation, job.input, deps.model?.options.name ?? null)
  const { state } = await recordStep(
    deps,
    jobId,
    async (tx, locked): Promise<Step & Pick<DossierPlan, 'state'>> => {
      if (locked.plan !== null) return { state: 'build' }
      if (key !== null) {
        const cached = async () =>
          (await findCachedEntry(tx, { operation, cacheKey: key, now: deps.now() }))?.result ?? null
        let result = await cached()
        const builder =
          result === null ? await acquireBuild(tx, { operation, cacheKeys: [key] }, jobId) : null
        // an equal build may have ended between the two: who claimed what it built looks once more
        if (builder === jobId) result = await cached()
        if (result !== null) return { state: 'cached', ...buildCachedAnswer(locked, result) }
        if (builder !== null && builder !== jobId) {
          await insertBuildWaiter(tx, builder, jobId)
          const label = labels.waiting
          const event = { type: 'status', label, stage: 'resolving', percent: 5 } as const
          return { state: 'waiting', events: [{ dedupeKey: 'waiting', event }] }
        }
      }
      return { state: 'build', ...(await beginBuild(tx, deps, locked, plan)) }
    },
  )
  return { ...answer, state }
}

async function beginBuild(
  tx: Tx,
  deps: ActivityDeps,
  job: JobRow,
  { notAsked, ...plan }: SourcePlan,
): Promise<Step> {
  const { hitId } = parseAskedPerson(parseInput(DossierInput, job.input).person)
  const anchors = await recordSeedFindings(tx, deps, job, hitId)
  await recordRunPlan(tx, job.id, {
    plan: { operation, ...plan, anchors },
    notAsked: [...notAsked, ...(deps.model === null ? [noModel] : [])],
    now: deps.now(),
  })
  return buildSearchStart(labels.build, plan.together.length + plan.engines.length)
}

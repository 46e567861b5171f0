import { loadOutcomes } from '../../store/findings.ts'
import type { TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { Batch } from '../job/batch.ts'
import { loadSubject } from '../person/load-subject.ts'
import { type ProviderRun, runProvider } from '../providers/run-provider.ts'
import { sources } from '../sources/index.ts'
import { recordAnswers, recordTries } from './record-answers.ts'
import { recordAvatarChecks } from './record-avatar-checks.ts'

/** What is slower than this goes on in an activity of its own, where it holds up nobody. */
const maxWaitMs = 15_000
/** Answers that come this close together are written together. */
const gatherMs = 150

/**
 * Asks many providers side by side, once each; each answer is written within 150 ms. A repeated try
 * asks only those without an outcome.
 * @returns an outcome for each; `again` for those that may answer another time
 */
export async function askSources(
  deps: ActivityDeps,
  jobId: string,
  providers: readonly string[],
): Promise<TryReport[]> {
  const [search, known] = await Promise.all([
    loadSubject(deps.db, jobId),
    loadOutcomes(deps.db, jobId),
  ])
  const answered = new Map(known.map(({ provider, outcome }) => [provider, outcome]))
  const { signal } = deps.attempt()
  const patience = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)])
  let hasPictures = false
  const failed: ProviderRun[] = []
  const batch = new Batch<ProviderRun>((runs) => recordAnswers(deps, search, runs), gatherMs)
  const reports = await Promise.all(
    providers.map(async (provider): Promise<TryReport> => {
      const outcome = answered.get(provider)
      if (outcome !== undefined) return { provider, outcome, again: false }
      const { questions } = search
      const wanted = { jobId, provider, questions, sources, signal: patience }
      const run = await runProvider(deps, wanted).catch((error: unknown) => {
        if (patience.aborted && !signal.aborted) return null
        throw error
      })
      if (run === null) return { provider, outcome: 'timeout', again: true }
      if (run.again) failed.push(run)
      else batch.add(run)
      hasPictures ||= [run, ...run.led].some(({ findings }) =>
        findings.some(({ avatarUrl }) => avatarUrl !== null),
      )
      return { provider, outcome: run.outcome, again: run.again }
    }),
  )
  await batch.close()
  await recordTries(deps, jobId, failed)
  if (hasPictures) await recordAvatarChecks(deps, search, signal)
  return reports
}

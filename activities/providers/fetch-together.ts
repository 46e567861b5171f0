import { loadOutcomes } from '../../store/findings.ts'
import type { TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { Batch } from '../job/batch.ts'
import type { About } from '../sources/source.ts'
import type { Inquiry } from './fetch-alone.ts'
import { recordTries } from './record-runs.ts'
import { type ProviderRun, runProvider } from './run-provider.ts'

/** A slower provider continues in an activity of its own, where it delays no other. */
const maxWaitMs = 15_000
/** Answers that come this close together are written together. */
const gatherMs = 150

/**
 * Asks many providers side by side, once each; each answer is written within 150 ms. A repeated try
 * asks only those without an outcome.
 * @returns `reports`: an outcome for each, `again` for those that may answer another time; `runs`:
 * what those said that were asked
 */
export async function fetchTogether<Of extends About>(
  deps: ActivityDeps,
  { job, questions, sources, record }: Inquiry<Of>,
  providers: readonly string[],
): Promise<{ reports: TryReport[]; runs: ProviderRun<Of>[] }> {
  const jobId = job.id
  const known = await loadOutcomes(deps.db, jobId)
  const answered = new Map(known.map(({ provider, outcome }) => [provider, outcome]))
  const { signal } = deps.attempt()
  const patience = AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)])
  const runs: ProviderRun<Of>[] = []
  const batch = new Batch<ProviderRun<Of>>(record, gatherMs)
  const reports = await Promise.all(
    providers.map(async (provider): Promise<TryReport> => {
      const outcome = answered.get(provider)
      if (outcome !== undefined) return { provider, outcome, again: false }
      const wanted = { jobId, provider, questions, sources, signal: patience }
      const run = await runProvider(deps, wanted).catch((error: unknown) => {
        if (patience.aborted && !signal.aborted) return null
        throw error
      })
      if (run === null) return { provider, outcome: 'timeout', again: true }
      if (!run.again) batch.add(run)
      runs.push(run)
      return { provider, outcome: run.outcome, again: run.again }
    }),
  )
  await batch.close()
  const failed = runs.filter(({ again }) => again)
  await recordTries(deps, jobId, failed)
  return { reports, runs }
}

import type { About } from '../../sources/shared/source.ts'
import { loadOutcomes } from '../../store/findings/findings.ts'
import type { TryReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { runWithin } from '../fetch/run-within.ts'
import { Batch } from '../job/batch.ts'
import type { Inquiry } from './fetch-alone.ts'
import { recordTries } from './record-runs.ts'
import { runCounted } from './run-counted.ts'
import type { ProviderRun } from './run-provider.ts'

/** A slower provider continues in an activity of its own, where it delays no other. */
const maxWaitMs = 15_000
/** Answers that come this close together are written together. */
const gatherMs = 150

/** An activity that runs beside its workflow keeps stops and skips waiting no longer. */
const maxLocalWaitMs = 1_000

/**
 * Asks many providers side by side, once each; each answer is written within 150 ms. A repeated try
 * asks only those without an outcome. A call that is late beside a workflow goes on, and the next
 * activity takes it over.
 * @returns `reports`: an outcome for each, `again` for those that may answer another time; `runs`:
 * what those said that were asked
 */
export async function fetchTogether<Of extends About>(
  deps: ActivityDeps,
  { job, isUnasked = false, questions, sources, record, late }: Inquiry<Of>,
  providers: readonly string[],
): Promise<{ reports: TryReport[]; runs: ProviderRun<Of>[] }> {
  const jobId = job.id
  const known = isUnasked ? [] : await loadOutcomes(deps.db, jobId)
  const answered = new Map(known.map(({ provider, outcome }) => [provider, outcome]))
  const { signal, isLocal } = deps.attempt()
  const timeout = AbortSignal.any([
    signal,
    AbortSignal.timeout(isLocal ? maxLocalWaitMs : maxWaitMs),
  ])
  const runs: ProviderRun<Of>[] = []
  const batch = new Batch<ProviderRun<Of>>(record, gatherMs)
  const reports = await Promise.all(
    providers.map(async (provider): Promise<TryReport> => {
      const outcome = answered.get(provider)
      if (outcome !== undefined) return { provider, outcome, again: false }
      const goesOn = isLocal && late !== undefined
      const wanted = { jobId, provider, questions, sources, signal: goesOn ? signal : timeout }
      const ask = () => runCounted(deps, wanted)
      const call = takeOver(late?.take(jobId, provider), timeout, ask)
      const run = await runWithin(call, timeout).catch((error: unknown) => {
        if (timeout.aborted && !signal.aborted) return null
        throw error
      })
      if (run === null) {
        if (goesOn) late.leave(jobId, provider, call)
        return { provider, outcome: 'timeout', again: true, ...(goesOn ? { goesOn } : {}) }
      }
      if (!run.again) batch.add(run)
      runs.push(run)
      return { provider, outcome: run.outcome, again: run.again }
    }),
  )
  await batch.flush()
  const failed = runs.filter(({ again }) => again)
  await recordTries(deps, jobId, failed)
  return { reports, runs }
}

/** Waits for a call that an earlier activity began; where there is none, or it broke off, asks. */
async function takeOver<Of extends About>(
  begun: Promise<ProviderRun<Of>> | undefined,
  signal: AbortSignal,
  ask: () => Promise<ProviderRun<Of>>,
): Promise<ProviderRun<Of>> {
  if (begun === undefined) return await ask()
  return await begun.catch((error: unknown) => {
    if (signal.aborted) throw error
    return ask()
  })
}

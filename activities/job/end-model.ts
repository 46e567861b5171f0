import type { Outcome } from '../../contract/coverage.ts'
import { insertOutcome } from '../../store/findings.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordStep } from './events.ts'
import { modelProvider } from './providers.ts'

/** Writes down, once, what became of the language model's part of a run. */
export async function endModel(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'metrics'>,
  jobId: string,
  outcome: Outcome,
  message: string | null,
): Promise<ProviderReport> {
  await recordStep(deps, jobId, {
    events: [],
    write: async (tx) => {
      await insertOutcome(tx, {
        jobId,
        provider: modelProvider,
        outcome,
        message,
        durationMs: 0,
        now: deps.now(),
      })
      return []
    },
  })
  deps.metrics.providerOutcomes.inc({ provider: modelProvider, outcome })
  return { provider: modelProvider, outcome }
}

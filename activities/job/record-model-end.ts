import type { Outcome } from '../../contract/results/coverage.ts'
import { modelProvider } from '../../sources/choice/providers.ts'
import { loadModelAnswers } from '../../store/cache/model-calls.ts'
import { insertOutcome } from '../../store/findings/findings.ts'
import { loadSentences } from '../../store/findings/written-sentences.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { findUnusable, type Usable } from './find-unusable.ts'
import { recordStep } from './record-step.ts'

/** Records the outcome of the language model's part of a run, once. */
export async function recordModelEnd(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'metrics'>,
  jobId: string,
  outcome: Outcome,
  message: string | null,
): Promise<ProviderReport> {
  await recordStep(deps, jobId, async (tx) => {
    await insertOutcome(tx, {
      jobId,
      provider: modelProvider,
      outcome,
      message,
      durationMs: 0,
      now: deps.now(),
    })
    return {}
  })
  deps.metrics.providerOutcomes.inc({ provider: modelProvider, outcome })
  return { provider: modelProvider, outcome }
}

type Writing = {
  /** Whether the run's budget covered every call. */
  isPaid: boolean
  /** What the answer consists of when no sentence of the model was carried by a source. */
  instead: string
  usable: Usable
}

/** Records the outcome of the model's part after it has written what the budget covers. */
export async function recordWritingEnd(
  deps: Parameters<typeof recordModelEnd>[0],
  jobId: string,
  { isPaid, instead, usable }: Writing,
): Promise<ProviderReport> {
  if (!isPaid) {
    const message = "The run's budget did not cover all of it."
    return { ...(await recordModelEnd(deps, jobId, 'skipped', message)), overBudget: true }
  }
  const isWritten = (await loadSentences(deps.db, jobId)).length > 0
  const unusable = findUnusable(await loadModelAnswers(deps.db, jobId), usable, isWritten)
  if (unusable !== null) {
    const of = unusable === 'text' ? `no usable text: ${instead}` : 'only answers of another shape'
    return await recordModelEnd(deps, jobId, 'error', `The language model gave ${of}.`)
  }
  const message = isWritten ? null : `None of its sentences was carried by a source: ${instead}.`
  return await recordModelEnd(deps, jobId, 'ok', message)
}

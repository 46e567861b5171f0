import type { ReplayWorkerOptions } from '@temporalio/worker'
import { createWorkerClass } from '../../../worker/worker-class.ts'

export type NamedHistory = { workflowId: string; history: unknown }

/**
 * What a replay of each history ends with, by its name; null for one that passes.
 * @param code the workflow bundle
 * @param options what else its workflows need
 */
export async function replayAll(
  code: string,
  histories: readonly NamedHistory[],
  options: Omit<ReplayWorkerOptions, 'workflowBundle'> = {},
): Promise<Map<string, unknown>> {
  const results = new Map<string, unknown>()
  for await (const { workflowId, error } of createWorkerClass().runReplayHistories(
    { ...options, workflowBundle: { code } },
    histories,
  )) {
    results.set(workflowId, error ?? null)
  }
  return results
}

import { createWorkerClass } from '../../../worker/worker-class.ts'

export type NamedHistory = { workflowId: string; history: unknown }

/** What a replay of each history ends with, by its name; null for one that passes. */
export async function replayAll(
  code: string,
  histories: readonly NamedHistory[],
): Promise<Map<string, unknown>> {
  const results = new Map<string, unknown>()
  for await (const { workflowId, error } of createWorkerClass().runReplayHistories(
    { workflowBundle: { code } },
    histories,
  )) {
    results.set(workflowId, error ?? null)
  }
  return results
}

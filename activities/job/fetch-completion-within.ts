import type { ActivityDeps } from '../deps.ts'
import { ActivityError } from '../failures/failure.ts'
import type { Model } from '../model/open-model.ts'
import { fetchCompletion, type ModelAnswer, type ModelQuestion } from './fetch-completion.ts'

/**
 * Asks the language model what can do without an answer.
 * @returns null where the model is away, stalls or takes longer than `maxWaitMs`
 */
export async function fetchCompletionWithin(
  deps: ActivityDeps & { model: Model },
  maxWaitMs: number,
  question: Omit<ModelQuestion, 'signal'>,
): Promise<ModelAnswer | null> {
  const { signal } = deps.attempt()
  const timeout = AbortSignal.timeout(maxWaitMs)
  try {
    return await fetchCompletion(deps, { ...question, signal: AbortSignal.any([signal, timeout]) })
  } catch (error) {
    signal.throwIfAborted()
    const isModels =
      timeout.aborted || (error instanceof ActivityError && error.type.startsWith('model_'))
    if (!isModels) throw error
    return null
  }
}

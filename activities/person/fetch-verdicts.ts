import type { JobRow } from '../../store/jobs.ts'
import { loadModelCalls } from '../../store/model-calls.ts'
import type { ActivityDeps } from '../deps.ts'
import { isAffordable } from '../job/complete.ts'
import { fetchCompletionWithin } from '../job/fetch-completion-within.ts'
import type { Model } from '../model/open-model.ts'
import { buildSentencesPrompt } from '../model/prompts.ts'
import { parseVerdicts, SentenceVerdicts } from '../model/sentence-verdicts.ts'

/** A slow model does not hold up a text: the rules have let its sentences pass. */
const maxWaitMs = 4_000
/** Texts of more sentences are left to the rules. */
const maxSentences = 40

type Question = {
  key: string
  sentences: readonly { text: string; quotes: readonly string[] }[]
  /** Some of the sentences are emitted: only a verdict that was bought before counts. */
  isBegun: boolean
  /** Micro-dollars that calls beside this one may still cost. */
  underWay: number
}

/**
 * Asks the language model in one call which sentences their quotes support.
 * @returns whether each may stand; null where the model cannot be paid or is away, stalls, refuses,
 * or answers in another shape: then the verdict of the rules stands
 */
export async function fetchVerdicts(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  { key, sentences, isBegun, underWay }: Question,
): Promise<boolean[] | null> {
  if (sentences.length === 0 || sentences.length > maxSentences) return null
  if (isBegun && (await loadModelCalls(deps.db, job.id, [key])).length === 0) return null
  const asked = sentences.map((sentence, at) => ({ id: `s${at + 1}`, ...sentence }))
  const question = {
    jobId: job.id,
    key,
    ...buildSentencesPrompt(asked),
    schema: SentenceVerdicts,
    maxOutputTokens: 60 + 24 * sentences.length,
    temperature: 0,
  } as const
  if (!(await isAffordable(deps, job, question, underWay))) return null
  const answer = await fetchCompletionWithin(deps, maxWaitMs, question)
  if (answer === null || answer.refused) return null
  return parseVerdicts(
    asked.map(({ id }) => id),
    answer.text,
  )
}

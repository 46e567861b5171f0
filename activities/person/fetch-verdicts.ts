import { loadModelCalls } from '../../store/cache/model-calls.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { isAffordable } from '../job/fetch-completion.ts'
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

/** `verdicts`: whether each may stand; null where the verdict of the rules stands. */
type Judgement = { isPaid: boolean; verdicts: boolean[] | null }

/**
 * Asks the language model in one call which sentences their quotes support. Where it is away,
 * stalls, refuses, or answers in another shape the verdict of the rules stands; so it does where
 * the call cannot be paid, which ends the run as any other call that cannot.
 */
export async function fetchVerdicts(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  { key, sentences, isBegun, underWay }: Question,
): Promise<Judgement> {
  const byRules = { isPaid: true, verdicts: null }
  if (sentences.length === 0 || sentences.length > maxSentences) return byRules
  const asked = sentences.map((sentence, at) => ({ id: `s${at + 1}`, ...sentence }))
  const question = {
    jobId: job.id,
    key,
    ...buildSentencesPrompt(asked),
    schema: SentenceVerdicts,
    maxOutputTokens: 60 + 24 * sentences.length,
    temperature: 0,
  } as const
  // asked first, so that a repetition, which finds the sentences emitted, reports it as well
  if (!(await isAffordable(deps, job, question, underWay))) return { ...byRules, isPaid: false }
  if (isBegun && (await loadModelCalls(deps.db, job.id, [key])).length === 0) return byRules
  const answer = await fetchCompletionWithin(deps, maxWaitMs, question)
  if (answer === null || answer.refused) return byRules
  const ids = asked.map(({ id }) => id)
  return { isPaid: true, verdicts: parseVerdicts(ids, answer.text) }
}

import { z } from 'zod'
import { declineCategories } from '../../research/safety/decline-messages.ts'
import { type Decline, toDecline } from '../../research/safety/decline-reason.ts'
import { loadModelCalls } from '../../store/cache/model-calls.ts'
import type { Queryable } from '../../store/database/open.ts'
import type { QuestionVerdict } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { isAffordable } from '../job/fetch-completion.ts'
import { fetchCompletionWithin } from '../job/fetch-completion-within.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { parseStructured } from '../model/parse-structured.ts'
import { buildJudgePrompt } from '../model/prompts.ts'
import { parseChat } from '../person/parse-chat.ts'
import { loadMaterial } from './material.ts'

/** The structured answer of `buildJudgePrompt`: whether a question may be answered. */
const QuestionJudgement = z.object({
  decline: z.boolean(),
  category: z.preprocess((value) => value ?? null, z.enum(declineCategories).nullable()),
})

/** Names the call within its job. */
const key = 'judge'
const maxOutputTokens = 60
/** A slow model does not hold up an answer: the rules have judged the question before. */
const maxWaitMs = 8_000

/**
 * Asks the language model once whether a question that the rules let pass is to be declined. A
 * model that is away, stalls, or answers in another shape changes nothing: the verdict of the rules
 * stands.
 */
export async function judgeQuestion(deps: ActivityDeps, jobId: string): Promise<QuestionVerdict> {
  const job = await loadOpenJob(deps.db, jobId)
  const { model } = deps
  if (model === null) return { declined: false }
  // a minor's chats reach no model
  if ((await loadMaterial(deps.db, job, deps.now())).isMinor) return { declined: false }
  const { question, history, context } = parseChat(job)
  const prompt = buildJudgePrompt({
    question,
    history,
    context: context === '' ? null : context,
  })
  const asked = {
    jobId,
    key,
    ...prompt,
    schema: QuestionJudgement,
    maxOutputTokens,
    temperature: 0,
  } as const
  if (!(await isAffordable({ ...deps, model }, job, asked))) return { declined: false }
  await fetchCompletionWithin({ ...deps, model }, maxWaitMs, asked)
  return { declined: (await loadJudgement(deps.db, jobId)) !== null }
}

/** Why the model declined a job's question; null where it did not, or was not asked. */
export async function loadJudgement(db: Queryable, jobId: string): Promise<Decline | null> {
  const [call] = await loadModelCalls(db, jobId, [key])
  const judgement = call === undefined ? null : parseStructured(QuestionJudgement, call.answer)
  return judgement === null || !judgement.decline || judgement.category === null
    ? null
    : toDecline(judgement.category)
}

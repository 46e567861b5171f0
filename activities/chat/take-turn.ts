import { z } from 'zod'
import { chooseDeclineReason } from '../../research/safety/decline-reason.ts'
import { hasInstructions } from '../../research/safety/has-instructions.ts'
import { foldWords } from '../../research/text/words/fold.ts'
import { renderClaimList } from '../../research/writing/render-claim-list.ts'
import { modelProvider } from '../../sources/choice/providers.ts'
import { type JobRow, updateJobPlan } from '../../store/jobs/jobs.ts'
import type { ChatTurn as Report } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { fetchCompletion, isAffordable } from '../job/fetch-completion.ts'
import { loadOpenJob } from '../job/open-job.ts'
import { recordModelEnd } from '../job/record-model-end.ts'
import { recordStep } from '../job/record-step.ts'
import { parseRunPlan } from '../job/run-plan.ts'
import { runWithModel } from '../job/run-with-model.ts'
import type { Model } from '../model/open-model.ts'
import { parseStructured } from '../model/parse-structured.ts'
import { buildTurnPrompt } from '../model/prompts.ts'
import { readPages } from '../pages/read-pages.ts'
import { parseChat } from '../person/parse-chat.ts'
import { loadMaterial, type Material } from './material.ts'
import { choosePassages } from './passages.ts'

/** The structured answer of `buildTurnPrompt`: what to do next. */
export const ChatTurn = z.object({
  action: z.enum(['search', 'read', 'answer']),
  query: z.preprocess((value) => value ?? null, z.string().nullable()),
  sourceIds: z.preprocess((value) => value ?? [], z.array(z.string())),
})
export type ChatTurn = z.infer<typeof ChatTurn>

const maxClaims = 60
const maxOutputTokens = 200
/** What a model may have read or searched in one turn. */
const maxSources = 3
const maxQueryWords = 8

/**
 * One turn of the tool loop: the model says whether the web has to be searched or a source read, or
 * whether it can answer. It names sources by id and words beside the person's name, never
 * addresses, so that nothing that stands in a page can lead it elsewhere.
 */
export async function takeTurn(deps: ActivityDeps, jobId: string, turn: number): Promise<Report> {
  const job = await loadOpenJob(deps.db, jobId)
  const { model } = deps
  const answer = (outcome: string): Report => ({
    provider: modelProvider,
    outcome,
    action: 'answer',
  })
  if (model === null) return answer('not_configured')
  const material = await loadMaterial(deps.db, job, deps.now())
  if (material.isMinor) return answer('skipped')
  return await runWithModel(deps, jobId, {
    work: async () => {
      const wish = await askModel({ ...deps, model }, job, material, turn)
      if (wish === null) return answer('ok')
      if (wish.action === 'read') {
        const urls = wish.sourceIds
          .slice(0, maxSources)
          .flatMap((id) => material.sources.get(id)?.url ?? [])
        if (urls.length > 0) await readPages(deps, jobId, urls)
      }
      if (wish.action === 'search') await keepQuery(deps, job, wish.query ?? '', material)
      return { provider: modelProvider, outcome: 'ok', action: wish.action }
    },
    // of one that was waited for in vain the outcome stands: the answer is not waited for again
    failed: async (outcome, message) =>
      outcome === 'error'
        ? answer(outcome)
        : { ...(await recordModelEnd(deps, jobId, outcome, message)), action: 'answer' },
  })
}

async function askModel(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  material: Material,
  turn: number,
): Promise<ChatTurn | null> {
  const chat = parseChat(job)
  const { lines } = renderClaimList(material.claims, { max: maxClaims })
  const sources = [...material.sources.values()].map(({ id, title, domain }) => ({
    id,
    text: `${title} (${domain})`,
  }))
  const found = choosePassages(chat, material).map(({ citations, value }) => ({
    id: citations[0]?.sourceId ?? '',
    text: 'text' in value ? value.text : '',
  }))
  const { question, history, context } = chat
  const prompt = buildTurnPrompt({
    person: material.profile,
    question,
    history,
    claimLines: lines,
    passages: [...sources, ...found],
    context: context === '' ? null : context,
  })
  const asked = {
    jobId: job.id,
    key: `turn:${turn}`,
    ...prompt,
    schema: ChatTurn,
    maxOutputTokens,
    temperature: 0,
  } as const
  if (!(await isAffordable(deps, job, asked))) return null
  const { text } = await fetchCompletion(deps, { ...asked, signal: deps.attempt().signal })
  return parseStructured(ChatTurn, text)
}

/**
 * The model's words for the search, without the name, which every query of ours has anyway. It may
 * not ask the web for what we decline to answer, nor pass on what a page orders; the question's own
 * words are searched for then.
 */
async function keepQuery(
  deps: ActivityDeps,
  { id }: JobRow,
  query: string,
  { profile }: Material,
): Promise<void> {
  if (chooseDeclineReason(query) !== null || hasInstructions(query)) return
  const own = new Set([profile.name, ...profile.aliases].flatMap(foldWords))
  const topic = (query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter((word) => !foldWords(word).every((part) => own.has(part)))
    .slice(0, maxQueryWords)
    .join(' ')
  await recordStep(deps, id, async (tx, job) => {
    const plan = parseRunPlan(job)
    if (plan?.operation === 'chat' && topic !== '') await updateJobPlan(tx, id, { ...plan, topic })
    return {}
  })
}

import { renderClaimList } from '../../research/writing/render-claim-list.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { openModelPart } from '../job/open-model-part.ts'
import { recordModelEnd, recordWritingEnd } from '../job/record-model-end.ts'
import { runWithModel } from '../job/run-with-model.ts'
import { buildAnswerPrompt } from '../model/prompts.ts'
import { createOptOutCheck } from '../person/create-opt-out-check.ts'
import { parseChat } from '../person/parse-chat.ts'
import { recordSentences } from '../person/record-sentences.ts'
import { loadMaterial } from './material.ts'
import { choosePassages } from './passages.ts'
import { ChatTurn } from './take-turn.ts'

const maxClaims = 80
const maxOutputTokens = 900

/**
 * Lets the model answer from claims and passages; emits only sentences that their citations
 * support.
 */
export async function writeAnswer(deps: ActivityDeps, jobId: string): Promise<ProviderReport> {
  const part = await openModelPart(deps, jobId)
  if (part.report !== null) return part.report
  const { job, model } = part
  const chat = parseChat(job)
  const obeyed = await loadSuppressions(deps.db)
  const material = await loadMaterial(deps.db, job, deps.now())
  const list = renderClaimList([...material.claims, ...choosePassages(chat, material)], {
    max: maxClaims,
  })
  if (material.isMinor || list.lines.length === 0)
    return await recordModelEnd(
      deps,
      jobId,
      'skipped',
      'There is nothing that it could answer from.',
    )
  const { question, history, context } = chat
  return await runWithModel(deps, jobId, {
    work: async () => {
      const { isPaid } = await recordSentences({ ...deps, model }, job, {
        key: 'answer',
        event: 'text',
        claims: list.claims,
        given: [material.profile.name, ...material.profile.aliases],
        prompt: (written) =>
          buildAnswerPrompt({
            person: material.profile,
            question,
            history,
            claimLines: list.lines,
            passages: [],
            context: context === '' ? null : context,
            written,
          }),
        maxOutputTokens,
        isJudged: false,
        requireNoOptOut: createOptOutCheck(obeyed, (tx) => loadMaterial(tx, job, deps.now())),
      })
      return await recordWritingEnd(deps, jobId, {
        isPaid,
        instead: 'the sources are quoted',
        usable: {
          shaped: { prefix: 'turn:', schema: ChatTurn },
          text: 'answer',
          mayBeSilent: true,
        },
      })
    },
    failed: (outcome, message) => recordModelEnd(deps, jobId, outcome, message),
  })
}

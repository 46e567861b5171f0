import type { Coverage } from '../../contract/results/coverage.ts'
import type { Source } from '../../contract/results/source.ts'
import { minorSummary, notice } from '../../research/case/sections/notices.ts'
import { answerFromClaims, sayNoPublicSource } from '../../research/chat/answer-from-claims.ts'
import { buildRelatedQuestions } from '../../research/chat/build-related-questions.ts'
import { chooseDeclineReason, type Decline } from '../../research/safety/decline-reason.ts'
import { createCitations } from '../../research/writing/citations.ts'
import { sayNothingFound } from '../../research/writing/say-nothing-found.ts'
import { modelProvider } from '../../sources/choice/providers.ts'
import type { Tx } from '../../store/database/open.ts'
import { deleteFindings } from '../../store/findings/findings.ts'
import { loadSentences } from '../../store/findings/written-sentences.ts'
import type { KeyedEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { buildConclusion } from '../job/build-conclusion.ts'
import { buildPartialResult } from '../job/build-partial-result.ts'
import { chooseReason, countFailed, hasNoAnswer, loadCoverage } from '../job/coverage.ts'
import { parseChat } from '../person/parse-chat.ts'
import { toDelta } from '../person/to-delta.ts'
import { loadJudgement } from './judge-question.ts'
import { loadMaterial, type Material } from './material.ts'

/** `isEmitted`: the text is in the log already. `cited`: ids of sources in the order of `[n]`. */
type Answer = { sentences: string[]; isEmitted: boolean; cited: string[] }

/**
 * Makes the answer out of what is stored: what a model wrote and was verified, else what the
 * sources say, quoted; with its sources and what could be asked next. Repeating it gives the same.
 */
export async function composeChat(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, async (tx, job) => {
    const chat = parseChat(job)
    const declined =
      chooseDeclineReason(chat.question, chat.history) ?? (await loadJudgement(tx, jobId))
    const material = declined === null ? await loadMaterial(tx, job, deps.now()) : null
    const further = deps.model === null || stopReason === 'completed' ? [] : [modelProvider]
    const coverage = declined === null ? await loadCoverage(tx, job, stopReason, { further }) : []
    const answer = await loadAnswer(tx, job, {
      material,
      declined,
      coverage,
      hasModel: deps.model !== null,
    })
    const reason = chooseReason(stopReason, { coverage, isUnreached: hasOnlyFailures(coverage) })
    const partial = job.partial || reason !== 'completed'
    const end = buildPartialResult({ isPartial: partial, stopReason: reason, coverage })
    const sources = answer.cited.flatMap((id, place): Source[] => {
      const source = material?.sources.get(id)
      return source === undefined ? [] : [{ ...source, position: place + 1 }]
    })
    const questions =
      material === null || material.isMinor
        ? []
        : buildRelatedQuestions({
            question: chat.question,
            history: chat.history,
            person: material.profile,
            claims: material.claims,
          })
    const deltas = answer.isEmitted ? [] : answer.sentences.map(toDelta)
    const events: KeyedEvent[] = [
      ...deltas.map(
        (delta, place) =>
          ({ dedupeKey: `text:composed:${place}`, event: { type: 'text', delta } }) as const,
      ),
      { dedupeKey: 'sources', event: { type: 'sources', sources } },
      { dedupeKey: 'related', event: { type: 'related', questions } },
    ]
    await deleteFindings(tx, jobId, [])
    const result = {
      answer: answer.sentences.join(' '),
      related_questions: questions,
      sources,
      coverage,
      notice,
      ...(declined === null ? {} : { declined: declined.category }),
      ...end,
    }
    const concluded = { label: 'Answered', coverage, partial, stopReason: reason, result }
    return { events, conclusion: buildConclusion(job, concluded) }
  })
}

type Given = {
  material: Material | null
  declined: Decline | null
  coverage: readonly Coverage[]
  hasModel: boolean
}

async function loadAnswer(
  tx: Tx,
  job: JobRow,
  { material, declined, coverage, hasModel }: Given,
): Promise<Answer> {
  if (material === null)
    return { sentences: [declined?.message ?? ''], isEmitted: false, cited: [] }
  if (material.isMinor) return { sentences: [minorSummary], isEmitted: false, cited: [] }
  const written = await loadSentences(tx, job.id)
  if (written.length > 0) {
    return {
      sentences: written.map(({ text }) => text),
      isEmitted: true,
      cited: written.flatMap(({ sourceIds }) => sourceIds),
    }
  }
  const { profile, claims, documents } = material
  const citations = createCitations()
  const asked = parseChat(job)
  const { sentences } = answerFromClaims({
    ...asked,
    person: profile,
    claims,
    documents,
    citations,
  })
  const nothing = hasOnlyFailures(coverage)
    ? sayNothingFound({
        person: profile.name,
        coverage: { answered: 0, failed: countFailed(coverage) },
      })
    : sayNoPublicSource(profile.name, {
        isKnown: claims.length > 0,
        question: hasModel ? '' : asked.question,
      })
  const said = sentences.length > 0 ? sentences : [nothing]
  return { sentences: said.map(({ text }) => text), isEmitted: false, cited: citations.order() }
}

/** Whether sources were asked that failed, and none answered. */
function hasOnlyFailures(coverage: readonly Coverage[]): boolean {
  return hasNoAnswer(coverage) && countFailed(coverage) > 0
}

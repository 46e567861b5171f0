import { hash } from 'node:crypto'
import type { Composed } from '../../research/case/build-dossier.ts'
import { toVerdictRow } from '../../research/case/focus/page-verdict.ts'
import { locateSentences } from '../../research/text/locate-excerpt.ts'
import { compareText } from '../../research/text/order.ts'
import { insertClaims } from '../../store/claims.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { Batch } from '../job/batch.ts'
import { fetchCompletion } from '../job/complete.ts'
import { createPaidCalls } from '../job/paid-calls.ts'
import { recordStep } from '../job/record-step.ts'
import { ClaimsSchema, ExtractedClaims } from '../model/extracted-claims.ts'
import type { Model } from '../model/open-model.ts'
import { parseStructured } from '../model/parse-structured.ts'
import { buildExtractPrompt, maxDocumentLength } from '../model/prompts.ts'
import { toDrafts } from '../model/to-drafts.ts'

/** Pages that a model reads: the rules have read all of them. */
const maxPages = 16
const minTextLength = 60
/** Shorter pages, such as a register's entry, are read where longer ones leave a place. */
const maxShortLength = 200
const maxOutputTokens = 1_500

/** Answers that come in quick succession are written together. */
const writeEveryMs = 200

/** What the model says of one page. */
type PageClaims = Parameters<typeof insertClaims>[2]

const isShort = ({ text }: { text: string }) => text.length < maxShortLength

/**
 * Has the model read the person's pages, a call each, all at once as far as the model's limits and
 * what was set aside for the run allow; what it claims is stored where it quotes the
 * page word for word.
 * @returns false when what was set aside for the run paid for only some of them
 */
export async function recordModelClaims(
  deps: ActivityDeps & { model: Model },
  job: JobRow,
  { documents, pageKeys, profile }: Composed,
): Promise<boolean> {
  const { signal } = deps.attempt()
  const pages = documents
    .filter(({ id, text }) => pageKeys.has(id) && text.length >= minTextLength)
    .sort(
      (a, b) =>
        Number(isShort(a)) - Number(isShort(b)) || b.trust - a.trust || compareText(a.url, b.url),
    )
    .slice(0, maxPages)
  const calls = createPaidCalls(deps, job)
  let [read, paid] = [0, true]
  const record = async (answers: readonly PageClaims[]) => {
    read += answers.length
    const label = `Read closely ${read} of ${pages.length} pages`
    const dedupeKey = `extracted:${read}`
    await recordStep(deps, job.id, async (tx, { progress }) => {
      await insertClaims(tx, job.id, answers.flat(), deps.now())
      return {
        events: [{ dedupeKey, event: { type: 'status', label, stage: 'extracting', percent: 90 } }],
        stage: 'extracting',
        progress: { ...progress, percent: Math.max(progress.percent, 90), label },
      }
    })
  }
  const batch = new Batch<PageClaims>(record, writeEveryMs)
  const extract = async (document: (typeof pages)[number]) => {
    const part = { ...document, text: document.text.slice(0, maxDocumentLength) }
    const prompt = buildExtractPrompt({ person: profile, document: part })
    const asked = {
      jobId: job.id,
      key: `extract:${document.id}`,
      ...prompt,
      schema: ClaimsSchema,
      maxOutputTokens,
      temperature: 0,
    } as const
    const answer = await calls.run(asked, () => fetchCompletion(deps, { ...asked, signal }))
    if (answer === null) {
      paid = false
      return
    }
    const extracted = parseStructured(ExtractedClaims, answer.text)
    // rules read a namesake's page as readily: what the model says of it decides about their
    // claims, too
    const verdict = extracted === null ? [] : [toVerdictRow(extracted.about)]
    const drafts = extracted === null ? [] : toDrafts(extracted, part, locateSentences)
    const documentKey = pageKeys.get(document.id) ?? ''
    batch.add(
      [...verdict, ...drafts].map((draft) => ({
        documentKey,
        dedupeKey: `model:${hash('sha256', JSON.stringify(draft)).slice(0, 24)}`,
        draft,
      })),
    )
  }
  await Promise.all(pages.map(extract))
  await batch.close()
  return paid
}

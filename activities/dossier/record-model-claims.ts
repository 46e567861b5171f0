import { hash } from 'node:crypto'
import type { Composed } from '../../research/case/build-dossier.ts'
import { toVerdictRow } from '../../research/case/focus/page-verdict.ts'
import { compareText } from '../../research/text/order.ts'
import { locateSentences } from '../../research/text/sentences/locate-excerpt.ts'
import { insertClaims } from '../../store/findings/claims.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ActivityDeps } from '../deps.ts'
import { Batch } from '../job/batch.ts'
import { fetchCompletion } from '../job/fetch-completion.ts'
import { createPaidCalls } from '../job/paid-calls.ts'
import { recordStep } from '../job/record-step.ts'
import { runAll } from '../job/run-all.ts'
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

type Page = Composed['documents'][number]

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
  composed: Composed,
): Promise<boolean> {
  const pages = choosePages(composed)
  const calls = createPaidCalls(deps, job)
  const { signal } = deps.attempt()
  let [read, paid] = [0, true]
  const batch = new Batch<PageClaims>(async (answers) => {
    read += answers.length
    const label = `Read closely ${read} of ${pages.length} pages`
    await recordRead(deps, job.id, { claims: answers.flat(), read, label })
  }, writeEveryMs)
  const extract = async (page: Page) => {
    const part = { ...page, text: page.text.slice(0, maxDocumentLength) }
    const asked = {
      jobId: job.id,
      key: `extract:${page.id}`,
      ...buildExtractPrompt({ person: composed.profile, document: part }),
      schema: ClaimsSchema,
      maxOutputTokens,
      temperature: 0,
    } as const
    const answer = await calls.run(asked, () => fetchCompletion(deps, { ...asked, signal }))
    if (answer === null) paid = false
    else batch.add(parsePageClaims(answer.text, part, composed.pageKeys.get(page.id) ?? ''))
  }
  try {
    await runAll(pages.map(extract))
  } finally {
    await batch.flush()
  }
  return paid
}

/** Those of the person, the most trusted first; short ones where longer ones leave a place. */
function choosePages({ documents, pageKeys }: Composed): Page[] {
  return documents
    .filter(({ id, text }) => pageKeys.has(id) && text.length >= minTextLength)
    .sort(
      (a, b) =>
        Number(isShort(a)) - Number(isShort(b)) || b.trust - a.trust || compareText(a.url, b.url),
    )
    .slice(0, maxPages)
}

/**
 * Rules read a namesake's page as readily: who the model says that the page is about decides about
 * their claims as well.
 */
function parsePageClaims(text: string, page: Page, documentKey: string): PageClaims {
  const extracted = parseStructured(ExtractedClaims, text)
  if (extracted === null) return []
  const drafts = [toVerdictRow(extracted.about), ...toDrafts(extracted, page, locateSentences)]
  return drafts.map((draft) => ({
    documentKey,
    dedupeKey: `model:${hash('sha256', JSON.stringify(draft)).slice(0, 24)}`,
    draft,
  }))
}

/** @param read how many pages have been read by then, which `label` says in words */
async function recordRead(
  deps: ActivityDeps,
  jobId: string,
  { claims, read, label }: { claims: PageClaims; read: number; label: string },
): Promise<void> {
  await recordStep(deps, jobId, async (tx, { progress }) => {
    await insertClaims(tx, jobId, claims, deps.now())
    const event = { type: 'status', label, stage: 'extracting', percent: 90 } as const
    return {
      events: [{ dedupeKey: `extracted:${read}`, event }],
      stage: 'extracting',
      progress: { ...progress, percent: Math.max(progress.percent, 90), label },
    }
  })
}

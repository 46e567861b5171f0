import { chooseShares } from '../../research/writing/choose-shares.ts'
import { renderClaimList } from '../../research/writing/render-claim-list.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { openModelPart } from '../job/open-model-part.ts'
import { recordModelEnd, recordWritingEnd } from '../job/record-model-end.ts'
import { recordStep } from '../job/record-step.ts'
import { runWithModel } from '../job/run-with-model.ts'
import { ExtractedClaims } from '../model/extracted-claims.ts'
import type { Model } from '../model/open-model.ts'
import { buildSummaryPrompt, type SummaryPart } from '../model/prompts.ts'
import { createOptOutCheck } from '../person/create-opt-out-check.ts'
import { emitSections } from '../person/emit-sections.ts'
import { loadCaseFile } from '../person/load-case-file.ts'
import { recordSentencesTogether } from '../person/record-sentences-together.ts'
import type { Text } from '../person/text-calls.ts'
import { recordModelClaims } from './record-model-claims.ts'

const maxClaims = 80
/** A summary is written in concurrent parts once each part has this many claims. */
const [maxParts, minPartClaims] = [3, 6]
const maxOutputTokens = 900

/**
 * Has the language model read the person's pages and write the summary. What goes
 * wrong with the model is waited for or written down, never the run's end: without it the summary
 * is composed from claims.
 */
export async function writeDossier(deps: ActivityDeps, jobId: string): Promise<ProviderReport> {
  const part = await openModelPart(deps, jobId)
  if (part.report !== null) return part.report
  const { job, model } = part
  const caseFile = await loadCaseFile(deps.db, job, deps.now())
  if (caseFile.composed.documents.length === 0)
    return await recordModelEnd(deps, jobId, 'skipped', 'Nothing was found that it could read.')
  await emitSections(deps, jobId, { isSettled: false, caseFile })
  return await runWithModel(deps, jobId, {
    work: async () => {
      const isPaid =
        (await recordModelClaims({ ...deps, model }, job, caseFile.composed)) &&
        (await writeSummary({ ...deps, model }, job))
      return await recordWritingEnd(deps, jobId, {
        isPaid,
        instead: 'the summary is composed from claims',
        usable: {
          shaped: { prefix: 'extract:', schema: ExtractedClaims },
          text: 'summary',
          mayBeSilent: false,
        },
      })
    },
    failed: (outcome, message) => recordModelEnd(deps, jobId, outcome, message),
  })
}

async function writeSummary(deps: ActivityDeps & { model: Model }, job: JobRow): Promise<boolean> {
  const obeyed = await loadSuppressions(deps.db)
  const caseFile = await loadCaseFile(deps.db, job, deps.now())
  const { claims, profile } = caseFile.composed
  await emitSections(deps, job.id, { isSettled: true, caseFile })
  if (claims.length === 0) return true
  await emitWriting(deps, job.id)
  const list = renderClaimList(claims, { max: maxClaims })
  const requireNoOptOut = createOptOutCheck(obeyed, (tx) =>
    loadCaseFile(tx, job, deps.now(), caseFile),
  )
  const shares = chooseShares(list, { maxShares: maxParts, minLines: minPartClaims })
  const texts = shares.map((claimLines, place): Text => {
    const part = choosePart(place, shares.length)
    return {
      key: place === 0 ? 'summary' : `summary-${part}`,
      event: 'summary',
      claims: list.claims,
      given: [profile.name, ...profile.aliases],
      prompt: (written) => buildSummaryPrompt({ person: profile, claimLines, part, written }),
      maxOutputTokens,
      isJudged: true,
      requireNoOptOut,
    }
  })
  return await recordSentencesTogether(deps, job, texts)
}

function choosePart(place: number, parts: number): SummaryPart | null {
  if (parts === 1) return null
  return place === 0 ? 'beginning' : place + 1 === parts ? 'rest' : 'middle'
}

async function emitWriting(deps: Pick<ActivityDeps, 'db' | 'now'>, jobId: string): Promise<void> {
  const status = { label: 'Writing the summary', percent: 92 }
  await recordStep(deps, jobId, async (_, { progress }) => ({
    events: [{ dedupeKey: 'writing', event: { type: 'status', ...status, stage: 'writing' } }],
    stage: 'writing',
    progress: { ...progress, ...status },
  }))
}

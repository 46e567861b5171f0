import type { Dossier } from '../../contract/operations/dossier.ts'
import { buildCacheKey } from '../../research/cache-key.ts'
import type { Composed } from '../../research/case/build-dossier.ts'
import { notice } from '../../research/case/sections/notices.ts'
import { assignSources } from '../../research/dossier/assign-sources.ts'
import {
  buildDossierChanges,
  type DossierChanges,
} from '../../research/dossier/build-dossier-changes.ts'
import { buildFocusEvidence } from '../../research/dossier/build-focus-evidence.ts'
import { buildFocusHeadline } from '../../research/dossier/build-focus-headline.ts'
import { listOtherHeadlines } from '../../research/dossier/list-other-headlines.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { modelProvider, pagesProvider } from '../../sources/choice/providers.ts'
import { findLastResult } from '../../store/cache/cache.ts'
import type { Queryable, Tx } from '../../store/database/open.ts'
import { deleteFindings } from '../../store/findings/findings.ts'
import { loadSentences } from '../../store/findings/written-sentences.ts'
import type { KeyedEvent } from '../../store/jobs/events.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import { loadSuppressions } from '../../store/opt-outs/suppressions.ts'
import type { RunEnd, StopReason } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { recordResult } from '../ending/record-result.ts'
import { buildConclusion } from '../job/build-conclusion.ts'
import { buildPartialResult } from '../job/build-partial-result.ts'
import { chooseReason, isUnanswered, loadCoverage } from '../job/coverage.ts'
import { SharedDossier } from '../person/build-cached-answer.ts'
import { loadCaseFile } from '../person/load-case-file.ts'
import { loadSectionEvents } from '../person/load-section-events.ts'
import { toDelta } from '../person/to-delta.ts'
import { buildSummary } from './build-summary.ts'

/**
 * Makes the dossier out of what is stored: sections, the summary that was written or else one
 * composed from the claims, sources in the order of `[n]`. From here on nothing that still comes in
 * is taken. Repeating it gives the same. An answer from the cache is complete already.
 */
export async function composeDossier(
  deps: ActivityDeps,
  jobId: string,
  stopReason: StopReason,
): Promise<RunEnd> {
  return await recordResult(deps, { jobId, stopReason }, async (tx, job) => {
    if (job.cached) return {}
    const now = deps.now()
    const { composed } = await loadCaseFile(tx, job, now)
    const further = [pagesProvider, ...(deps.model === null ? [] : [modelProvider])]
    const coverage = await loadCoverage(tx, job, stopReason, { further })
    const reason = chooseReason(stopReason, { coverage, isUnreached: isUnanswered(coverage) })
    const partial = job.partial || reason !== 'completed'
    const end = buildPartialResult({ isPartial: partial, stopReason: reason, coverage })
    const summary = await loadSummary(tx, job, composed, coverage)
    const { claims, conflicts, sections, documents } = composed
    const { sources } = assignSources({ documents, claims, cited: summary.cited, sections })
    const dossier: Dossier = {
      summary: summary.text,
      sections,
      sources,
      claims,
      conflicts,
      coverage,
      builtAt: now.toISOString(),
      notice,
      focus: chooseFocusIn(
        composed,
        listOtherHeadlines({
          ...composed,
          otherHitIds: composed.focus?.otherHitIds ?? [],
          own: buildFocusHeadline(sections),
          name: composed.asked.name,
          entries: await loadSuppressions(tx),
          year: now.getUTCFullYear(),
        }),
      ),
      // what the one before knew of a minor is withheld with the rest
      ...(composed.isMinor ? { withheld: 'minor' } : await loadChanges(tx, deps, job, claims)),
    }
    await deleteFindings(tx, jobId, [])
    const events: KeyedEvent[] = [
      ...(await loadSectionEvents(tx, job, composed)),
      ...summary.deltas.map(
        (delta, place) =>
          ({ dedupeKey: `summary:composed:${place}`, event: { type: 'summary', delta } }) as const,
      ),
      { dedupeKey: 'sources', event: { type: 'sources', sources } },
    ]
    const label = formatCount(sources.length, 'source')
    const result = { cached: false, dossier, ...end }
    return {
      events,
      conclusion: buildConclusion(job, { label, coverage, partial, stopReason: reason, result }),
    }
  })
}

/**
 * `deltas`: the parts of the text that are not emitted yet. `cited`: ids of sources in the order of
 * `[n]`.
 */
type Summary = { text: string; deltas: string[]; cited: string[] }

async function loadSummary(
  tx: Tx,
  job: JobRow,
  composed: Composed,
  coverage: Dossier['coverage'],
): Promise<Summary> {
  const written = await loadSentences(tx, job.id)
  // pages that were read again by an operator may show an age that was unknown when the text was
  // begun
  if (written.length > 0 && !composed.isMinor) {
    return {
      text: written.map(({ text }) => text).join(' '),
      deltas: [],
      cited: written.flatMap(({ sourceIds }) => sourceIds),
    }
  }
  const { sentences, cited } = buildSummary(composed, coverage)
  return {
    text: sentences.join(' '),
    deltas: sentences.map(toDelta),
    cited,
  }
}

/**
 * Chooses which of the people of that name this is about, with the reason; for a minor it reports
 * only that a person was found.
 */
function chooseFocusIn(
  { focus, people, profile, isMinor, evidence, documents, sections }: Composed,
  others: string[],
): Dossier['focus'] {
  if (focus === null) return null
  const { matchedOn, namesakes } = focus
  if (isMinor) return { name: profile.name, headline: null, confidence: null, matchedOn, namesakes }
  const hit = people.hits.find(({ id }) => id === focus.hitId)
  return {
    name: hit?.name ?? null,
    headline: buildFocusHeadline(sections),
    confidence: hit?.confidence ?? null,
    matchedOn,
    namesakes,
    others,
    ...buildFocusEvidence(evidence, new Set(documents.map(({ url }) => url))),
  }
}

/**
 * The differences from the dossier that the cache held before; empty where there was none.
 */
async function loadChanges(
  db: Queryable,
  { model }: ActivityDeps,
  job: JobRow,
  claims: Composed['claims'],
): Promise<{ changes?: DossierChanges }> {
  const key = buildCacheKey('dossier', job.input, model?.options.name ?? null)
  const last =
    key === null ? null : await findLastResult(db, { operation: 'dossier', cacheKey: key })
  if (last === null) return {}
  const { dossier } = SharedDossier.parse(JSON.parse(last))
  return { changes: buildDossierChanges(dossier, { claims }) }
}

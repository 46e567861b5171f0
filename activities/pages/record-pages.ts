import { hash } from 'node:crypto'
import type { Outcome } from '../../contract/results/coverage.ts'
import {
  toOwnPageDocumentKey,
  toOwnPartKey,
  toPageDocumentKey,
} from '../../research/case/focus/page-keys.ts'
import { formatCount } from '../../research/text/formats/format-count.ts'
import { pagesProvider } from '../../sources/choice/providers.ts'
import { insertClaims } from '../../store/findings/claims.ts'
import { insertOutcome } from '../../store/findings/findings.ts'
import {
  insertJobPages,
  insertLinkedPages,
  insertPages,
  type JobPageRow,
  loadJobPages,
  type PageRow,
} from '../../store/findings/pages.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { buildProgress } from '../job/progress.ts'
import { recordStep } from '../job/record-step.ts'
import type { Search } from '../person/load-subject.ts'
import { buildFindingKey, recordFindings } from '../person/record-findings.ts'
import type { ReadPage } from './fetch-page.ts'
import type { OwnClaims } from './own-pages.ts'

/**
 * Writes what came of pages: text, statements, where they lead, and the finding that is grouped
 * with the others, in one transaction.
 * @param ownClaims of these pages, or of pages written before
 */
export async function recordPages(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'deniedHosts'>,
  search: Search,
  pages: readonly ReadPage[],
  ownClaims: readonly OwnClaims[],
): Promise<void> {
  const jobId = search.job.id
  const now = deps.now()
  await recordStep(deps, jobId, async (tx, job) => {
    const before = await loadJobPages(tx, jobId)
    const known = new Set(before.map(({ url }) => url))
    // of a page that two tries have read what the first has written stands
    const fresh = pages.filter(({ url }) => !known.has(url))
    const rows = fresh.map((page) => ({ page, row: buildPageRow(page, now) }))
    await insertPages(
      tx,
      rows.flatMap(({ row }) => row ?? []),
    )
    await insertJobPages(
      tx,
      jobId,
      rows.map(({ page, row }) => buildJobPageRow(page, row)),
      now,
    )
    const leads = fresh.flatMap((page) => page.leads)
    await insertLinkedPages(
      tx,
      jobId,
      leads.map((url) => ({ urlSha256: hash('sha256', url), url })),
      now,
    )
    const ids = new Set([...before.map(({ pageId }) => pageId), ...rows.map(({ row }) => row?.id)])
    const own = ownClaims.filter(({ id }) => ids.has(id))
    await insertClaims(
      tx,
      jobId,
      [...fresh.flatMap(listClaims), ...own.flatMap(listOwnClaims)],
      now,
    )
    const found = fresh.flatMap(listFindings)
    const accounts = await recordFindings(tx, deps, job, search, found)
    const read = fresh.filter(({ fetched }) => fetched.outcome === 'read').length
    const all = read + before.filter(({ outcome }) => outcome === 'read').length
    const label = `Read ${formatCount(all, 'page')}`
    const progress = buildProgress(job.progress, read, label)
    const event = { type: 'status', label, stage: 'reading', percent: progress.percent } as const
    const status = read === 0 ? [] : [{ dedupeKey: `read:${all}`, event }]
    return { events: [...accounts, ...status], stage: 'reading', progress }
  })
}

/** What the page says of the person, and what more it may say on their own site. */
function listClaims({ fetched }: ReadPage) {
  if (fetched.outcome !== 'read') return []
  const { id, found } = fetched.reading
  return [
    ...listClaimsUnder(toPageDocumentKey(id), found.drafts),
    ...listClaimsUnder(toOwnPartKey(id), found.own === null ? [] : [found.own]),
  ]
}

function listOwnClaims({ id, drafts }: OwnClaims) {
  return listClaimsUnder(toOwnPageDocumentKey(id), drafts)
}

function listClaimsUnder(documentKey: string, drafts: readonly object[]) {
  return drafts.map((draft) => ({
    documentKey,
    dedupeKey: hash('sha256', JSON.stringify(draft)).slice(0, 24),
    draft,
  }))
}

function listFindings({ fetched }: ReadPage) {
  const finding = fetched.outcome === 'read' ? fetched.reading.found.finding : null
  if (finding === null) return []
  const dedupeKey = buildFindingKey(pagesProvider, finding)
  return [{ provider: pagesProvider, finding, dedupeKey }]
}

function buildJobPageRow({ url, fetched, durationMs }: ReadPage, row: PageRow | null) {
  return {
    urlSha256: hash('sha256', url),
    url,
    pageId: row?.id ?? null,
    outcome: fetched.outcome,
    reason: fetched.outcome === 'read' ? null : fetched.reason,
    durationMs,
  }
}

function buildPageRow({ fetched }: ReadPage, fetchedAt: Date): PageRow | null {
  if (fetched.outcome !== 'read') return null
  const { finalUrl, reading } = fetched
  const { id, title, date, found } = reading
  return { id, finalUrl, title, text: found.text, publishedAt: date, fetchedAt }
}

/** Says, once, how reading came out. */
export async function recordPagesOutcome(
  deps: Pick<ActivityDeps, 'db' | 'now' | 'metrics'>,
  { job: { id } }: Search,
  { isLast }: { isLast: boolean },
): Promise<ProviderReport> {
  const rows = await loadJobPages(deps.db, id)
  const outcome = chooseOutcome(rows)
  if (!isLast) return { provider: pagesProvider, outcome }
  await recordStep(deps, id, async (tx) => {
    const details = {
      pages: rows
        .filter(({ reason }) => reason !== null)
        .map(({ url, reason }) => ({ url, reason })),
    }
    await insertOutcome(tx, {
      jobId: id,
      provider: pagesProvider,
      outcome,
      message: deriveMessage(rows),
      details,
      durationMs: 0,
      now: deps.now(),
    })
    return {}
  })
  deps.metrics.providerOutcomes.inc({ provider: pagesProvider, outcome })
  return { provider: pagesProvider, outcome }
}

function chooseOutcome(rows: readonly JobPageRow[]): Outcome {
  if (rows.length === 0) return 'no_results'
  if (rows.some(({ outcome }) => outcome === 'read')) return 'ok'
  if (rows.every(({ reason }) => reason === 'timeout')) return 'timeout'
  return rows.some(({ outcome }) => outcome === 'failed') ? 'error' : 'blocked'
}

/** "12 pages read; 3 skipped (pdf, robots); 1 did not answer" */
function deriveMessage(rows: readonly JobPageRow[]): string {
  const of = (outcome: string) => rows.filter((row) => row.outcome === outcome)
  const reasons = (some: readonly JobPageRow[]) =>
    [...new Set(some.map(({ reason }) => reason ?? ''))].sort().join(', ')
  const [read, skipped, failed] = [of('read'), of('skipped'), of('failed')]
  return [
    `${formatCount(read.length, 'page')} read`,
    skipped.length > 0 ? `${skipped.length} skipped (${reasons(skipped)})` : '',
    failed.length > 0 ? `${failed.length} did not answer (${reasons(failed)})` : '',
  ]
    .filter((part) => part !== '')
    .join('; ')
}

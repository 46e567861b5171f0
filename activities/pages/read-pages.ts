import type { ClaimDraft } from '../../research/claims/claim.ts'
import type { PersonProfile } from '../../research/documents/person-profile.ts'
import { pageDocument } from '../../research/dossier/page-document.ts'
import { pageFinding } from '../../research/dossier/page-finding.ts'
import { furtherPages, pagesToRead } from '../../research/dossier/pages-to-read.ts'
import type { Finding } from '../../research/findings/finding.ts'
import { canonicalUrl } from '../../research/pages/canonical-url.ts'
import { outcomesOf } from '../../store/findings.ts'
import { jobPagesOf } from '../../store/pages.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import { Batch, inTurns } from '../batch.ts'
import type { ActivityDeps } from '../deps.ts'
import { focusOf } from '../dossier/focus.ts'
import { pagesProvider } from '../dossier/providers.ts'
import { tellSections } from '../dossier/tell-sections.ts'
import { readSearch } from '../search/read-search.ts'
import { type FetchedPage, fetchPage } from './fetch-page.ts'
import { recordPages, recordPagesOutcome } from './record-pages.ts'

const atOnce = 8
/** What is known is written this often, so that a worker that dies repeats no more (design §5). */
const writeEveryMs = 200

/** One page with what it says; `finding`, `text` and `drafts` are empty where nothing was taken from it. */
export type ReadPage = {
  url: string
  fetched: FetchedPage
  durationMs: number
  text: string
  drafts: ClaimDraft[]
  finding: Finding | null
}

/**
 * Reads the pages that may be about the person, then those that their own pages lead to (issue 5.1). A repeated try goes on behind what the one
 * before wrote down.
 * @param urls which; by default those that the run's findings name
 */
export async function readPages(deps: ActivityDeps, jobId: string, urls: readonly string[] | null = null): Promise<ProviderReport> {
  const search = await readSearch(deps.db, jobId)
  const known = await outcomesOf(deps.db, jobId)
  const before = known.find(({ provider }) => provider === pagesProvider)
  if (before !== undefined && urls === null) return { provider: pagesProvider, outcome: before.outcome }
  const { own, focus, findings, people, profile } = await focusOf(deps.db, search.job)
  const theirs = new Set(focus?.recordIds ?? [])
  const taken = new Set(people.groups.filter(({ hitId }) => hitId !== null).flatMap(({ recordIds }) => recordIds))
  const others = [...findings].filter(([id]) => !theirs.has(id))
  const open = [...others.filter(([id]) => !taken.has(id)), ...others.filter(([id]) => taken.has(id))].map(([, finding]) => finding)
  const done = await jobPagesOf(deps.db, jobId)
  // what the person's own pages lead to is not written down: a repeated try reads these once more
  const leading = new Set(
    [...findings.values()].flatMap(({ kind, method, url }) => (kind === 'person' && method === 'page_text' ? url : [])),
  )
  const seen = new Set(done.flatMap(({ url }) => (leading.has(url) ? [] : url)))
  const wanted = (urls ?? pagesToRead(own, open)).flatMap((url) => canonicalUrl(url) ?? [])
  const { signal } = deps.attempt()
  const batch = new Batch<ReadPage>((pages) => recordPages(deps, search, pages), writeEveryMs)
  const further: string[] = []
  const sites = new Set<string>()
  const given = { signal, language: null }
  const readOne = async (url: string) => {
    const startedAt = performance.now()
    const fetched = await fetchPage(deps.fetcher, url, given)
    const isOwn = sites.has(URL.parse(url)?.host ?? '')
    const page = readingOf(url, fetched, { profile, isOwn, durationMs: performance.now() - startedAt })
    if (fetched.outcome === 'read' && page.finding?.kind === 'person') {
      sites.add(URL.parse(fetched.finalUrl)?.host ?? '')
      further.push(...furtherPages(fetched.reading, fetched.finalUrl, seen))
    }
    batch.add(page)
  }
  const reading = inTurns(claim(wanted, seen), atOnce, readOne)
  // what the sources said is told while the first pages are on their way
  await Promise.all([reading, search.job.operation === 'dossier' ? tellSections(deps, jobId) : null])
  if (urls === null) await inTurns(claim(further, seen), atOnce, readOne)
  await batch.close()
  signal.throwIfAborted()
  return await recordPagesOutcome(deps, search, { isLast: urls === null })
}

type Known = { profile: PersonProfile; isOwn: boolean; durationMs: number }

function readingOf(url: string, fetched: FetchedPage, { profile, isOwn, durationMs }: Known): ReadPage {
  if (fetched.outcome !== 'read') return { url, fetched, durationMs, text: '', drafts: [], finding: null }
  const { reading, finalUrl } = fetched
  const { text, drafts } = pageDocument(reading, profile, { isOwn })
  return { url, fetched, durationMs, text, drafts, finding: pageFinding({ url: finalUrl, reading, drafts }, profile) }
}

/** Those that were not asked for yet; from now on they were. */
function claim(urls: readonly string[], seen: Set<string>): string[] {
  return urls.filter((url) => {
    if (seen.has(url)) return false
    seen.add(url)
    return true
  })
}

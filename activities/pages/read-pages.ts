import type { PersonProfile } from '../../research/documents/person-profile.ts'
import { type PageDocument, pageDocument } from '../../research/dossier/page-document.ts'
import { pageFinding } from '../../research/dossier/page-finding.ts'
import { furtherPages, pagesToRead } from '../../research/dossier/pages-to-read.ts'
import type { Finding } from '../../research/findings/finding.ts'
import { canonicalUrl } from '../../research/pages/canonical-url.ts'
import { outcomesOf } from '../../store/findings.ts'
import { jobPagesOf, linkedPagesOf } from '../../store/pages.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import { Batch } from '../batch.ts'
import type { ActivityDeps } from '../deps.ts'
import { type Focused, focusOf } from '../dossier/focus.ts'
import { pagesProvider } from '../dossier/providers.ts'
import { tellSections } from '../dossier/tell-sections.ts'
import { readSearch } from '../search/read-search.ts'
import { type FetchedPage, fetchPage } from './fetch-page.ts'
import { inTurnsByGroup } from './in-turns-by-group.ts'
import { recordPages, recordPagesOutcome } from './record-pages.ts'

const atOnce = 8
/** More would wait for their turn at the host while others' pages could be read, and their time runs. */
const atOnceOfHost = 2
/** What is known is written this often, so that a worker that dies repeats no more (design §5). */
const writeEveryMs = 200

/** One page with what it says; what is empty or null where nothing was taken from it. */
export type ReadPage = PageDocument & {
  url: string
  fetched: FetchedPage
  durationMs: number
  finding: Finding | null
  /** Addresses to be read next. */
  leads: string[]
}

/**
 * Reads the pages that may be about the person, then those that their own pages lead to (issue 5.1). A repeated try goes on behind what the one
 * before wrote down, and comes to the same: what is read, and with what knowledge, depends on the sources' answers alone.
 * @param urls which; by default those that the run's findings name
 */
export async function readPages(deps: ActivityDeps, jobId: string, urls: readonly string[] | null = null): Promise<ProviderReport> {
  const search = await readSearch(deps.db, jobId)
  const known = await outcomesOf(deps.db, jobId)
  const before = known.find(({ provider }) => provider === pagesProvider)
  if (before !== undefined && urls === null) return { provider: pagesProvider, outcome: before.outcome }
  const focused = await focusOf(deps.db, search.job, { without: pagesProvider })
  const wanted = new Set((urls ?? pagesToRead(focused.own, openOf(focused))).flatMap((url) => canonicalUrl(url) ?? []))
  const { signal } = deps.attempt()
  const readAll = async (addresses: Iterable<string>, isLast: boolean) => {
    const done = new Set((await jobPagesOf(deps.db, jobId)).map(({ url }) => url))
    const batch = new Batch<ReadPage>((pages) => recordPages(deps, search, pages), writeEveryMs)
    const open = [...addresses].filter((url) => !done.has(url))
    await inTurnsByGroup(open, { atOnce, groupOf: hostOf, atOnceOfGroup: atOnceOfHost }, async (url) => {
      const startedAt = performance.now()
      const fetched = await fetchPage(deps.fetcher, url, { signal, language: null })
      const page = { url, fetched, durationMs: performance.now() - startedAt, ...readingOf(fetched, focused.profile) }
      const isTheirs = page.finding?.kind === 'person' && fetched.outcome === 'read'
      batch.add({ ...page, leads: isTheirs && !isLast ? furtherPages(fetched.reading, fetched.finalUrl, wanted) : [] })
    })
    await batch.close()
  }
  // what the sources said is told while the first pages are on their way
  await Promise.all([readAll(wanted, urls !== null), search.job.operation === 'dossier' ? tellSections(deps, jobId) : null])
  if (urls === null) await readAll(await linkedPagesOf(deps.db, jobId), true)
  signal.throwIfAborted()
  return await recordPagesOutcome(deps, search, { isLast: urls === null })
}

/** What was found beside the person that is meant; first of all what is nobody else's for certain. */
function openOf({ findings, people, focus }: Focused): Finding[] {
  const theirs = new Set(focus?.recordIds ?? [])
  const taken = new Set(people.groups.filter(({ hitId }) => hitId !== null).flatMap(({ recordIds }) => recordIds))
  const others = [...findings].filter(([id]) => !theirs.has(id))
  return [...others.filter(([id]) => !taken.has(id)), ...others.filter(([id]) => taken.has(id))].map(([, finding]) => finding)
}

function readingOf(fetched: FetchedPage, profile: PersonProfile): PageDocument & Pick<ReadPage, 'finding'> {
  if (fetched.outcome !== 'read') return { text: '', drafts: [], ownDrafts: null, finding: null }
  const { reading, finalUrl } = fetched
  const document = pageDocument(reading, profile)
  return { ...document, finding: pageFinding({ url: finalUrl, reading, drafts: document.drafts }, profile) }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}

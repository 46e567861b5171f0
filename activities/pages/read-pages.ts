import { chooseFocusPerson, type Focused } from '../../research/case/focus/choose-focus-person.ts'
import { planPages } from '../../research/dossier/pages-to-read.ts'
import { isPrivateAddress } from '../../research/safety/is-private-address.ts'
import { toPageAddress } from '../../research/text/addresses/page-key.ts'
import { pagesProvider } from '../../sources/choice/providers.ts'
import { loadOutcomes } from '../../store/findings/findings.ts'
import { loadJobPages, loadLinkedPages } from '../../store/findings/pages.ts'
import type { JobRow } from '../../store/jobs/jobs.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { Batch } from '../job/batch.ts'
import { emitSections } from '../person/emit-sections.ts'
import { type CaseFile, loadCaseFile } from '../person/load-case-file.ts'
import { loadFocused } from '../person/load-focused.ts'
import { loadSubject } from '../person/load-subject.ts'
import { fetchPage, type ReadPage } from './fetch-page.ts'
import { createOwnPages } from './own-pages.ts'
import { createPageReader } from './page-reader.ts'
import { recordPages, recordPagesOutcome } from './record-pages.ts'

/** What is known is written this often, so that a worker that dies repeats no more. */
const writeEveryMs = 200

/**
 * Reads the pages that may be about the person, then those that the person's own pages link to. A
 * retry continues after the pages that are stored and reaches the same result, since the choice of
 * pages depends on the sources' answers alone.
 * @param urls which; by default those that the run's findings name
 */
export async function readPages(
  deps: ActivityDeps,
  jobId: string,
  urls: readonly string[] | null = null,
): Promise<ProviderReport> {
  const search = await loadSubject(deps.db, jobId)
  const known = await loadOutcomes(deps.db, jobId)
  const before = known.find(({ provider }) => provider === pagesProvider)
  if (before !== undefined && urls === null)
    return { provider: pagesProvider, outcome: before.outcome }
  const caseFile =
    search.job.operation === 'dossier' ? await loadCaseFile(deps.db, search.job, deps.now()) : null
  const focused = await loadFocusedWithoutPages(deps, search.job, caseFile)
  const { pages, spares } = urls === null ? planPages(focused) : { pages: urls, spares: [] }
  const wanted = new Set(pages.flatMap((url) => toPageAddress(url) ?? []))
  const { signal } = deps.attempt()
  const ownPages = createOwnPages(deps.db, jobId, focused.profile)
  const batch = new Batch<ReadPage>(
    async (read) => recordPages(deps, search, read, await ownPages.read(read)),
    writeEveryMs,
  )
  const linked = new Set<string>()
  const reader = createPageReader(async (url, timeUp) => {
    const startedAt = performance.now()
    const { profile } = focused
    const given = { jobId, signal, timeUp, profile, known: wanted }
    const fetched = await fetchPage(deps.fetcher, url, given)
    const durationMs = performance.now() - startedAt
    const isRead = fetched.outcome === 'read'
    const leads =
      isRead && urls === null && !linked.has(url) ? listShown(fetched.reading.found.leads) : []
    batch.add({ url, fetched, durationMs, leads })
  })
  const done = new Set((await loadJobPages(deps.db, jobId)).map(({ url }) => url))
  if (done.size > 0) await ownPages.resume()
  const begin = (addresses: Iterable<string>) =>
    reader.begin([...addresses].filter((url) => !done.has(url)))
  begin(wanted)
  // what the sources said is emitted while the first pages are on their way, unless they may matter
  if (caseFile !== null) await emitSections(deps, jobId, { isSettled: false, caseFile })
  let used = 0
  for (let isOver = false; !isOver; ) {
    await reader.settleMore()
    const isIdle = reader.isIdle()
    await batch.flush()
    const left = [...wanted, ...spares.slice(0, used)]
    const next = used < spares.length ? spares.slice(used, await countEmpty(deps, jobId, left)) : []
    used += next.length
    const begun = begin(next)
    if (urls === null) for (const url of await loadLinkedPages(deps.db, jobId)) linked.add(url)
    // what was begun just now may have ended, and has not been looked at
    isOver = isIdle && begun + begin(linked) === 0
  }
  await batch.flush()
  signal.throwIfAborted()
  return await recordPagesOutcome(deps, search, { isLast: urls === null })
}

function listShown(urls: readonly string[]): string[] {
  return urls.filter((url) => !isPrivateAddress(url))
}

/** A try before this one may have read pages: what they said is no reason to read others. */
async function loadFocusedWithoutPages(
  { db }: ActivityDeps,
  job: JobRow,
  caseFile: CaseFile | null,
): Promise<Focused> {
  if (caseFile !== null && !holdsPages(caseFile)) return chooseFocusPerson(caseFile.composed)
  return (await loadFocused(db, job, { without: pagesProvider })).focused
}

function holdsPages({ composed }: CaseFile): boolean {
  // `findingKey` begins with the provider
  return composed.records.some(({ id }) => id.startsWith(`${pagesProvider}:`))
}

/** How many of these pages gave nothing: they failed, or are none to read. */
async function countEmpty(
  { db }: ActivityDeps,
  jobId: string,
  urls: readonly string[],
): Promise<number> {
  const among = new Set(urls)
  const rows = await loadJobPages(db, jobId)
  return rows.filter(({ url, outcome }) => among.has(url) && outcome !== 'read').length
}

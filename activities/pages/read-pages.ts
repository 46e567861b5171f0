import { focusPerson } from '../../research/dossier/focus-person.ts'
import { foundPage, nothingFound } from '../../research/dossier/found-page.ts'
import { planPages } from '../../research/dossier/plan-pages.ts'
import { pageAddress } from '../../research/text/page-key.ts'
import { parseHost } from '../../research/text/parse-host.ts'
import { loadOutcomes } from '../../store/findings.ts'
import { loadJobPages, loadLinkedPages } from '../../store/pages.ts'
import type { ProviderReport } from '../../workflows/ports.ts'
import type { ActivityDeps } from '../deps.ts'
import { Batch } from '../job/batch.ts'
import { pagesProvider } from '../job/providers.ts'
import { chooseFocus } from '../person/choose-focus.ts'
import { emitSections } from '../person/emit-sections.ts'
import { type CaseFile, loadCaseFile } from '../person/load-case-file.ts'
import { loadSubject } from '../person/load-subject.ts'
import { fetchPage, type ReadPage } from './fetch-page.ts'
import { recordPages, recordPagesOutcome } from './record-pages.ts'
import { runByGroup } from './run-by-group.ts'

const atOnce = 8
/**
 * More would wait for their turn at the host while others' pages could be read, and their time
 * runs.
 */
const atOnceOfHost = 2
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
  const focused =
    caseFile === null || holdsPages(caseFile)
      ? await chooseFocus(deps.db, search.job, { without: pagesProvider })
      : focusPerson(caseFile.composed)
  const { pages, spares } = urls === null ? planPages(focused) : { pages: urls, spares: [] }
  const wanted = new Set(pages.flatMap((url) => pageAddress(url) ?? []))
  const { signal } = deps.attempt()
  const readAll = async (addresses: Iterable<string>, isLast: boolean) => {
    const done = new Set((await loadJobPages(deps.db, jobId)).map(({ url }) => url))
    const batch = new Batch<ReadPage>((pages) => recordPages(deps, search, pages), writeEveryMs)
    const open = [...addresses].filter((url) => !done.has(url))
    await runByGroup(
      open,
      { atOnce, groupOf: (url) => parseHost(url) ?? '', atOnceOfGroup: atOnceOfHost },
      async (url) => {
        const startedAt = performance.now()
        const fetched = await fetchPage(deps.fetcher, url, { signal, language: null })
        const durationMs = performance.now() - startedAt
        const page =
          fetched.outcome === 'read'
            ? foundPage(fetched.reading, fetched.finalUrl, focused.profile, wanted)
            : nothingFound
        batch.add({ url, fetched, durationMs, ...page, leads: isLast ? [] : page.leads })
      },
    )
    await batch.close()
  }
  // what the sources said is emitted while the first pages are on their way, unless they may matter
  const emitting =
    caseFile === null ? null : emitSections(deps, jobId, { isSettled: false, caseFile })
  await Promise.all([readAll(wanted, urls !== null), emitting])
  for (let used = 0; used < spares.length; ) {
    const left = [...wanted, ...spares.slice(0, used)]
    const next = spares.slice(used, await countEmpty(deps, jobId, left))
    if (next.length === 0) break
    await readAll(next, false)
    used += next.length
  }
  if (urls === null) await readAll(await loadLinkedPages(deps.db, jobId), true)
  signal.throwIfAborted()
  return await recordPagesOutcome(deps, search, { isLast: urls === null })
}

/** A try before this one has read pages: what they said is no reason to read others. */
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

import { patched } from '@temporalio/workflow'
import type { ProviderReport, RunEnd, SearchPlan } from './ports.ts'
import type { Providers } from './providers.ts'
import { brief, lookup } from './proxies.ts'
import { tryLocally } from './try-locally.ts'

/** What is not asked while it answers. */
const ownEngine = 'searxng'

type Asked = Pick<SearchPlan, 'together' | 'engines'> & Partial<Pick<SearchPlan, 'shards'>>

/**
 * Asks all quick sources in one activity, beside the workflow where nothing else begins with them,
 * what is slow of those in a second one, sources that may wait in one each, and paid web search
 * only where our own engine gave no answer.
 * @param composes the job ends with its result, where all that it waits for answers at once
 * @returns how it ended; null where more is to be done
 */
export async function askAll(
  jobId: string,
  { together, engines, shards = 0, composes = false }: Asked & { composes?: boolean },
  providers: Providers,
): Promise<RunEnd | null> {
  const ends: RunEnd[] = []
  const alone = (provider: string) =>
    lookup.askSource.executeWithOptions({ summary: provider }, [jobId, provider])
  const remote = (names: readonly string[], summary = 'quick sources', composes = false) =>
    lookup.askSources.executeWithOptions({ summary }, [jobId, names, composes])
  const local = async (names: readonly string[]) => {
    const reports = await tryLocally(
      () =>
        brief.askSources.executeWithOptions({ summary: 'quick sources' }, [jobId, names, composes]),
      () => remote(names, 'quick sources', composes),
    )
    ends.push(...reports.flatMap(({ end }) => end ?? []))
    const open = reports.filter(({ goesOn }) => goesOn).map(({ provider }) => provider)
    if (open.length === 0) return reports
    const later = await remote(open, 'slow sources and pictures')
    const byProvider = new Map(later.map((report) => [report.provider, report]))
    return reports.map((report) => byProvider.get(report.provider) ?? report)
  }
  // a local activity delays what is to begin beside it
  const isFirst = shards === 0 && (engines.length === 0 || together.includes(ownEngine))
  // histories of runs that began before 2026-11-24 lack the local try
  const isLocal = together.length > 0 && isFirst && patched('ask-locally')
  await Promise.all([
    providers.askTogether(together, isLocal ? local : remote, alone),
    searchWeb(engines, providers, alone),
  ])
  return ends[0] ?? null
}

/**
 * Asks paid engines in turn, each only where the one before it could not answer; our own is first.
 */
async function searchWeb(
  engines: readonly string[],
  providers: Providers,
  alone: (engine: string) => Promise<ProviderReport>,
): Promise<void> {
  if (engines.length === 0 || (await providers.hasAnswered(ownEngine))) return
  for (const engine of engines) {
    await providers.ask(engine, () => alone(engine))
    if (await providers.hasAnswered(engine)) return
  }
}

import { patched } from '@temporalio/workflow'
import type { ProviderReport, RunEnd, SearchPlan, TryReport } from './ports.ts'
import type { Providers } from './providers.ts'
import { brief, lookup } from './proxies.ts'
import { runLocally } from './run-locally.ts'

/** What is not asked while it answers. */
const ownEngine = 'searxng'

type Asked = Pick<SearchPlan, 'together' | 'engines'> & Partial<Pick<SearchPlan, 'shards'>>

type Options = {
  /** The job ends with its result, where all that it waits for answers at once. */
  composes?: boolean
  /** What is quick is tried beside the workflow, without a mark in its history. */
  triesLocally?: boolean
  /** Called after a local try, where more is to be done. */
  onLate?: () => void
}

/**
 * Whether a run begins with what is quick, and with nothing beside it that a local activity would
 * delay.
 */
export function isQuick({ together, engines, shards = 0 }: Asked): boolean {
  const isAlone = shards === 0 && (engines.length === 0 || together.includes(ownEngine))
  return together.length > 0 && isAlone
}

/**
 * Asks all quick sources in one activity, beside the workflow where nothing else begins with them,
 * what is slow of those in a second one, sources that may wait in one each, and paid web search
 * only where our own engine gave no answer.
 * @returns how it ended; null where more is to be done
 */
export async function askAll(
  jobId: string,
  asked: Asked,
  providers: Providers,
  { composes = false, triesLocally = false, onLate = () => undefined }: Options = {},
): Promise<RunEnd | null> {
  const { together, engines } = asked
  const ends: RunEnd[] = []
  const alone = (provider: string) =>
    lookup.askSource.executeWithOptions({ summary: provider }, [jobId, provider])
  const remote = (names: readonly string[], summary = 'quick sources', composes = false) =>
    lookup.askSources.executeWithOptions({ summary }, [jobId, names, composes])
  const local = async (names: readonly string[]) => {
    const tried = await runLocally<TryReport[] | null>(
      () =>
        brief.askSources.executeWithOptions({ summary: 'quick sources' }, [jobId, names, composes]),
      () => Promise.resolve(null),
    )
    const hasEnded = tried?.some(({ end }) => end !== undefined) ?? false
    if (!hasEnded) onLate()
    const reports = tried ?? (await remote(names, 'quick sources', composes))
    ends.push(...reports.flatMap(({ end }) => end ?? []))
    const open = reports.filter(({ goesOn }) => goesOn).map(({ provider }) => provider)
    if (open.length === 0) return reports
    const later = await remote(open, 'slow sources and pictures')
    const byProvider = new Map(later.map((report) => [report.provider, report]))
    return reports.map((report) => byProvider.get(report.provider) ?? report)
  }
  // histories of runs that began before 2026-11-24 lack the local try
  const isLocal = isQuick(asked) && (triesLocally || patched('ask-locally'))
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

import type { ProviderReport, SearchPlan } from './ports.ts'
import type { Providers } from './providers.ts'
import { lookup } from './proxies.ts'

/**
 * Asks all quick sources in one activity, sources that may wait in one each, and paid web search
 * only where our own engine gave no answer.
 */
export async function askAll(
  jobId: string,
  { together, engines }: Pick<SearchPlan, 'together' | 'engines'>,
  providers: Providers,
): Promise<void> {
  const alone = (provider: string) =>
    lookup.askSource.executeWithOptions({ summary: provider }, [jobId, provider])
  await Promise.all([
    providers.askTogether(
      together,
      (names) => lookup.askSources.executeWithOptions({ summary: 'quick sources' }, [jobId, names]),
      alone,
    ),
    searchWeb(engines, providers, alone),
  ])
}

/**
 * Asks paid engines in turn, each only where the one before it could not answer; our own is first.
 */
async function searchWeb(
  engines: readonly string[],
  providers: Providers,
  alone: (engine: string) => Promise<ProviderReport>,
): Promise<void> {
  if (engines.length === 0 || (await providers.hasAnswered('searxng'))) return
  for (const engine of engines) {
    await providers.ask(engine, () => alone(engine))
    if (await providers.hasAnswered(engine)) return
  }
}

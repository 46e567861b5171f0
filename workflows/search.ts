import { upsertSearchAttributes } from '@temporalio/workflow'
import type { ProviderReport } from './ports.ts'
import type { Providers } from './providers.ts'
import { lookup, record, sweep } from './proxies.ts'
import { run } from './run.ts'
import { searchAttributes } from './search-attributes.ts'

/** Ask every source that may know the person, sweep the sites for a username, then group what came into candidates and rank them. */
export const search = run({
  gather: async (jobId, providers) => {
    const { together, engines, shards } = await record.planSearch(jobId)
    upsertSearchAttributes([{ key: searchAttributes.stage, value: 'searching' }])
    const alone = (provider: string) => lookup.askSource.executeWithOptions({ summary: provider }, [jobId, provider])
    await Promise.all([
      providers.askTogether(together, (names) => lookup.askSources.executeWithOptions({ summary: 'quick sources' }, [jobId, names]), alone),
      searchWeb(engines, providers, alone),
      shards === 0 ? undefined : providers.ask('username_sites', () => sweepAll(jobId, shards)),
    ])
  },
  conclude: (jobId, stopReason) => record.composeSearch(jobId, stopReason),
})

/** Paid engines are asked one after the other, and only where the one before, first of all our own, could not answer. */
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

async function sweepAll(jobId: string, shards: number) {
  const parts = Array.from({ length: shards }, (_, shard) =>
    sweep.sweepUsername.executeWithOptions({ summary: `sites, part ${shard + 1} of ${shards}` }, [jobId, shard, shards]),
  )
  const found = (await Promise.all(parts)).reduce((sum, part) => sum + part.found, 0)
  return { provider: 'username_sites', outcome: found > 0 ? 'ok' : 'no_results' }
}

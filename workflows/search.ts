import { upsertSearchAttributes } from '@temporalio/workflow'
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
      askUntilOneAnswers(engines, (engine) => providers.ask(engine, () => alone(engine))),
      shards === 0 ? undefined : providers.ask('username_sites', () => sweepAll(jobId, shards)),
    ])
  },
  conclude: (jobId, stopReason) => record.composeSearch(jobId, stopReason),
})

/** Web search costs money: the next engine is asked only where the one before could not answer. */
async function askUntilOneAnswers(engines: readonly string[], ask: (engine: string) => Promise<string>): Promise<void> {
  for (const engine of engines) if (['ok', 'no_results'].includes(await ask(engine))) return
}

async function sweepAll(jobId: string, shards: number) {
  const parts = Array.from({ length: shards }, (_, shard) =>
    sweep.sweepUsername.executeWithOptions({ summary: `sites, part ${shard + 1} of ${shards}` }, [jobId, shard, shards]),
  )
  const found = (await Promise.all(parts)).reduce((sum, part) => sum + part.found, 0)
  return { provider: 'username_sites', outcome: found > 0 ? 'ok' : 'no_results' }
}

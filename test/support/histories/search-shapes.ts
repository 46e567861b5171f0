/**
 * One run per control flow of the search workflow: `test/workflows/record-history.ts` saves them,
 * the tests play them through.
 */

import { type Change, createPlay, type Runs, type Shape, untilCancelled } from '../runs/runs.ts'
import {
  answer,
  makeSearch,
  planned,
  twoProviders,
  untilItWaits,
  waitAnHour,
} from './fake-search.ts'

const play = createPlay(makeSearch)

/** Web search only: each engine says what its name says. */
const engines =
  (runs: Runs, said: Readonly<Record<string, 'ok' | 'error' | 'spent'>>): Change =>
  () => ({
    planSearch: (jobId) => planned(runs.db, jobId, { engines: Object.keys(said) }),
    askSource: async (jobId, provider) => {
      const outcome = said[provider] ?? 'error'
      if (outcome === 'spent') return { provider, outcome: 'skipped', overBudget: true }
      await answer(runs.db, jobId, provider, outcome)
      return { provider, outcome }
    },
  })

/** Nothing else is waited for: what asks ends the job with its result. */
async function answerAtOnce(runs: Runs): Promise<string> {
  return await play(runs, (real) => ({
    planSearch: (jobId) => planned(runs.db, jobId, { together: ['one', 'two'] }),
    askSources: async (jobId, providers, composes) => {
      for (const provider of providers) await answer(runs.db, jobId, provider, 'ok')
      const end = composes ? { end: await real.composeSearch(jobId, 'completed') } : {}
      return providers.map((provider) => ({ provider, outcome: 'ok', again: false, ...end }))
    },
  }))
}

/** One provider needs longer than a local try has. */
async function goOn(runs: Runs): Promise<string> {
  return await play(runs, () => ({
    planSearch: (jobId) => planned(runs.db, jobId, { together: ['one', 'two'] }),
    askSources: async (jobId, providers) => {
      for (const provider of providers) await answer(runs.db, jobId, provider, 'ok')
      return providers.map((provider) => ({
        provider,
        outcome: 'ok',
        again: false,
        goesOn: provider === 'two',
      }))
    },
  }))
}

export const searchShapes = {
  fresh: async (runs) =>
    await play(runs, () => ({
      planSearch: (jobId) => planned(runs.db, jobId, { together: ['one', 'two'] }),
      askSources: async (jobId, providers) => {
        for (const provider of providers) await answer(runs.db, jobId, provider, 'no_results')
        return providers.map((provider) => ({ provider, outcome: 'no_results', again: false }))
      },
    })),
  'answered-at-once': async (runs) => await answerAtOnce(runs),
  /** As `answered-at-once`, without a patch in the history. */
  'answered-unmarked': async (runs) => await answerAtOnce(runs),
  'goes-on': async (runs) => await goOn(runs),
  /** As `goes-on`, without a patch in the history. */
  'goes-on-unmarked': async (runs) => await goOn(runs),
  'no-configured-source': async (runs) =>
    await play(runs, () => ({ planSearch: (jobId) => planned(runs.db, jobId, {}) })),
  'asked-again': async (runs) =>
    await play(
      runs,
      twoProviders(runs.db, () => Promise.resolve('no_results')),
    ),
  'second-engine': async (runs) =>
    await play(runs, engines(runs, { first: 'error', second: 'ok', third: 'ok' })),
  'over-budget': async (runs) => await play(runs, engines(runs, { first: 'spent' })),
  swept: async (runs) =>
    await play(runs, () => ({
      planSearch: (jobId) => planned(runs.db, jobId, { shards: 3 }),
      sweepUsername: async (_, shard) => ({ found: shard, absent: 100, unknown: 1 }),
    })),
  'provider-failed': async (runs) =>
    await play(runs, () => ({
      planSearch: (jobId) => planned(runs.db, jobId, { together: ['one'] }),
      askSources: () => Promise.reject(new Error('a mistake of ours')),
    })),
  skipped: async (runs) =>
    await play(runs, twoProviders(runs.db, waitAnHour), async (handle) => {
      await untilItWaits(handle)
      await handle.executeUpdate('skipProvider', { args: ['slow'] })
    }),
  retried: async (runs) =>
    await play(
      runs,
      twoProviders(runs.db, (_, tries) =>
        tries === 1 ? waitAnHour() : Promise.resolve('no_results'),
      ),
      async (handle) => {
        await untilItWaits(handle)
        await handle.signal('providerState', 'slow', 'retrying')
        await handle.executeUpdate('retryProvider', { args: ['slow'] })
      },
    ),
  stopped: async (runs) =>
    await play(runs, twoProviders(runs.db, waitAnHour), async (handle) => {
      await untilItWaits(handle)
      await handle.executeUpdate('stop')
    }),
  cancelled: async (runs) =>
    await play(runs, twoProviders(runs.db, waitAnHour), async (handle) => {
      await untilItWaits(handle)
      await handle.cancel()
    }),
  deadline: async (runs) => await play(runs, twoProviders(runs.db, untilCancelled), undefined, 2),
  extended: async (runs) =>
    await play(
      runs,
      twoProviders(runs.db, async (_, tries) => (tries === 1 ? await waitAnHour() : 'no_results')),
      async (handle) => {
        await untilItWaits(handle)
        await handle.executeUpdate('extendDeadline', { args: [60] })
        await handle.executeUpdate('skipProvider', { args: ['slow'] })
      },
    ),
} as const satisfies Record<string, Shape>

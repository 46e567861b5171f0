/**
 * One run per control flow of the company search: `test/workflows/record-history.ts` saves them,
 * the tests play them through.
 */
import type { WorkflowHandle } from '@temporalio/client'
import { createPlay, type Shape, untilCancelled } from '../runs/runs.ts'
import { answerCompany, makeEntitySearch, planCompany, quickAndSlow } from './fake-entity-search.ts'
import { untilItWaits, waitAnHour } from './fake-search.ts'

const play = createPlay(makeEntitySearch)

const untilItWaitsAlone = (handle: WorkflowHandle) => untilItWaits(handle, 'askCompanySource')

export const entitySearchShapes = {
  fresh: async (runs) =>
    await play(runs, () => ({
      planEntitySearch: (jobId) => planCompany(runs.db, jobId, { together: ['one', 'two'] }),
      askCompanySources: async (jobId, providers) => {
        for (const provider of providers)
          await answerCompany(runs.db, jobId, provider, 'no_results')
        return providers.map((provider) => ({ provider, outcome: 'no_results', again: false }))
      },
    })),
  'no-configured-source': async (runs) =>
    await play(runs, () => ({ planEntitySearch: (jobId) => planCompany(runs.db, jobId, {}) })),
  'asked-again': async (runs) =>
    await play(
      runs,
      quickAndSlow(runs.db, () => Promise.resolve('no_results')),
    ),
  'paid-over-budget': async (runs) =>
    await play(runs, () => ({
      planEntitySearch: (jobId) => planCompany(runs.db, jobId, { paid: ['paid'] }),
      askCompanySource: async (_, provider) => ({ provider, outcome: 'skipped', overBudget: true }),
    })),
  'provider-failed': async (runs) =>
    await play(runs, () => ({
      planEntitySearch: (jobId) => planCompany(runs.db, jobId, { together: ['one'] }),
      askCompanySources: () => Promise.reject(new Error('a mistake of ours')),
    })),
  skipped: async (runs) =>
    await play(runs, quickAndSlow(runs.db, waitAnHour), async (handle) => {
      await untilItWaitsAlone(handle)
      await handle.executeUpdate('skipProvider', { args: ['slow'] })
    }),
  stopped: async (runs) =>
    await play(runs, quickAndSlow(runs.db, waitAnHour), async (handle) => {
      await untilItWaitsAlone(handle)
      await handle.executeUpdate('stop')
    }),
  cancelled: async (runs) =>
    await play(runs, quickAndSlow(runs.db, waitAnHour), async (handle) => {
      await untilItWaitsAlone(handle)
      await handle.cancel()
    }),
  deadline: async (runs) => await play(runs, quickAndSlow(runs.db, untilCancelled), undefined, 2),
} as const satisfies Record<string, Shape>

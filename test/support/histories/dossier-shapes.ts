/**
 * One run per control flow of the dossier workflow: `test/workflows/record-history.ts` saves them,
 * the tests play them through.
 */
import type { WorkflowHandle } from '@temporalio/client'
import { eventually } from '../eventually.ts'
import { type Change, createPlay, type Runs, type Shape, untilCancelled } from '../runs/runs.ts'
import { dossierPlanned, makeDossier } from './fake-dossier.ts'
import { answer, twoProviders, untilItWaits, waitAnHour } from './fake-search.ts'

const play = createPlay((db, deadlineSeconds) => makeDossier(db, { deadlineSeconds }))

const read = { provider: 'web_pages', outcome: 'ok' } as const
const written = { provider: 'language_model', outcome: 'ok' } as const

/** Both providers answer at once, pages are there, and a model writes if the test enables it. */
const usual =
  (runs: Runs, { writes = false }: { writes?: boolean } = {}): Change =>
  () => ({
    planDossier: (jobId) => dossierPlanned(runs.db, jobId, { together: ['one'], writes }),
    askSources: async (jobId, providers) => {
      for (const provider of providers) await answer(runs.db, jobId, provider, 'no_results')
      return providers.map((provider) => ({ provider, outcome: 'no_results', again: false }))
    },
    readPages: async () => read,
    writeDossier: async () => written,
  })

/** An equal dossier is being built the first `times` times that it is asked. */
const waiting =
  (runs: Runs, times: number, then: 'cached' | 'build'): Change =>
  (real) => {
    let asked = 0
    return {
      ...usual(runs)(real),
      planDossier: (jobId) => {
        asked += 1
        return dossierPlanned(runs.db, jobId, {
          state: asked <= times ? 'waiting' : then,
          together: ['one'],
        })
      },
    }
  }

/**
 * The signal must not come before a caller waits: besides the deadline a second timer then runs,
 * behind which it would look again by itself.
 */
async function wakeUp(handle: WorkflowHandle): Promise<void> {
  await eventually(async () => {
    const { events } = await handle.fetchHistory()
    const timers =
      events?.filter(({ timerStartedEventAttributes }) => timerStartedEventAttributes != null) ?? []
    if (timers.length < 2) throw new Error('no run waits for a build yet')
  })
  await handle.signal('buildEnded')
}

export const dossierShapes = {
  fresh: async (runs) => await play(runs, usual(runs)),
  written: async (runs) => await play(runs, usual(runs, { writes: true })),
  cached: async (runs) =>
    await play(runs, () => ({
      planDossier: (jobId) => dossierPlanned(runs.db, jobId, { state: 'cached' }),
    })),
  'waited-and-cached': async (runs) => await play(runs, waiting(runs, 1, 'cached'), wakeUp),
  'waited-and-built': async (runs) => await play(runs, waiting(runs, 1, 'build'), wakeUp),
  'provider-retried': async (runs) =>
    await play(runs, (real) => ({
      ...usual(runs)(real),
      ...twoProviders(runs.db, () => Promise.resolve('no_results'))(real),
      planDossier: (jobId) => dossierPlanned(runs.db, jobId, { together: ['quick', 'slow'] }),
    })),
  'pages-failed': async (runs) =>
    await play(runs, (real) => ({
      ...usual(runs)(real),
      readPages: () => Promise.reject(new Error('a mistake of ours')),
    })),
  'over-budget': async (runs) =>
    await play(runs, (real) => ({
      ...usual(runs, { writes: true })(real),
      writeDossier: async () => ({
        provider: 'language_model',
        outcome: 'skipped',
        overBudget: true,
      }),
    })),
  'pages-skipped': async (runs) =>
    await play(
      runs,
      (real) => ({ ...usual(runs)(real), readPages: () => waitAnHour() }),
      async (handle) => {
        await untilItWaits(handle, 'readPages')
        await handle.executeUpdate('skipProvider', { args: ['web_pages'] })
      },
    ),
  stopped: async (runs) =>
    await play(
      runs,
      (real) => ({ ...usual(runs, { writes: true })(real), writeDossier: () => waitAnHour() }),
      async (handle) => {
        await untilItWaits(handle, 'writeDossier')
        await handle.executeUpdate('stop')
      },
    ),
  cancelled: async (runs) =>
    await play(
      runs,
      (real) => ({ ...usual(runs)(real), readPages: () => waitAnHour() }),
      async (handle) => {
        await untilItWaits(handle, 'readPages')
        await handle.cancel()
      },
    ),
  deadline: async (runs) =>
    await play(runs, (real) => ({ ...usual(runs)(real), readPages: untilCancelled }), undefined, 2),
} as const satisfies Record<string, Shape>

/**
 * One run per control flow of the company profile: `test/workflows/record-history.ts` saves them,
 * the tests play them through.
 */

import { type Change, createPlay, type Runs, type Shape, untilCancelled } from '../runs/runs.ts'
import { answerCompany, makeEntityDossier, planProfile } from './fake-entity-search.ts'
import { untilItWaits, waitAnHour } from './fake-search.ts'

const play = createPlay(makeEntityDossier)

/** Providers that lead to others: `one` to `two` and `three`, `two` back to `one`. */
const leads: Readonly<Record<string, string[]>> = { one: ['two', 'three'], two: ['one'] }

const pinned =
  (runs: Runs): Change =>
  () => ({
    planEntityDossier: async (jobId) => {
      await planProfile(runs.db, jobId, ['one'])
      return { state: 'build', asks: ['one'] }
    },
    followCompany: async (jobId, provider) => {
      await answerCompany(runs.db, jobId, provider, 'no_results')
      return { provider, outcome: 'no_results', next: leads[provider] ?? [] }
    },
  })

const named =
  (runs: Runs, state: 'build' | 'none' | 'cached'): Change =>
  (real) => ({
    ...pinned(runs)(real),
    planEntityDossier: async (jobId) => {
      await planProfile(runs.db, jobId, ['one'])
      return { state: 'search', search: { together: ['named'], paid: [] } }
    },
    askCompanySources: async (jobId) => {
      await answerCompany(runs.db, jobId, 'named', 'no_results')
      return [{ provider: 'named', outcome: 'no_results', again: false }]
    },
    chooseCompany: async () => (state === 'build' ? { state, asks: ['one'] } : { state }),
  })

export const entityDossierShapes = {
  pinned: async (runs) => await play(runs, pinned(runs)),
  named: async (runs) => await play(runs, named(runs, 'build')),
  unknown: async (runs) => await play(runs, named(runs, 'none')),
  'named-and-cached': async (runs) => await play(runs, named(runs, 'cached')),
  'waited-and-built': async (runs) => {
    let asked = 0
    const change: Change = (real) => {
      const steps = pinned(runs)(real)
      return {
        ...steps,
        planEntityDossier: async (jobId) => {
          asked += 1
          if (asked === 1) return { state: 'waiting' }
          await planProfile(runs.db, jobId, ['one'])
          return { state: 'build', asks: ['one'] }
        },
      }
    }
    return await play(runs, change, async (handle) => {
      await handle.signal('buildEnded')
    })
  },
  'provider-failed': async (runs) =>
    await play(runs, (real) => ({
      ...pinned(runs)(real),
      followCompany: () => Promise.reject(new Error('a mistake of ours')),
    })),
  cancelled: async (runs) =>
    await play(
      runs,
      (real) => ({ ...pinned(runs)(real), followCompany: () => waitAnHour() }),
      async (handle) => {
        await untilItWaits(handle, 'followCompany')
        await handle.cancel()
      },
    ),
  deadline: async (runs) =>
    await play(
      runs,
      (real) => ({ ...pinned(runs)(real), followCompany: untilCancelled }),
      undefined,
      2,
    ),
} as const satisfies Record<string, Shape>

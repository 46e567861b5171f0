/** One run per control flow of the chat workflow. */

import { type Change, createPlay, type Runs, type Shape } from '../runs/runs.ts'
import { chatPlanned, makeChat } from './fake-dossier.ts'
import { answer, untilItWaits, waitAnHour } from './fake-search.ts'

type Action = 'search' | 'read' | 'answer'

const play = createPlay((db) => makeChat(db))

/** @param turns what the model wants, turn by turn; null: there is none */
const usual =
  (
    runs: Runs,
    state: 'declined' | 'known' | 'search',
    turns: readonly Action[] | null = null,
  ): Change =>
  () => ({
    planChat: (jobId) =>
      chatPlanned(runs.db, jobId, { state, together: ['one'], writes: turns !== null }),
    askSources: async (jobId, providers) => {
      for (const provider of providers) await answer(runs.db, jobId, provider, 'no_results')
      return providers.map((provider) => ({ provider, outcome: 'no_results', again: false }))
    },
    readPages: async () => ({ provider: 'web_pages', outcome: 'ok' }),
    judgeQuestion: async () => ({ declined: false }),
    takeTurn: async (_, turn) => ({
      provider: 'language_model',
      outcome: 'ok',
      action: turns?.[turn] ?? 'answer',
    }),
    writeAnswer: async () => ({ provider: 'language_model', outcome: 'ok' }),
  })

export const chatShapes = {
  declined: async (runs) => await play(runs, usual(runs, 'declined')),
  'declined-by-the-model': async (runs) =>
    await play(runs, (real) => ({
      ...usual(runs, 'known', ['answer'])(real),
      judgeQuestion: async () => ({ declined: true }),
    })),
  known: async (runs) => await play(runs, usual(runs, 'known')),
  searched: async (runs) => await play(runs, usual(runs, 'search')),
  answered: async (runs) => await play(runs, usual(runs, 'known', ['answer'])),
  'searched-by-the-model': async (runs) =>
    await play(runs, usual(runs, 'known', ['search', 'read', 'answer'])),
  'searched-before-judged': async (runs) => await play(runs, usual(runs, 'search', ['answer'])),
  'searched-once-only': async (runs) => await play(runs, usual(runs, 'search', ['search'])),
  'out-of-turns': async (runs) =>
    await play(runs, usual(runs, 'known', ['read', 'read', 'read', 'read'])),
  stopped: async (runs) =>
    await play(
      runs,
      (real) => ({ ...usual(runs, 'known', ['answer'])(real), writeAnswer: () => waitAnHour() }),
      async (handle) => {
        await untilItWaits(handle, 'writeAnswer')
        await handle.executeUpdate('stop')
      },
    ),
} as const satisfies Record<string, Shape>

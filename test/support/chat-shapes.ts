/** One run per control flow of the chat workflow. */
import { chatPlanned, makeChat } from './fake-dossier.ts'
import { answer, untilItWaits, waitAnHour } from './fake-search.ts'
import { ended } from './jobs.ts'
import type { Change, Runs } from './runs.ts'

type Shape = (runs: Runs) => Promise<string>
type Handle = Awaited<ReturnType<Runs['start']>>
type Action = 'search' | 'read' | 'answer'

async function play(
  runs: Runs,
  change: Change,
  meanwhile: (handle: Handle) => Promise<unknown> = async () => {},
): Promise<string> {
  const job = await makeChat(runs.db)
  const handle = await runs.start(job, change)
  await meanwhile(handle)
  await ended(runs.db, job)
  await handle.result().catch(() => undefined)
  return job
}

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

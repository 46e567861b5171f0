import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DossierResult } from '../../contract/operations/dossier.ts'
import type { Outcome } from '../../contract/results/coverage.ts'
import { insertOutcome } from '../../store/findings/findings.ts'
import type { Activities } from '../../workflows/ports.ts'
import { searchAttributes } from '../../workflows/search-attributes.ts'
import { eventually } from '../support/eventually.ts'
import { dossierShapes } from '../support/histories/dossier-shapes.ts'
import { dossierPlanned, makeDossier } from '../support/histories/fake-dossier.ts'
import { answer, searched, untilItWaits, waitAnHour } from '../support/histories/fake-search.ts'
import { wordsOf } from '../support/histories/histories.ts'
import { ended, ledgerOf, logOf, rowOf } from '../support/rows/jobs.ts'
import { openRuns, type Runs } from '../support/runs/runs.ts'
import { useStack } from '../support/stack/use-stack.ts'

let runs: Runs
beforeAll(async () => {
  runs = await openRuns(useStack(), 'dossier-runs')
})
afterAll(() => runs.close())

type Shape = keyof typeof dossierShapes
/** How a run of each shape ends; `coverage`: some of what its result says. */
const ends: Record<
  Shape,
  { status?: string; stopReason?: string; partial?: boolean; coverage?: Record<string, Outcome> }
> = {
  fresh: { partial: false, coverage: { one: 'no_results' } },
  written: { partial: false, coverage: { one: 'no_results' } },
  cached: {},
  'waited-and-cached': {},
  'waited-and-built': { partial: false, coverage: { one: 'no_results' } },
  'provider-retried': { partial: false, coverage: { quick: 'no_results', slow: 'no_results' } },
  'pages-failed': { partial: false, coverage: { one: 'no_results', web_pages: 'error' } },
  'over-budget': { stopReason: 'budget_reached', partial: true, coverage: { one: 'no_results' } },
  'pages-skipped': { partial: false, coverage: { web_pages: 'skipped' } },
  stopped: { stopReason: 'stopped', partial: true, coverage: { one: 'no_results' } },
  cancelled: { status: 'cancelled', stopReason: 'cancelled' },
  deadline: {
    stopReason: 'deadline_reached',
    partial: true,
    coverage: { one: 'no_results', web_pages: 'timeout' },
  },
}

const Kept = DossierResult.pick({ dossier: true })

/** The providers of a job's result, with what became of each. */
async function coverageOf(jobId: string): Promise<Record<string, string>> {
  const kept = Kept.safeParse(JSON.parse((await rowOf(runs.db, jobId)).result ?? 'null'))
  return Object.fromEntries(
    (kept.data?.dossier.coverage ?? []).map(({ provider, outcome }) => [provider, outcome]),
  )
}

const row = async (jobId: string, provider: string, outcome: Outcome) =>
  void (await insertOutcome(runs.db, { jobId, provider, outcome, durationMs: 0, now: new Date() }))

/** What the pages and the model do; a source has answered before. */
const doing =
  (work: Partial<Pick<Activities, 'readPages' | 'writeDossier'>>) => (): Partial<Activities> => ({
    planDossier: (jobId) => dossierPlanned(runs.db, jobId, { together: ['one'], writes: true }),
    askSources: async (jobId, providers) => {
      for (const provider of providers) await answer(runs.db, jobId, provider, 'no_results')
      return providers.map((provider) => ({ provider, outcome: 'no_results', again: false }))
    },
    readPages: async (jobId) => {
      await row(jobId, 'web_pages', 'ok')
      return { provider: 'web_pages', outcome: 'ok' }
    },
    writeDossier: async (jobId) => {
      await row(jobId, 'language_model', 'ok')
      return { provider: 'language_model', outcome: 'ok' }
    },
    ...work,
  })

describe.concurrent('a run of a dossier', () => {
  test.each(Object.entries(ends))(
    'a dossier run (%s) ends with the expected events and one settlement',
    async (shape, end) => {
      const { status = 'succeeded', stopReason = 'completed', partial, coverage = {} } = end
      const play = new Map<string, (runs: Runs) => Promise<string>>(
        Object.entries(dossierShapes),
      ).get(shape)
      const job = (await play?.(runs)) ?? ''
      const after = await rowOf(runs.db, job)
      expect(after).toMatchObject({
        status,
        stopReason,
        ...(partial === undefined ? {} : { partial }),
      })
      expect(await coverageOf(job)).toMatchObject(coverage)
      const log = await logOf(runs.db, job)
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1))
      expect(log.slice(-2).map(({ type }) => type)).toEqual([
        'usage',
        status === 'succeeded' ? 'done' : 'error',
      ])
      expect((await ledgerOf(runs.db, job)).map(({ kind }) => kind)).toEqual(['reserve', 'settle'])
      const { typedSearchAttributes } = await runs.client.workflow.getHandle(job).describe()
      expect(typedSearchAttributes.get(searchAttributes.stopReason)).toBe(stopReason)
      expect(typedSearchAttributes.get(searchAttributes.stage)).toBe('done')
    },
  )

  test('a run that waits for an equal build checks again by its own timer when no signal arrives', async () => {
    let asked = 0
    const job = await makeDossier(runs.db)
    await runs.start(job, () => ({
      ...doing({})(),
      planDossier: (jobId) => {
        asked += 1
        return dossierPlanned(runs.db, jobId, {
          state: asked === 1 ? 'waiting' : 'build',
          together: ['one'],
        })
      },
    }))
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      stopReason: 'completed',
      partial: false,
    })
    expect(asked).toBe(2)
  })

  test('a run that waits for an equal build holds no activity, and ends when its caller stops it', async () => {
    const job = await makeDossier(runs.db)
    const handle = await runs.start(job, () => ({
      planDossier: (jobId) => dossierPlanned(runs.db, jobId, { state: 'waiting' }),
    }))
    await eventually(async () => {
      const { raw } = await handle.describe()
      expect(raw.pendingActivities ?? []).toEqual([])
      expect((await rowOf(runs.db, job)).startedAt).not.toBeNull()
    })
    await expect(handle.executeUpdate('skipProvider', { args: ['one'] })).rejects.toMatchObject({
      cause: { message: 'This run has not chosen its providers yet.', type: 'not_asked_yet' },
    })
    await handle.executeUpdate('stop')
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      stopReason: 'stopped',
      partial: true,
    })
  })
})

describe.concurrent('an operator of a dossier', () => {
  test('an operator of a dossier sees where it stands', async () => {
    const job = await makeDossier(runs.db)
    const handle = await runs.start(job, doing({ writeDossier: waitAnHour }))
    await untilItWaits(handle, 'writeDossier')
    await handle.signal('providerState', 'language_model', 'retrying')
    await eventually(async () => {
      const { typedSearchAttributes } = await handle.describe()
      expect(typedSearchAttributes.get(searchAttributes.stage)).toBe('writing')
      expect(typedSearchAttributes.get(searchAttributes.retryingProviders)).toEqual([
        'language_model',
      ])
    })
    const details = await handle.query<{ currentDetails?: string }, []>(
      '__temporal_workflow_metadata',
    )
    expect(details.currentDetails).toMatch(/\| web_pages\s+\| ok \|/)
    expect(details.currentDetails).toMatch(/\| language_model\s+\| retrying \|/)
    await handle.executeUpdate('stop')
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      stopReason: 'stopped',
      partial: true,
    })
    expect(await coverageOf(job)).toMatchObject({ one: 'no_results', web_pages: 'ok' })
  })

  test.each([
    ['web_pages', 'readPages', { language_model: 'ok' }],
    ['language_model', 'writeDossier', { web_pages: 'ok' }],
  ] as const)(
    'an operator skips %s, which waits for an hour: the dossier is whole but for that, and says so',
    async (provider, activity, others) => {
      const job = await makeDossier(runs.db)
      const handle = await runs.start(job, doing({ [activity]: waitAnHour }))
      await untilItWaits(handle, activity)
      await handle.executeUpdate('skipProvider', { args: [provider] })
      expect(await ended(runs.db, job)).toMatchObject({
        status: 'succeeded',
        stopReason: 'completed',
        partial: false,
      })
      expect(await coverageOf(job)).toMatchObject({
        one: 'no_results',
        [provider]: 'skipped',
        ...others,
      })
    },
  )

  test.each([
    ['web_pages', 'readPages'],
    ['language_model', 'writeDossier'],
  ] as const)(
    'an operator of a dossier has %s, which waits for an hour, asked now',
    async (provider, activity) => {
      let tries = 0
      const job = await makeDossier(runs.db)
      const work = async (jobId: string) => {
        tries += 1
        if (tries === 1) return await waitAnHour()
        await row(jobId, provider, 'ok')
        return { provider, outcome: 'ok' }
      }
      const handle = await runs.start(job, doing({ [activity]: work }))
      await untilItWaits(handle, activity)
      await handle.executeUpdate('retryProvider', { args: [provider] })
      expect(await ended(runs.db, job)).toMatchObject({
        status: 'succeeded',
        stopReason: 'completed',
        partial: false,
      })
      expect(await coverageOf(job)).toMatchObject({
        one: 'no_results',
        web_pages: 'ok',
        language_model: 'ok',
      })
      expect(tries).toBe(2)
    },
  )

  test('an activity of a dossier fails after five mistakes of its own, and a try that never ran does not count', async () => {
    const isAway = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const failing = async (errors: readonly (() => Error)[]) => {
      let tries = 0
      const job = await makeDossier(runs.db)
      const readPages = async (jobId: string) => {
        const error = errors[tries]
        tries += 1
        if (error !== undefined) throw error()
        await row(jobId, 'web_pages', 'ok')
        return { provider: 'web_pages', outcome: 'ok' }
      }
      await runs.start(job, doing({ readPages }))
      expect(await ended(runs.db, job)).toMatchObject({ status: 'succeeded', partial: false })
      return { tries, outcome: (await coverageOf(job)).web_pages }
    }
    const mistake = () => new Error('a mistake of ours')
    const [spared, given] = await Promise.all([
      failing([isAway, isAway, isAway, isAway, isAway, mistake]),
      failing(Array.from({ length: 9 }, () => mistake)),
    ])
    expect(spared).toEqual({ tries: 7, outcome: 'ok' })
    expect(given).toEqual({ tries: 5, outcome: 'error' })
  })

  test('an operator of a dossier has blocked pages read again while the model is still waited for', async () => {
    let tries = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const job = await makeDossier(runs.db)
    const handle = await runs.start(
      job,
      doing({
        readPages: async (jobId) => {
          tries += 1
          const outcome = tries === 1 ? 'blocked' : 'ok'
          await row(jobId, 'web_pages', outcome)
          return { provider: 'web_pages', outcome }
        },
        writeDossier: async (jobId) => {
          await released
          await row(jobId, 'language_model', 'ok')
          return { provider: 'language_model', outcome: 'ok' }
        },
      }),
    )
    await eventually(async () =>
      expect(
        (await handle.describe()).typedSearchAttributes.get(searchAttributes.blockedProviders),
      ).toEqual(['web_pages']),
    )
    await handle.executeUpdate('retryProvider', { args: ['web_pages'] })
    await eventually(() => expect(tries).toBe(2))
    release()
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      stopReason: 'completed',
      partial: false,
    })
    expect(await coverageOf(job)).toMatchObject({ web_pages: 'ok', language_model: 'ok' })
  })
})

test('no history of all these runs names the person', async () => {
  let count = 0
  for await (const { workflowId } of runs.client.workflow.list()) {
    const text = wordsOf(
      await runs.client.workflow.getHandle(workflowId).fetchHistory(),
    ).toLowerCase()
    for (const word of [
      ...searched.toLowerCase().split(' '),
      'a mistake of ours',
      'stacktrace":"e',
    ]) {
      expect(text.includes(word), `${workflowId}: ${word}`).toBe(false)
    }
    count += 1
  }
  expect(count).toBeGreaterThan(15)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { defineUpdate } from '@temporalio/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRun } from '../../activities/lifecycle/start-run.ts'
import { extendDeadline } from '../../activities/lifecycle/steer.ts'
import { stopWorkflow } from '../../temporal/runs.ts'
import { searchAttributes } from '../../workflows/search-attributes.ts'
import { eventually } from '../support/eventually.ts'
import {
  answer,
  coverageOf,
  makeSearch,
  planned,
  twoProviders,
  untilItWaits,
  waitAnHour,
} from '../support/histories/fake-search.ts'
import { listTimers } from '../support/histories/histories.ts'
import { ended, reached, rowOf } from '../support/rows/jobs.ts'
import { openRuns, type Runs, untilCancelled } from '../support/runs/runs.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { activityDeps } from '../support/worker/activity-deps.ts'

let runs: Runs
beforeAll(async () => {
  runs = await openRuns(useStack(), 'steering')
})
afterAll(() => runs.close())

describe.concurrent('an operator', () => {
  test('an operator skips a provider that waits for an hour: the search ends with what there is, and says so', async () => {
    const job = await makeSearch(runs.db)
    const handle = await runs.start(job, twoProviders(runs.db, waitAnHour))
    await untilItWaits(handle)
    await handle.executeUpdate('skipProvider', { args: ['slow'] })
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      partial: false,
      stopReason: 'completed',
    })
    expect(await coverageOf(runs.db, job)).toMatchObject([
      { provider: 'quick', outcome: 'no_results' },
      {
        provider: 'slow',
        outcome: 'skipped',
        message: 'An operator of the service did not want it waited for.',
      },
    ])
  })

  test('an operator has a provider that waits for an hour asked now', async () => {
    const job = await makeSearch(runs.db)
    const handle = await runs.start(
      job,
      twoProviders(runs.db, (_, tries) =>
        tries === 1 ? waitAnHour() : Promise.resolve('no_results'),
      ),
    )
    await untilItWaits(handle)
    await handle.executeUpdate('retryProvider', { args: ['slow'] })
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      stopReason: 'completed',
    })
    expect(await coverageOf(runs.db, job)).toMatchObject([
      { provider: 'quick' },
      { provider: 'slow', outcome: 'no_results' },
    ])
  })

  test('an operator has a failed provider asked again while another one is still being asked', async () => {
    const job = await makeSearch(runs.db)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let tries = 0
    const handle = await runs.start(job, () => ({
      planSearch: (jobId) => planned(runs.db, jobId, { together: ['held', 'slow'] }),
      askSources: async () =>
        ['held', 'slow'].map((provider) => ({ provider, outcome: 'error', again: true })),
      askSource: async (jobId, provider) => {
        if (provider === 'held') await held
        else tries += 1
        const outcome = provider === 'slow' && tries === 1 ? 'blocked' : 'no_results'
        await answer(runs.db, jobId, provider, outcome)
        return { provider, outcome }
      },
    }))
    await eventually(async () => {
      const { typedSearchAttributes } = await handle.describe()
      expect(typedSearchAttributes.get(searchAttributes.blockedProviders)).toEqual(['slow'])
    })
    await handle.executeUpdate('retryProvider', { args: ['slow'] })
    await eventually(async () => expect(tries).toBe(2))
    release()
    await ended(runs.db, job)
    expect(await coverageOf(runs.db, job)).toMatchObject([
      { provider: 'held', outcome: 'no_results' },
      { provider: 'slow', outcome: 'no_results' },
    ])
    await eventually(async () => {
      const { typedSearchAttributes } = await handle.describe()
      expect(typedSearchAttributes.get(searchAttributes.blockedProviders) ?? []).toEqual([])
    })
  })

  test('an operator stops a run at the very moment that a provider answers', async () => {
    const job = await makeSearch(runs.db)
    let [release, isAsked, composed] = [() => {}, false, 0]
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const handle = await runs.start(job, (real) => ({
      // an engine that is asked beside the quick source leaves that to an activity of its own
      planSearch: (jobId) => planned(runs.db, jobId, { together: ['quick'], engines: ['paid'] }),
      askSource: untilCancelled,
      askSources: async () => {
        isAsked = true
        await held
        return [{ provider: 'quick', outcome: 'no_results', again: false }]
      },
      // what comes in before the run's last task is done fails that task, and with it Temporal
      // drops the update
      composeSearch: async (jobId, stopReason) => {
        composed += 1
        release()
        await sleep(500)
        return await real.composeSearch(jobId, stopReason)
      },
    }))
    await eventually(() => expect(isAsked).toBe(true))
    await stopWorkflow(runs.client, job)
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      partial: true,
      stopReason: 'stopped',
    })
    await handle.result()
    const { events } = await handle.fetchHistory()
    const failed = events?.filter((event) => event.workflowTaskFailedEventAttributes !== null)
    expect(failed?.length).toBeGreaterThanOrEqual(1)
    expect(composed).toBeGreaterThan(1)
    const { typedSearchAttributes } = await handle.describe()
    expect(typedSearchAttributes.get(searchAttributes.stopReason)).toBe('stopped')
  })

  test('an operator sees which providers are retried when their activities say so', async () => {
    const job = await makeSearch(runs.db)
    const handle = await runs.start(job, twoProviders(runs.db, waitAnHour))
    await untilItWaits(handle)
    await handle.signal('providerState', 'slow', 'retrying')
    await eventually(async () => {
      const { typedSearchAttributes } = await handle.describe()
      expect(typedSearchAttributes.get(searchAttributes.retryingProviders)).toEqual(['slow'])
      expect(typedSearchAttributes.get(searchAttributes.stage)).toBe('searching')
    })
    await handle.executeUpdate('stop')
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      partial: true,
      stopReason: 'stopped',
    })
    expect(await coverageOf(runs.db, job)).toMatchObject([
      { provider: 'quick' },
      { provider: 'slow', outcome: 'skipped' },
    ])
    await handle.result()
    // a list of runs that wait has no run that has ended
    const { typedSearchAttributes } = await handle.describe()
    expect(typedSearchAttributes.get(searchAttributes.retryingProviders) ?? []).toEqual([])
  })

  test('each timer of a run that an operator stops has a name', async () => {
    const job = await makeSearch(runs.db)
    const handle = await runs.start(job, twoProviders(runs.db, waitAnHour))
    await untilItWaits(handle)
    await handle.executeUpdate('stop')
    await handle.result()
    expect(listTimers(await handle.fetchHistory())).toEqual(['deadline', 'stop'])
  })

  test("an operator's command that makes no sense is refused", async () => {
    const job = await makeSearch(runs.db)
    const handle = await runs.start(job, twoProviders(runs.db, waitAnHour))
    await untilItWaits(handle)
    const refusal = async (update: string, argument: unknown) =>
      await handle.executeUpdate(defineUpdate<void, [unknown]>(update), { args: [argument] }).then(
        () => 'taken',
        (error: unknown) =>
          error instanceof Error && error.cause instanceof Error
            ? error.cause.message
            : String(error),
      )
    expect(await refusal('skipProvider', 'quick')).toBe('The provider has answered.')
    expect(await refusal('retryProvider', 'quick')).toBe('The provider has answered.')
    expect(await refusal('skipProvider', 'nobody')).toBe(
      'This run does not ask nobody: it asks quick, slow.',
    )
    for (const nothing of [null, undefined, {}, []])
      expect(await refusal('skipProvider', nothing)).toBe(
        'Name a provider: this run asks quick, slow.',
      )
    expect(await refusal('extendDeadline', null)).toBe('Give 1 to 3600 whole seconds.')
    expect(await refusal('extendDeadline', 0)).toBe('Give 1 to 3600 whole seconds.')
    expect(await refusal('extendDeadline', 'long')).toBe('Give 1 to 3600 whole seconds.')
    await handle.executeUpdate('skipProvider', { args: ['slow'] })
    await ended(runs.db, job)
  })

  test('an operator gives a run more time, and it waits for what would have been cut off', async () => {
    const job = await makeSearch(runs.db, 2)
    const started = performance.now()
    const handle = await runs.start(
      job,
      twoProviders(runs.db, async () => {
        await new Promise((resolve) => setTimeout(resolve, 4_000))
        return 'no_results'
      }),
    )
    await reached(runs.db, job, ({ startedAt }) => startedAt !== null)
    await handle.executeUpdate('extendDeadline', { args: [600] })
    const row = await ended(runs.db, job)
    expect(performance.now() - started).toBeGreaterThan(3_500)
    expect(row).toMatchObject({ partial: false, stopReason: 'completed' })
    expect(row.deadlineAt?.getTime()).toBeGreaterThan((row.startedAt?.getTime() ?? 0) + 600_000)
  })

  test('time that an operator gives a run before it starts is added to the time of its own', async () => {
    const job = await makeSearch(runs.db, 60)
    const deps = activityDeps(runs.db)
    await extendDeadline(deps, job, 600)
    await startRun(deps, job)
    const { startedAt, deadlineAt } = await rowOf(runs.db, job)
    expect(Number(deadlineAt) - Number(startedAt)).toBeGreaterThan(650_000)
  })

  test('a search at its deadline keeps what it has and names the providers that were cut off', async () => {
    const job = await makeSearch(runs.db, 2)
    await runs.start(job, twoProviders(runs.db, untilCancelled))
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'succeeded',
      partial: true,
      stopReason: 'deadline_reached',
    })
    expect(await coverageOf(runs.db, job)).toMatchObject([
      { provider: 'quick', outcome: 'no_results' },
      { provider: 'slow', outcome: 'timeout' },
    ])
  })
})

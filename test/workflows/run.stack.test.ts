import { Context } from '@temporalio/activity'
import {
  WorkflowExecutionAlreadyStartedError,
  type WorkflowExecutionDescription,
} from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateCancelling } from '../../store/jobs/jobs.ts'
import { taskQueue } from '../../temporal/queues.ts'
import { searchAttributes } from '../../workflows/search-attributes.ts'
import { eventually } from '../support/eventually.ts'
import { listSteps, wordsOf } from '../support/histories/histories.ts'
import { searchShapes } from '../support/histories/search-shapes.ts'
import { accord, inTwoSteps, vinShapes } from '../support/histories/vin-shapes.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import {
  ended,
  ledgerOf,
  logOf,
  makeAccount,
  makeJob,
  reached,
  rowOf,
} from '../support/rows/jobs.ts'
import { openRuns, type Runs, untilCancelled } from '../support/runs/runs.ts'
import { useStack } from '../support/stack/use-stack.ts'

let runs: Runs
beforeAll(async () => {
  runs = await openRuns(useStack(), 'run')
})
afterAll(() => runs.close())

describe.concurrent('a run of the VIN look-up', () => {
  const typesOf = async (jobId: string) => (await logOf(runs.db, jobId)).map(({ type }) => type)
  const describeRun = (jobId: string) => runs.client.workflow.getHandle(jobId).describe()
  const stopReasonOf = ({ typedSearchAttributes }: WorkflowExecutionDescription) =>
    typedSearchAttributes.get(searchAttributes.stopReason)

  test('a fresh VIN look-up writes every step once, in order', async () => {
    await expectWhole(runs.db, await vinShapes.fresh(runs))
  })

  test('a VIN look-up of an unknown maker is a result, not a failure', async () => {
    const job = await vinShapes['unknown-maker'](runs)
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'succeeded',
      partial: false,
      stopReason: 'completed',
    })
  })

  test('a VIN look-up stopped after its decode was stored keeps the result, marked partial', async () => {
    const job = await vinShapes['stopped-with-result'](runs)
    const row = await rowOf(runs.db, job)
    expect(row).toMatchObject({
      status: 'succeeded',
      partial: true,
      stopReason: 'stopped',
      error: null,
    })
    expect(row.result).toContain('HONDA')
    expect(await typesOf(job)).toEqual(['status', 'status', 'status', 'usage', 'done'])
    expect(JSON.parse((await logOf(runs.db, job)).at(-1)?.payload ?? '')).toEqual({
      type: 'done',
      partial: true,
      stopReason: 'stopped',
      jobId: job,
    })
  })

  test('a VIN look-up stopped before anything was found fails and says so', async () => {
    const job = await vinShapes['stopped-without-result'](runs)
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'failed',
      stopReason: 'stopped',
      error: {
        code: 'provider_unavailable',
        message: 'The run was stopped before it had found anything.',
        retryable: false,
      },
    })
    expect(await typesOf(job)).toEqual(['status', 'status', 'usage', 'error'])
  })

  test('a cancelled VIN look-up has no result, one error event and a settlement, and Temporal calls it cancelled', async () => {
    const job = await vinShapes.cancelled(runs)
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'cancelled',
      stopReason: 'cancelled',
      result: null,
      error: { code: 'job_cancelled', retryable: false },
    })
    expect(await typesOf(job)).toEqual(['status', 'status', 'usage', 'error'])
    expect((await ledgerOf(runs.db, job)).map(({ kind }) => kind)).toEqual(['reserve', 'settle'])
    const description = await describeRun(job)
    expect(description.status.name).toBe('CANCELLED')
    expect(stopReasonOf(description)).toBe('cancelled')
  })

  test('a VIN look-up cancelled before it reached Temporal ends cancelled without having run', async () => {
    const job = await vinShapes['cancelled-before-start'](runs)
    expect(await rowOf(runs.db, job)).toMatchObject({ status: 'cancelled', startedAt: null })
    expect(await typesOf(job)).toEqual(['status', 'usage', 'error'])
  })

  test('a job that has ended is not run again when its workflow is started late', async () => {
    const job = await vinShapes['ended-before-start'](runs)
    expect(await typesOf(job)).toEqual(['status', 'usage', 'error'])
    expect((await rowOf(runs.db, job)).startedAt).toBeNull()
  })

  test('a VIN look-up past its deadline ends with what is stored', async () => {
    const job = await vinShapes['deadline-with-result'](runs)
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'succeeded',
      partial: true,
      stopReason: 'deadline_reached',
    })
  })

  test('a VIN look-up past its deadline with nothing stored fails', async () => {
    const job = await vinShapes['deadline-without-result'](runs)
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'failed',
      stopReason: 'deadline_reached',
      error: { message: expect.stringMatching(/out of time/), retryable: true },
    })
  })

  test('a failed look-up fails the job under its public code, after a few tries', async () => {
    const job = await vinShapes.failed(runs)
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'failed',
      stopReason: 'error',
      error: { code: 'provider_unavailable', retryable: true },
    })
    expect(await typesOf(job)).toEqual(['status', 'status', 'usage', 'error'])
  })

  test('a mistake in a look-up ends the job after a few tries', async () => {
    const job = await makeJob(runs.db)
    await runs.start(job, () => ({ decodeVin: () => Promise.reject(new TypeError('a mistake')) }))
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error' },
    })
  })

  test('the end of a run is retried without holding up the worker while the database is away, then written once', async () => {
    const job = await vinShapes['database-away-at-the-end'](runs)
    await expectWhole(runs.db, job)
    // the longer of its waits were Temporal's, and held nothing of the worker
    const { events } = await runs.client.workflow.getHandle(job).fetchHistory()
    expect(
      events?.some(
        (event) =>
          event.timerFiredEventAttributes !== null && event.timerFiredEventAttributes !== undefined,
      ),
    ).toBe(true)
  })

  test('a database that is away longer than a look-up is tried does not fail the look-up', async () => {
    let tries = 0
    const job = await makeJob(runs.db, {
      accountId: await makeAccount(runs.db),
      reserve: { microDollars: 0, weekStart: new Date(0) },
    })
    await runs.start(job, (real) => ({
      decodeVin: (jobId) => {
        tries += 1
        return tries <= 5
          ? Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
          : real.decodeVin(jobId)
      },
    }))
    await ended(runs.db, job)
    expect(tries).toBe(6)
    await expectWhole(runs.db, job)
  })

  test('a cancellation that the run never heard of is honoured at its end', async () => {
    const job = await makeJob(runs.db)
    const handle = await runs.start(job, (real) => ({
      ...inTwoSteps(real),
      composeVehicle: async (jobId, stopReason) => {
        await updateCancelling(runs.db, jobId)
        return await real.composeVehicle(jobId, stopReason)
      },
    }))
    expect(await handle.result()).toEqual({ status: 'cancelled', stopReason: 'cancelled' })
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'cancelled',
      stopReason: 'cancelled',
      result: null,
    })
    expect(stopReasonOf(await describeRun(job))).toBe('cancelled')
  })

  test('a cancellation that a decode never heard of is honoured by the end that it brings', async () => {
    const job = await makeJob(runs.db)
    const handle = await runs.start(job, (real) => ({
      decodeVin: async (jobId, composes) => {
        await updateCancelling(runs.db, jobId)
        return await real.decodeVin(jobId, composes)
      },
    }))
    expect(await handle.result()).toEqual({ status: 'cancelled', stopReason: 'cancelled' })
    expect(await rowOf(runs.db, job)).toMatchObject({ status: 'cancelled', result: null })
  })

  test('a decode that ended its job too late to be heard is found by the next try', async () => {
    const job = await makeJob(runs.db)
    const handle = await runs.start(job, (real) => ({
      decodeVin: async (jobId, composes) => {
        const report = await real.decodeVin(jobId, composes)
        return Context.current().info.isLocal ? await untilCancelled() : report
      },
    }))
    expect(await handle.result()).toEqual({ status: 'succeeded', stopReason: 'completed' })
    expect(await typesOf(job)).toEqual(['status', 'status', 'status', 'done'])
    const details = await handle.query<{ currentDetails?: string }, []>(
      '__temporal_workflow_metadata',
    )
    expect(details.currentDetails).toMatch(/\| vpic_offline\s+\| ok \|/)
  })

  test('reconcile sends a cancellation that never reached Temporal', async () => {
    const job = await makeJob(runs.db, { createdAt: new Date(Date.now() - 60_000) })
    await runs.start(job, () => ({ decodeVin: untilCancelled }))
    await reached(runs.db, job, ({ startedAt }) => startedAt !== null)
    await updateCancelling(runs.db, job)
    const { started } = await runs.client.workflow.execute('reconcile', {
      workflowId: `reconcile ${job}`,
      taskQueue,
      args: [],
    })
    expect(started).toBeGreaterThanOrEqual(1)
    expect(await ended(runs.db, job)).toMatchObject({
      status: 'cancelled',
      error: { code: 'job_cancelled' },
    })
  })

  test('a stop of a VIN look-up is refused once the run no longer gathers', async () => {
    let entered = false
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const job = await makeJob(runs.db)
    const handle = await runs.start(job, (real) => ({
      ...inTwoSteps(real),
      composeVehicle: async (jobId, stopReason) => {
        entered = true
        await released
        return await real.composeVehicle(jobId, stopReason)
      },
    }))
    await eventually(() => expect(entered).toBe(true))
    const stopping = handle.executeUpdate('stop').then(
      () => 'taken',
      (error: Error) => error.name,
    )
    release()
    const answer = await stopping
    await ended(runs.db, job)
    // on a machine so busy that the workflow task timed out, the stop comes together with the end
    // of the gathering, and may still be taken
    if (answer === 'taken')
      return expect(await rowOf(runs.db, job)).toMatchObject({
        status: 'succeeded',
        stopReason: 'stopped',
        partial: true,
      })
    expect(answer).toMatch(/WorkflowUpdateFailedError|WorkflowNotFoundError/)
    expect(await rowOf(runs.db, job)).toMatchObject({
      status: 'succeeded',
      partial: false,
      stopReason: 'completed',
    })
  })

  test('a second start of the same job is success and starts nothing, while it runs and afterwards', async () => {
    const job = await makeJob(runs.db)
    await Promise.all(Array.from({ length: 5 }, () => runs.start(job)))
    await ended(runs.db, job)
    const handle = await runs.start(job)
    await handle.result()
    const first = await describeRun(job)
    await runs.start(job)
    expect((await describeRun(job)).runId).toBe(first.runId)
    await expect(
      runs.client.workflow.start('vin', {
        workflowId: job,
        taskQueue,
        args: [{ jobId: job }],
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
      }),
    ).rejects.toThrow(WorkflowExecutionAlreadyStartedError)
    expect(await typesOf(job)).toEqual(['status', 'status', 'status', 'done'])
  })

  test.each([
    ['decoded-at-once', ['startRun', 'decodeVin: offline data'], []],
    ['decoded-locally', ['startRun', 'decodeVin: offline data', 'composeVehicle'], []],
    ['decoded-late', ['startRun', 'decodeVin: offline data', 'composeVehicle'], ['decodeVin']],
  ] as const)(
    'the history of a VIN that was %s names each step',
    // a machine that is busy for the second of a local try hands the step on
    { retry: 2 },
    async (shape, local, remote) => {
      const job = await vinShapes[shape](runs)
      const history = await runs.client.workflow.getHandle(job).fetchHistory()
      expect(listSteps(history)).toEqual({ local, remote })
    },
  )

  test.each([
    ['VIN look-up', vinShapes['decoded-unmarked']],
    ['search', searchShapes['answered-unmarked']],
  ] as const)(
    'a %s that is over in one workflow task writes its search attributes once',
    async (_, play) => {
      const job = await play(runs)
      const { events } = await runs.client.workflow.getHandle(job).fetchHistory()
      const upserts = (events ?? []).filter(
        (event) => event.upsertWorkflowSearchAttributesEventAttributes != null,
      )
      expect(upserts).toHaveLength(1)
    },
  )

  test('operators see what a run is, its state and how each provider ended', async () => {
    const account = await makeAccount(runs.db)
    const job = await makeJob(runs.db, {
      accountId: account,
      reserve: { microDollars: 0, weekStart: new Date(0) },
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const handle = await runs.start(job, (real) => ({
      decodeVin: (jobId) => released.then(() => real.decodeVin(jobId)),
    }))
    await reached(runs.db, job, ({ startedAt }) => startedAt !== null)
    const running = await handle.describe()
    expect(running.status.name).toBe('RUNNING')
    expect(await running.staticSummary()).toBe('vin')
    expect(running.typedSearchAttributes.get(searchAttributes.operation)).toBe('vin')
    expect(running.typedSearchAttributes.get(searchAttributes.sandbox)).toBe(false)
    expect(running.typedSearchAttributes.get(searchAttributes.account)).toMatch(/^[0-9a-f]{16}$/)
    release()
    await handle.result()
    const done = await handle.describe()
    expect(done.typedSearchAttributes.get(searchAttributes.stage)).toBe('done')
    expect(done.typedSearchAttributes.get(searchAttributes.stopReason)).toBe('completed')
    const hashed = running.typedSearchAttributes.get(searchAttributes.account)
    await eventually(async () => {
      const query = `PrsAccount = '${hashed}' and PrsStopReason = 'completed' and PrsOperation = 'vin'`
      const found: string[] = []
      for await (const { workflowId } of runs.client.workflow.list({ query }))
        found.push(workflowId)
      expect(found).toEqual([job])
    })
    const details = await handle.query<{ currentDetails?: string }, []>(
      '__temporal_workflow_metadata',
    )
    expect(details.currentDetails).toContain('**succeeded**, completed')
    expect(details.currentDetails).toMatch(/\| vpic_offline\s+\| ok \|/)
  })
})

test('no history of all these runs names the vehicle', async () => {
  let count = 0
  for await (const { workflowId } of runs.client.workflow.list()) {
    const text = wordsOf(await runs.client.workflow.getHandle(workflowId).fetchHistory())
    for (const word of [
      accord,
      '0ZZZZ82633A004352',
      'HONDA',
      'Accord',
      'ECONNREFUSED',
      'stackTrace',
    ]) {
      expect(text.toLowerCase().includes(word.toLowerCase()), `${workflowId}: ${word}`).toBe(false)
    }
    count += 1
  }
  expect(count).toBeGreaterThan(10)
})

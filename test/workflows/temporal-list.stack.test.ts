/** What operators see in Temporal's own list of runs. */
import { ApplicationFailure } from '@temporalio/common'
import { NativeConnection, Worker } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureSchedules, reconcileSchedule } from '../../temporal/schedules.ts'
import { buildWorkflowBundle } from '../../worker/bundle.ts'
import type { Activities } from '../../workflows/ports.ts'
import { readText } from '../support/code/root.ts'
import { eventually } from '../support/eventually.ts'
import { entityDossierShapes } from '../support/histories/entity-dossier-shapes.ts'
import { wordsOf } from '../support/histories/histories.ts'
import { sandboxShapes } from '../support/histories/sandbox-shapes.ts'
import { vinShapes } from '../support/histories/vin-shapes.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'
import { openRuns, type Runs } from '../support/runs/runs.ts'
import { useStack } from '../support/stack/use-stack.ts'

let runs: Runs
beforeAll(async () => {
  runs = await openRuns(useStack(), 'temporal-list')
})
afterAll(() => runs.close())

/** How Temporal closed a run: its status, and the failure that it keeps. */
async function closed(workflowId: string) {
  const handle = runs.client.workflow.getHandle(workflowId)
  const { status } = await handle.describe()
  const history = await handle.fetchHistory()
  const failure = history.events?.at(-1)?.workflowExecutionFailedEventAttributes?.failure
  return { status: status.name, history, failure }
}

describe('a job that failed', () => {
  test('a job that failed is Failed, with a type from the table of failures and nothing else', async () => {
    const { status, failure, history } = await closed(await vinShapes.failed(runs))
    expect(status).toBe('FAILED')
    expect(failure).toMatchObject({
      message: 'The job failed.',
      applicationFailureInfo: { type: 'dataset_unavailable', nonRetryable: true },
    })
    expect(failure?.stackTrace ?? '').toBe('')
    expect(failure?.cause ?? null).toBeNull()
    expect(wordsOf(history)).not.toContain('stackTrace')
  })

  test('a failed job without a failed step has the type no_result', async () => {
    const { status, failure } = await closed(await vinShapes['deadline-without-result'](runs))
    expect(status).toBe('FAILED')
    expect(failure?.applicationFailureInfo?.type).toBe('no_result')
  })
})

test('jobs that failed by what was asked for or in the sandbox are Failed, and found apart from the others', async () => {
  const refused = await entityDossierShapes.unknown(runs)
  const rehearsed = await sandboxShapes.failed(runs)
  const failed = await vinShapes.failed(runs)
  const { status, failure } = await closed(refused)
  expect([status, failure?.applicationFailureInfo?.type]).toEqual(['FAILED', 'company_not_found'])
  const details = await runs.client.workflow
    .getHandle(refused)
    .query<{ currentDetails?: string }, []>('__temporal_workflow_metadata')
  expect(details.currentDetails).toContain('**failed**, refused, company_not_found')
  const find = async (query: string) => {
    const ids = []
    for await (const { workflowId } of runs.client.workflow.list({ query })) ids.push(workflowId)
    return ids
  }
  const these = `WorkflowId IN ("${refused}", "${rehearsed}", "${failed}")`
  await eventually(async () =>
    expect(await find(`${these} AND ExecutionStatus = "Failed"`)).toHaveLength(3),
  )
  const text = readText('docs/operators.md')
  const [, link = ''] = /\| jobs and deliveries that failed[^|]*\| <([^>]+)>/.exec(text) ?? []
  const listed = new URL(link).searchParams.get('query') ?? ''
  expect(text).toContain(`workflow list --query '${listed}'`)
  expect(await find(`${these} AND ${listed}`)).toEqual([failed])
})

test.each([
  ['failed', 'FAILED'],
  ['delivered', 'COMPLETED'],
  ['cancelled', 'COMPLETED'],
] as const)('a delivery that is %s is %s', async (state, status) => {
  const taskQueue = `deliveries-${state}`
  const connection = await NativeConnection.connect({ address: useStack().temporalAddress })
  const worker = await Worker.create({
    connection,
    namespace: runs.client.options.namespace,
    taskQueue,
    workflowBundle: { codePath: await buildWorkflowBundle(testDataDir) },
    activities: {
      attemptDelivery: async () => ({ state, said: 'status 500' }),
    } satisfies Partial<Activities>,
  })
  const id = `whd_${state}`
  await worker.runUntil(async () => {
    const args = [{ deliveryId: id, attempt: 1 }]
    const handle = await runs.client.workflow.start('deliverWebhook', {
      workflowId: id,
      taskQueue,
      args,
    })
    await handle.result().catch(() => undefined)
  })
  await connection.close()
  const found = await closed(id)
  expect(found.status).toBe(status)
  if (status === 'FAILED')
    expect(found.failure?.applicationFailureInfo?.type).toBe('delivery_failed')
})

test('housekeeping goes on round after round in one run, whose schedule starts no other', async () => {
  const list = runs.client.workflow.list({ query: "WorkflowType = 'reconcile'" })
  await ensureSchedules(runs.client, { reconcileEverySeconds: 1 })
  const rounds = async () => {
    const ids = []
    for await (const { workflowId } of list) ids.push(workflowId)
    const histories = await Promise.all(
      ids.map((id) => runs.client.workflow.getHandle(id).fetchHistory()),
    )
    const isRound = ({
      activityTaskCompletedEventAttributes: done,
    }: {
      activityTaskCompletedEventAttributes?: unknown
    }) => (done ?? null) !== null
    return histories.map(({ events }) => events?.filter(isRound).length ?? 0)
  }
  await eventually(async () => expect((await rounds())[0]).toBeGreaterThan(3))
  expect(await rounds()).toHaveLength(1)
  // a second worker, with another interval, takes the schedule over
  await ensureSchedules(runs.client, { reconcileEverySeconds: 2 })
  const schedule = runs.client.schedule.getHandle(reconcileSchedule)
  const { action } = await schedule.describe()
  expect(action).toMatchObject({ workflowType: 'reconcile', args: [{ everySeconds: 2 }] })
  await schedule.delete()
  for await (const { workflowId } of list)
    await runs.client.workflow.getHandle(workflowId).terminate('end of the test')
})

test('housekeeping that meets no database goes on in its run once it is back', async () => {
  const taskQueue = 'housekeeping-alone'
  const connection = await NativeConnection.connect({ address: useStack().temporalAddress })
  let tries = 0
  const away = async () => {
    tries += 1
    if (tries <= 3) throw ApplicationFailure.retryable('It is away.', 'store_unavailable')
    return { started: 0 }
  }
  const worker = await Worker.create({
    connection,
    namespace: runs.client.options.namespace,
    taskQueue,
    workflowBundle: { codePath: await buildWorkflowBundle(testDataDir) },
    activities: { reconcile: away } satisfies Partial<Activities>,
  })
  const options = { workflowId: 'housekeeping alone', taskQueue, args: [{ everySeconds: 3_600 }] }
  const result = await worker.runUntil(() => runs.client.workflow.execute('reconcile', options))
  expect(result).toEqual({ started: 0 })
  await connection.close()
})

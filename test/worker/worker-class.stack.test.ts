import { Worker as Thread } from 'node:worker_threads'
import { Client, Connection, type WorkflowHandle } from '@temporalio/client'
import { NativeConnection } from '@temporalio/worker'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { buildWorkflowBundle } from '../../worker/bundle.ts'
import { createWorkerClass } from '../../worker/worker-class.ts'
import type { deliverWebhook } from '../../workflows/index.ts'
import type { Activities, DeliveryStep } from '../../workflows/ports.ts'
import { eventually } from '../support/eventually.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { quieten } from '../support/worker/run-worker.ts'

let connection: Connection
let native: NativeConnection
let client: Client
beforeAll(async () => {
  quieten()
  const { temporalAddress: address, createTestNamespace } = useStack()
  const namespace = await createTestNamespace('worker-class')
  connection = await Connection.connect({ address })
  native = await NativeConnection.connect({ address })
  client = new Client({ connection, namespace })
})
afterAll(() => Promise.all([native.close(), connection.close()]))

/** A worker whose deliveries wait an hour for their second attempt. */
async function createWorker(taskQueue: string, options: Parameters<typeof createWorkerClass>[0]) {
  const again: DeliveryStep = { said: 'timeout', state: 'again', attempt: 2, waitMs: 3_600_000 }
  return await createWorkerClass(options).create({
    connection: native,
    namespace: client.options.namespace,
    taskQueue,
    workflowBundle: { codePath: await buildWorkflowBundle(testDataDir) },
    activities: { attemptDelivery: async () => again } satisfies Partial<Activities>,
    shutdownForceTime: '2s',
  })
}

/** A delivery that has had its first attempt. */
async function startWaiting(taskQueue: string): Promise<WorkflowHandle> {
  const handle = await client.workflow.start<typeof deliverWebhook>('deliverWebhook', {
    taskQueue,
    workflowId: taskQueue,
    args: [{ deliveryId: taskQueue, attempt: 1 }],
  })
  await eventually(async () => {
    const { events } = await handle.fetchHistory()
    expect(events?.some(({ timerStartedEventAttributes: timer }) => timer != null)).toBe(true)
  })
  return handle
}

function countThreads(): number {
  const report = Object.assign(process.report, { excludeNetwork: true }).getReport()
  return z.object({ workers: z.array(z.unknown()) }).parse(report).workers.length
}

test('a lazy worker has no thread for workflows before its first run, and one after it', async () => {
  const before = countThreads()
  const worker = await createWorker('lazy', { isLazy: true })
  expect(countThreads()).toBe(before)
  await worker.runUntil(async () => {
    await startWaiting('lazy')
    expect(countThreads()).toBe(before + 1)
  })
  expect(countThreads()).toBe(before)
})

test('a lazy worker that had no run stops', async () => {
  const worker = await createWorker('unused', { isLazy: true })
  await worker.runUntil(async () => undefined)
  expect(worker.getState()).toBe('STOPPED')
})

test('what a run logs and measures comes from its thread without being asked for', async () => {
  const posted = vi.spyOn(Thread.prototype, 'postMessage')
  onTestFinished(() => posted.mockRestore())
  const worker = await createWorker('measured', {})
  await worker.runUntil(() => startWaiting('measured'))
  const asked = posted.mock.calls.map(([message]) => message.input?.type)
  expect(asked).toContain('activate-workflow')
  expect(asked).not.toContain('extract-sink-calls')
})

test('the query __stack_trace names the place where a run waits when stack traces are on', async () => {
  const worker = await createWorker('traced', { hasStackTraces: true })
  await worker.runUntil(async () => {
    const handle = await startWaiting('traced')
    expect(await handle.query<string>('__stack_trace')).toContain('at deliverWebhook')
  })
})

test('the query __stack_trace answers that stack traces are off unless they are on', async () => {
  const worker = await createWorker('untraced', {})
  await worker.runUntil(async () => {
    const handle = await startWaiting('untraced')
    await expect(handle.query('__stack_trace')).rejects.toThrow('stack traces are not enabled')
  })
})

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker as Thread } from 'node:worker_threads'
import { DefaultLogger } from '@temporalio/worker'
import { expect, onTestFinished, test } from 'vitest'
import { GuardedThreadClient } from '../../worker/guarded-thread-client.ts'

/** Answers each request after so long, or never: then it loops. Milliseconds. */
async function startThread(answerMs: number | null, silenceMs?: number) {
  return startAnswering(
    answerMs === null ? 'for (;;);' : `Atomics.wait(pause, 0, 0, ${answerMs})`,
    silenceMs,
  )
}

/** @param answer statements that may set the output for an input */
async function startAnswering(answer: string, silenceMs = 300) {
  const thread = new Thread(
    `const { parentPort } = require('node:worker_threads')
     const pause = new Int32Array(new SharedArrayBuffer(4))
     parentPort.on('message', ({ requestId, input }) => {
       let output
       ${answer}
       parentPort.postMessage({ requestId, result: { type: 'ok', output } })
     })`,
    { eval: true },
  )
  onTestFinished(async () => {
    await thread.terminate()
  })
  // a busy machine takes its time to start one, which is no silence
  await once(thread, 'online')
  const errors: string[] = []
  const logger = new DefaultLogger('ERROR', ({ message }) => errors.push(message))
  return { client: new GuardedThreadClient(thread, logger, silenceMs), errors }
}

const request = { type: 'dispose-workflow', runId: 'run' } as const

test('a thread whose workflow loops is ended, and what it was asked is refused', async () => {
  const { client, errors } = await startThread(null)
  const asked = Promise.allSettled([client.send(request), client.send(request)])
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(errors).toEqual(['A workflow keeps its thread for more than 600 ms: the thread is ended'])
})

test('a thread that answers its requests one after the other goes on, however many wait', async () => {
  const { client, errors } = await startThread(100, 600)
  await Promise.all(Array.from({ length: 13 }, () => client.send(request)))
  // nothing is asked, so nothing is waited for
  await sleep(1250)
  await client.send(request)
  expect(errors).toEqual([])
})

test('a thread that gets no processor time, as where others take it all, is waited for', async () => {
  const { client, errors } = await startThread(1_500)
  await client.send(request)
  expect(errors).toEqual([])
})

test('a time limit that no timer can hold, as for replays, ends no thread', async () => {
  const { client, errors } = await startThread(50, 2 ** 32 - 1)
  await Promise.all([client.send(request), client.send(request)])
  expect(errors).toEqual([])
})

test('what a run measured comes with the answer to its activation, for each of them once', async () => {
  const { client } = await startAnswering(`
    if (input.type === 'activate-workflow') {
      const sinkCalls = [{ fnName: 'first' }, { fnName: 'second' }]
      output = { type: 'activation-completion', completion: { runId: input.runId, sinkCalls } }
    }
    if (input.type === 'extract-sink-calls') output = { type: 'sink-calls', calls: [] }
  `)
  const activate = (runId: string) =>
    client.send({ type: 'activate-workflow', runId, activation: {} })
  const extract = (runId: string) => client.send({ type: 'extract-sink-calls', runId })
  expect(await Promise.all([activate('a'), activate('b')])).toEqual([
    { type: 'activation-completion', completion: { runId: 'a' } },
    { type: 'activation-completion', completion: { runId: 'b' } },
  ])
  const measured = { type: 'sink-calls', calls: [{ fnName: 'first' }, { fnName: 'second' }] }
  expect(await extract('a')).toEqual(measured)
  // the thread is asked: a failed activation brings none
  expect(await extract('a')).toEqual({ type: 'sink-calls', calls: [] })
  await client.send({ type: 'dispose-workflow', runId: 'b' })
  expect(await extract('b')).toEqual({ type: 'sink-calls', calls: [] })
})

import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { parseBodyApart } from '../../../activities/pages/parse-body-apart.ts'
import { createThreads, ThreadError } from '../../../activities/pages/threads.ts'
import { root } from '../../support/code/root.ts'
import { zelda } from '../../support/research/said-of.ts'

const script = path.join(root, 'test/activities/pages/odd-thread.ts')
const limits = {
  ...{ threads: 1, patienceMs: 0, processorMs: 300, timeoutMs: 5_000, maxMegabytes: 32 },
}

describe('a task on a thread of its own', () => {
  const run = createThreads<string, string>(script, limits)
  test.each(['never end', 'match for ever', 'throw', 'exit', 'take all memory'])(
    'a task on a thread of its own fails alone, and the next one is answered: %s',
    async (task) => {
      const [odd, next] = await Promise.allSettled([run(task), run('answer')])
      expect(odd).toMatchObject({ status: 'rejected', reason: expect.any(ThreadError) })
      expect(next).toEqual({ status: 'fulfilled', value: 'answer' })
    },
  )

  test('a task that uses up its processor time differs from a thread that ended', async () => {
    const failures = await Promise.allSettled([run('never end'), run('exit')])
    expect(failures).toMatchObject([
      { reason: { isOverrun: true } },
      { reason: { isOverrun: false } },
    ])
  })
})

describe('two threads', () => {
  const open = (patienceMs: number) =>
    createThreads<string, string>(script, {
      ...{ threads: 2, patienceMs, processorMs: 5_000, timeoutMs: 10_000, maxMegabytes: 32 },
    })
  const askFour = async (run: (task: string) => Promise<string>, task: string) =>
    new Set(await Promise.all(Array.from({ length: 4 }, () => run(task)))).size

  test('a second thread starts where a task waits for longer than the first may take, and rests once they are quick', async () => {
    const run = open(20)
    expect(await askFour(run, 'take a while')).toBe(2)
    const later = []
    for (let n = 0; n < 4; n += 1) later.push(await run('say which'))
    expect(new Set(later).size).toBe(1)
  })

  test('quick tasks share one thread, also while it starts', async () => {
    expect(await askFour(open(20_000), 'say which')).toBe(1)
  })

  test('a task that waits behind one whose thread ends is answered', async () => {
    const run = open(20_000)
    const [odd, next] = await Promise.allSettled([run('exit'), run('answer')])
    expect(odd).toMatchObject({ status: 'rejected', reason: expect.any(ThreadError) })
    expect(next).toEqual({ status: 'fulfilled', value: 'answer' })
  })
})

test('a page that is made to be slow is given up, and holds up nothing meanwhile', async () => {
  const body = (html: string) => ({
    url: 'https://page.example/',
    status: 200,
    headers: {},
    body: Buffer.from(html),
    profile: zelda,
    known: new Set<string>(),
  })
  const page = body('<title>Zelda Quibbleworth</title><p>Zelda Quibbleworth builds tide mills.</p>')
  expect(await parseBodyApart(page)).toMatchObject({
    refusal: null,
    title: 'Zelda Quibbleworth',
    found: { text: expect.stringContaining('builds tide mills') },
  })
  const slow = body('<p>Zelda <b>Quibbleworth</b> &amp; others.</p>'.repeat(45_000))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const readings = await Promise.allSettled([parseBodyApart(slow), parseBodyApart(page)])
  delay.disable()
  expect(readings[1]).toMatchObject({ status: 'fulfilled', value: { refusal: null } })
  for (const reading of readings)
    if (reading.status === 'rejected') expect(reading.reason).toBeInstanceOf(ThreadError)
  // a quiet machine stays below 20 ms; a second is what a reading may take
  expect(delay.max / 1e6).toBeLessThan(500)
})

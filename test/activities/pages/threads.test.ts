import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { parseBodyApart } from '../../../activities/pages/parse-body-apart.ts'
import { createThreads, ThreadError } from '../../../activities/pages/threads.ts'
import { root } from '../../support/code/root.ts'
import { zelda } from '../../support/research/said-of.ts'

const script = path.join(root, 'test/activities/pages/odd-thread.ts')
const limits = { threads: 1, processorMs: 300, timeoutMs: 5_000, maxMegabytes: 32 }

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

test('tasks that come one after the other stay on one warm thread', async () => {
  const run = createThreads<string, string>(script, { ...limits, threads: 2 })
  const both = await Promise.all([run('say which'), run('say which')])
  expect(new Set(both).size).toBe(2)
  const later = []
  for (let n = 0; n < 4; n += 1) later.push(await run('say which'))
  expect(new Set(later).size).toBe(1)
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

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { collect, idOf } from '../support/calls/sse.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { type PausableService, pausables, startPausable, vinJob } from './pausable.ts'

/** test/soak/pauses.test.ts pauses for up to thirty seconds. */
const pauseMs = 6_000

describe('a process that is paused, as by a machine that swaps or moves', {
  timeout: 120_000,
}, () => {
  let paused: PausableService
  beforeAll(async () => {
    paused = await startPausable('pauses')
  })
  afterAll(() => paused?.stop())

  test.each(pausables)('the %s for six seconds: every job is done once', (process) =>
    paused.pause(process, pauseMs),
  )

  test('connections to the database that are reset: open streams go on without loss', async () => {
    const { service, api, relay, worker } = paused
    await worker.kill()
    const { key } = await service.createKey()
    const job =
      (await call(api.url, '/api/v1/jobs', { key, body: vinJob })).headers.get(
        'x-service-job-id',
      ) ?? ''
    const stream = collect(await call(api.url, `/api/v1/jobs/${job}/events`, { key }))
    await sleep(300)
    expect(relay.reset()).toBeGreaterThan(0)
    await service.startWorker()
    expect((await stream).map(idOf)).toEqual([1, 2, 3, 4, 5])
    await expectWhole(service.db, job)
  })
})

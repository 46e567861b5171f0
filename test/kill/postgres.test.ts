import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { recordStep } from '../../activities/job/record-step.ts'
import { finishRun } from '../../activities/lifecycle/finish-run.ts'
import { startRun } from '../../activities/lifecycle/start-run.ts'
import { openStore } from '../../store/database/open.ts'
import { call } from '../support/calls/call.ts'
import { collect, idOf } from '../support/calls/sse.ts'
import { eventually } from '../support/eventually.ts'
import type { Running } from '../support/processes/process.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended, hold, holdFindings, makeJob, rowOf } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { startTestStack, type TestStack } from '../support/stack/start.ts'
import { activityDeps } from '../support/worker/activity-deps.ts'

const accord = '1HGCM82633A004352'

describe('while PostgreSQL or Temporal is taken away', { timeout: 120_000 }, () => {
  let stack: TestStack
  let service: Service
  let worker: Running
  let accountId: string
  beforeAll(async () => {
    // without its usual care PostgreSQL may forget what it has just promised
    stack = await startTestStack({ durable: true })
    service = await startService(stack, 'kill-postgres', {
      LOG_LEVEL: 'fatal',
      RECONCILE_EVERY_SECONDS: '1',
      KEEP_ALIVE_SECONDS: '0.3',
    })
    accountId = (await service.createKey()).accountId
    worker = await service.startWorker()
  })
  afterAll(async () => {
    await service.stop()
    await stack.stop()
  })

  let key = ''
  beforeEach(async () => {
    key = (await service.createKey()).key
  })
  const request = (path: string, body?: unknown) => call(service.url, path, { key, body })
  const open = (jobId: string) => request(`/api/v1/jobs/${jobId}/events`)

  async function createJob(): Promise<string> {
    const response = await request('/api/v1/jobs', {
      operation: 'vin',
      input: { vin: accord, refresh: true },
    })
    expect(response.status).toBe(202)
    return response.headers.get('x-service-job-id') ?? ''
  }

  /** As an activity does it: again until it is done. */
  async function append(jobId: string, n: number): Promise<void> {
    const events = [
      { dedupeKey: `event ${n}`, event: { type: 'status', label: `event ${n}` } as const },
    ]
    await eventually(() => recordStep(activityDeps(service.db), jobId, async () => ({ events })))
  }

  test.each(['stop', 'kill'] as const)(
    'PostgreSQL (%s) restarts: open streams continue without loss, jobs complete, and requests get 503 with Retry-After',
    async (how) => {
      // a job that this test works on itself, without a workflow
      const long = await makeJob(service.db, { accountId })
      await startRun(activityDeps(service.db), long)
      // not long enough ago for `reconcile` to miss its run, nor from before the clock was set back
      await service.db.query(
        `update jobs set started_at = now() + interval '50 seconds' where id = $1`,
        [long],
      )
      const streams = await Promise.all(Array.from({ length: 5 }, () => open(long)))
      const readers = streams.map((response) => collect(response, { all: true }))
      let appending = true
      onTestFinished(() => {
        appending = false
      })
      const appended = (async () => {
        let n = 0
        for (; appending; n += 1) {
          await append(long, n)
          await sleep(20)
        }
        return n
      })()
      // one job stands in the middle of its last transaction, one request in the middle of writing
      // its job
      const ending = await hold(service.databaseUrl, (tx) =>
        tx.query('lock table cache in exclusive mode'),
      )
      const jobs = [await createJob()]
      await ending.waited()
      const other = await service.createKey({ account: `another ${how}` })
      const writing = await hold(service.databaseUrl, (tx) =>
        tx.query(
          'select from accounts where id = (select account_id from api_keys where id = $1) for update',
          [other.id],
        ),
      )
      const blocked = call(service.url, '/api/v1/jobs', {
        key: other.key,
        body: { operation: 'vin', input: { vin: accord, refresh: true } },
      })
      await writing.waited()

      const seen = new Map<number, number>()
      await stack.restartPostgres(how, async () => {
        const until = performance.now() + 1_500
        while (performance.now() < until) {
          const response = await request(`/api/v1/jobs/${long}`)
          seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
          if (response.status === 503) {
            expect(await response.json()).toMatchObject({
              error: { code: 'provider_unavailable', retryable: true },
            })
            expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
          }
          await sleep(30)
        }
      })
      const back = performance.now()
      expect([...seen.keys()]).toEqual([503])
      // a database that stops may end the lock's session first: then the job was written after all
      const answer = await blocked
      expect(how === 'stop' ? [503, 202] : [503]).toContain(answer.status)
      if (answer.status === 202) jobs.push(answer.headers.get('x-service-job-id') ?? '')
      await Promise.all([ending.release(), writing.release()])

      await eventually(async () => expect((await request(`/api/v1/jobs/${long}`)).status).toBe(200))
      jobs.push(await createJob(), await createJob())
      for (const job of jobs) {
        await ended(service.db, job)
        await expectWhole(service.db, job)
      }
      expect(performance.now() - back).toBeLessThan(15_000)
      appending = false
      const count = await appended
      await finishRun(activityDeps(service.db), long, {
        stopReason: 'cancelled',
        failureType: null,
      })
      const [first, ...others] = await Promise.all(readers)
      const events = first?.filter((block) => block.includes('data: ')) ?? []
      expect(events.map(idOf)).toEqual(Array.from({ length: count + 3 }, (_, index) => index + 1))
      for (const other of others)
        expect(other.filter((block) => block.includes('data: '))).toEqual(events)
      // the streams showed life while nothing could be read
      expect(
        first?.filter((block) => block.startsWith(': keep-alive')).length,
      ).toBeGreaterThanOrEqual(3)
      process.kill(worker.pid, 0)
    },
  )

  test('a database that was cloned from another counts requests after a kill', async () => {
    const db = openStore(await stack.createTestDatabase('cloned'))
    await stack.restartPostgres('kill')
    const count = `insert into rate_limits (key, points) values ('one', 1)`
    expect((await eventually(() => db.query(count))).rowCount).toBe(1)
    await db.end()
  })

  test.each(['stop', 'kill'] as const)(
    'Temporal (%s): requests are accepted, their jobs wait, and all are finished when it is back',
    async (how) => {
      const holding = await holdFindings(service.databaseUrl)
      const before = await createJob()
      await holding.waited()
      const during: string[] = []
      let stream: Promise<string[]> | undefined
      await stack.restartTemporal(how, async () => {
        during.push(await createJob(), await createJob())
        stream = open(during[0] ?? '').then((response) => collect(response))
        await sleep(500)
        expect((await rowOf(service.db, during[0] ?? '')).status).toBe('queued')
      })
      const back = performance.now()
      await holding.release()
      for (const job of [before, ...during]) {
        await ended(service.db, job)
        await expectWhole(service.db, job)
      }
      expect(performance.now() - back).toBeLessThan(15_000)
      expect((await stream)?.map(idOf)).toEqual([1, 2, 3, 4, 5])
      const after = await createJob()
      await ended(service.db, after)
      await expectWhole(service.db, after)
      process.kill(worker.pid, 0)
    },
  )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended, hold, holdFindings } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const accord = '1HGCM82633A004352'

describe('a worker that is killed with SIGKILL', { timeout: 180_000 }, () => {
  let service: Service
  beforeAll(async () => {
    service = await startService(useStack(), 'kill-worker', {
      LOG_LEVEL: 'fatal',
      RECONCILE_EVERY_SECONDS: '1',
    })
  })
  afterAll(() => service.stop())

  async function createJob(url = service.url, key = service.key): Promise<string> {
    const response = await call(url, '/api/v1/jobs', {
      key,
      body: { operation: 'vin', input: { vin: accord, refresh: true } },
    })
    expect(response.status).toBe(202)
    return response.headers.get('x-service-job-id') ?? ''
  }

  test('another worker finishes the jobs of a killed one: one starting, one decoding, one ending', async () => {
    const first = await service.startWorker()
    await ended(service.db, await createJob())
    // what the first has put into the cache, the next one's last transaction has to write anew
    const ending = await hold(service.databaseUrl, (tx) => tx.query('select from cache for update'))
    const endingJob = await createJob()
    await ending.waited()
    const decoding = await holdFindings(service.databaseUrl)
    const decodingJob = await createJob()
    await decoding.waited()
    // an API without a link to Temporal, so that the row can be held before the run begins;
    // `reconcile` begins it
    const mute = await service.startApi(
      {},
      { startWorkflow: () => Promise.reject(new Error('Temporal is away')) },
    )
    const startingJob = await createJob(mute.url)
    const starting = await hold(service.databaseUrl, (tx) =>
      tx.query('select from jobs where id = $1 for update', [startingJob]),
    )
    await starting.waited()

    await first.kill()
    await Promise.all([starting.release(), decoding.release(), ending.release()])
    await service.runWorker()
    const ready = performance.now()
    const seconds = await Promise.all(
      [startingJob, decodingJob, endingJob].map(async (job) => {
        await ended(service.db, job)
        return Math.round((performance.now() - ready) / 100) / 10
      }),
    )
    for (const job of [startingJob, decodingJob, endingJob]) await expectWhole(service.db, job)
    // the run's own limits: 4 s without a heartbeat, 10 s for a workflow task
    for (const time of seconds) expect(time).toBeLessThan(25)
  })
})

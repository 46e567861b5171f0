import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import type { Running } from '../support/processes/process.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended } from '../support/rows/jobs.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { soak } from './soak.ts'

let service: Service
let workers: Running[]
beforeAll(async () => {
  service = await startService(useStack(), 'soak-worker', {
    LOG_LEVEL: 'fatal',
    RECONCILE_EVERY_SECONDS: '1',
  })
  workers = [await service.startWorker(), await service.startWorker()]
})
afterAll(() => service?.stop())

async function createJob(key: string): Promise<string> {
  const input = { vin: '1HGCM82633A004352', refresh: true }
  const response = await call(service.url, '/api/v1/jobs', {
    key,
    body: { operation: 'vin', input },
  })
  expect(response.status).toBe(202)
  return response.headers.get('x-service-job-id') ?? ''
}

test('every job completes once while its worker is killed or stopped at random moments', async () => {
  await soak(async (random) => {
    const { key } = await service.createKey()
    const created = Promise.all(Array.from({ length: 6 }, () => createJob(key)))
    await sleep(random() * 400)
    const worker = workers.shift()
    if (random() < 0.5) await worker?.kill()
    else expect(await worker?.stop()).toBe(0)
    workers.push(await service.startWorker())
    const jobs = await created
    for (const job of jobs) await ended(service.db, job)
    for (const job of jobs) await expectWhole(service.db, job)
  })
})

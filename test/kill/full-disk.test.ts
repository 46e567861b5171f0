import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { eventually } from '../support/eventually.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended } from '../support/rows/jobs.ts'
import { refuseRows } from '../support/rows/refuse-rows.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { fillDisk } from './full-disk.ts'

describe('while the disk of the database is full', { timeout: 60_000 }, () => {
  let service: Service
  beforeAll(async () => {
    service = await startService(useStack(), 'full-disk', {
      LOG_LEVEL: 'fatal',
      RECONCILE_EVERY_SECONDS: '1',
    })
  })
  afterAll(() => service.stop())

  const create = (key: string) => {
    // random, so that it does not fit into what is left of a page
    const metadata = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`m${n}`, randomText(480)]),
    )
    const body = { operation: 'vin', input: { vin: '1HGCM82633A004352', refresh: true }, metadata }
    return call(service.url, '/api/v1/jobs', { key, body })
  }
  const randomText = (length: number) =>
    Array.from({ length }, () => Math.random().toString(36).slice(2, 3)).join('')

  test('a request that writes is 503 with Retry-After, and succeeds once there is room', async () => {
    const { key } = await service.createKey({ account: 'writer' })
    const disk = await fillDisk(service.db, 'jobs')
    onTestFinished(() => disk.remove())
    const refused = await eventually(async () => {
      const response = await create(key)
      expect(response.status).toBe(503)
      return response
    })
    expect(await refused.json()).toMatchObject({
      error: { code: 'provider_unavailable', retryable: true },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect((await call(service.url, '/api/v1/jobs', { key })).status).toBe(200)
    await disk.makeRoom()
    expect((await create(key)).status).toBe(202)
  })

  test('a run waits for room, and its activities do not count that as failures of theirs', async () => {
    const created = await create((await service.createKey({ account: 'runner' })).key)
    const job = created.headers.get('x-service-job-id') ?? ''
    const makeRoom = await refuseRows(service.db, 'findings')
    await service.startWorker()
    const connection = await Connection.connect({ address: useStack().temporalAddress })
    const client = new Client({ connection, namespace: service.namespace })
    // more tries than an activity that fails by its own mistake would get
    await eventually(async () => {
      const { raw } = await client.workflow.getHandle(job).describe()
      expect(raw.pendingActivities?.[0]?.attempt ?? 0).toBeGreaterThan(7)
    })
    await makeRoom()
    expect((await ended(service.db, job)).status).toBe('succeeded')
    await expectWhole(service.db, job)
    await connection.close()
  })
})

import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../support/calls/call.ts'
import { root } from '../support/code/root.ts'
import { eventually } from '../support/eventually.ts'
import { expectWhole } from '../support/rows/expect-whole.ts'
import { ended } from '../support/rows/jobs.ts'
import { startApiProcess } from '../support/service/api-process.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const nineDaysMs = 9 * 86_400_000
const preload = path.join(root, 'test', 'kill', 'shift-clock.mjs')
const shifted = (ms: number) => ({
  NODE_OPTIONS: `--import=${preload}`,
  CLOCK_SHIFT_MS: String(ms),
})

describe('a process whose clock is wrong', { timeout: 60_000 }, () => {
  let service: Service
  beforeAll(async () => {
    service = await startService(useStack(), 'clock-skew', { RECONCILE_EVERY_SECONDS: '1' })
  })
  afterAll(() => service.stop())

  const create = async (url: string) => {
    const body = { operation: 'vin', input: { vin: '1HGCM82633A004352', refresh: true } }
    const response = await call(url, '/api/v1/jobs', { key: service.key, body })
    expect(response.status).toBe(202)
    return response.headers.get('x-service-job-id') ?? ''
  }
  /** Seconds by which the database's clock is past a column of the job. */
  async function age(
    job: string,
    column: 'created_at' | 'completed_at' | 'expires_at',
  ): Promise<number> {
    const { rows } = await service.db.query<{ age: number }>(
      `select extract(epoch from now() - (to_jsonb(jobs)->>$2)::timestamptz)::double precision as age from jobs where id = $1`,
      [job, column],
    )
    return rows[0]?.age ?? Number.NaN
  }

  test('a worker nine days ahead erases nothing, says so, and finishes jobs by the time of the database', async () => {
    const worker = await service.startWorker(shifted(nineDaysMs))
    const job = await create(service.url)
    await ended(service.db, job)
    await expectWhole(service.db, job)
    expect(Math.abs(await age(job, 'completed_at'))).toBeLessThan(30)
    await eventually(() => expect(worker.output()).toContain('clock_differs'))
    expect(worker.output()).toContain('housekeeping is left to other processes')
    const read = await call(service.url, `/api/v1/jobs/${job}`, { key: service.key })
    expect(await read.json()).toMatchObject({
      status: 'succeeded',
      result: { vehicle: { make: 'HONDA' } },
    })
  })

  test('a worker with the right clock does the housekeeping beside one whose clock is wrong', async () => {
    await service.runWorker()
    const job = await create(service.url)
    await ended(service.db, job)
    await service.db.query(
      `update jobs set expires_at = now() - interval '1 second' where id = $1`,
      [job],
    )
    await eventually(async () => {
      const { rowCount } = await service.db.query(
        'select from jobs where id = $1 and erased_at is not null',
        [job],
      )
      expect(rowCount).toBe(1)
    })
  })

  test('an API nine days behind writes the times of the database, and its windows are those of the others', async () => {
    const api = await startApiProcess(service, shifted(-nineDaysMs))
    const job = await create(api.url)
    expect(Math.abs(await age(job, 'created_at'))).toBeLessThan(30)
    expect(-(await age(job, 'expires_at')) / 86_400).toBeCloseTo(7, 1)
    const { key } = await service.createKey({ perMinuteLimit: 4 })
    const statuses: number[] = []
    for (const url of [api.url, service.url, api.url, service.url, api.url, service.url])
      statuses.push((await call(url, '/api/v1/jobs', { key })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    expect(api.output()).toContain('housekeeping is left to other processes')
    await api.kill()
  })
})

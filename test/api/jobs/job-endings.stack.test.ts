import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { VinResult } from '../../../contract/operations/vin.ts'
import type { Job } from '../../../contract/resources/jobs.ts'
import { createId } from '../../../store/database/new-id.ts'
import type { JobRow } from '../../../store/jobs/jobs.ts'
import { events } from '../../support/calls/call.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { jobCalls, jobOf, vinInput } from '../../support/calls/jobs.ts'
import { ledgerOf } from '../../support/rows/jobs.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useStack } from '../../support/stack/use-stack.ts'

let service: Service
beforeAll(async () => {
  service = await startService(useStack(), 'job-endings', {
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    RECONCILE_EVERY_SECONDS: '1',
  })
})
afterAll(() => service.stop())

const { ask, create } = jobCalls(() => service)

describe('a queued job without a worker', () => {
  test('a queued job without a worker is cancelling as soon as a caller cancels it, however often', async () => {
    const { id, links } = await jobOf(await create())
    for (let count = 0; count < 2; count += 1) {
      const response = await ask(links.cancel, { method: 'POST' })
      expect(response.status).toBe(202)
      expect(response.headers.get('location')).toBe(links.self)
      expect(await jobOf(response)).toMatchObject({ id, status: 'cancelling' })
    }
  })

  test('a queued job without a worker accepts a stop, however often, without delay for the caller', async () => {
    const { id, links } = await jobOf(await create())
    const startedAt = performance.now()
    for (let count = 0; count < 2; count += 1) {
      const response = await ask(links.stop, { method: 'POST' })
      expect(response.status).toBe(202)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(await jobOf(response)).toMatchObject({ id, status: 'queued' })
    }
    expect(performance.now() - startedAt).toBeLessThan(30_000)
  })

  test('a job that has ended is neither cancelled nor stopped, and the refusal says its state', async () => {
    const { id, links } = await jobOf(await create())
    await service.db.query(`update jobs set status = 'succeeded', stage = 'done' where id = $1`, [
      id,
    ])
    for (const path of [links.cancel, links.stop]) {
      const response = await ask(path, { method: 'POST' })
      expect(response.status).toBe(202)
      expect(await jobOf(response)).toMatchObject({ status: 'succeeded', poll_after_ms: null })
      expect(response.headers.has('retry-after')).toBe(false)
    }
  })
})

describe('once a worker runs', () => {
  type Ended = Pick<JobRow, 'status'> & Record<string, unknown>
  let sync: { id: string; response: Promise<Response> }
  let stopped: Job
  let unattended: Job
  let ended: Job[]
  beforeAll(async () => {
    const requestId = createId('req')
    const response = ask('/api/v1/vin', {
      body: { ...vinInput, refresh: true },
      headers: { 'x-request-id': requestId },
    })
    const id = await vi.waitFor(async () => {
      const { rows } = await service.db.query<{ id: string }>(
        'select id from jobs where request_id = $1',
        [requestId],
      )
      const [row] = rows
      if (row === undefined) throw new Error('no job yet')
      return row.id
    })
    sync = { id, response }
    stopped = await jobOf(await create())
    unattended = await jobOf(
      await ask('/api/v1/vin', {
        body: { ...vinInput, refresh: true },
        headers: { prefer: 'respond-async' },
      }),
    )
    expect((await ask(`/api/v1/jobs/${id}/cancel`, { method: 'POST' })).status).toBe(202)
    expect((await ask(stopped.links.stop, { method: 'POST' })).status).toBe(202)
    ended = await endInTemporal([await jobOf(await create()), await jobOf(await create())])
    await service.runWorker()
  })

  /**
   * As an operator does in the Temporal UI, of runs that wait for a worker; the second job is
   * cancelled before.
   */
  async function endInTemporal(jobs: Job[]): Promise<Job[]> {
    const connection = await Connection.connect({ address: useStack().temporalAddress })
    const client = new Client({ connection, namespace: service.namespace })
    for (const [n, { id, links }] of jobs.entries()) {
      await vi.waitFor(() => client.workflow.getHandle(id).describe(), { timeout: 10_000 })
      if (n === 1) expect((await ask(links.cancel, { method: 'POST' })).status).toBe(202)
      await client.workflow.getHandle(id).terminate('by an operator')
    }
    await connection.close()
    return jobs
  }

  async function end({ links }: Pick<Job, 'links'>): Promise<Ended> {
    return await vi.waitFor(
      async () => {
        const job = await jobOf(await ask(`${links.self}?wait=10`))
        if (job.completed_at === null) throw new Error(`still ${job.status}`)
        return job
      },
      { timeout: 30_000 },
    )
  }

  test('a cancelled job answers the synchronous call that waits for it 409 job_cancelled', async () => {
    const response = await sync.response
    expect(response.status).toBe(409)
    expect(response.headers.get('x-service-job-id')).toBe(sync.id)
    expect(response.headers.get('content-location')).toBe(`/api/v1/jobs/${sync.id}`)
    expect(await errorOf(response)).toMatchObject({ code: 'job_cancelled', retryable: false })
    const path = `/api/v1/jobs/${sync.id}`
    expect(await jobOf(await ask(path))).toMatchObject({
      status: 'cancelled',
      stop_reason: 'cancelled',
      result: null,
      poll_after_ms: null,
      error: { code: 'job_cancelled', retryable: false },
    })
    const log = await events(await ask(`${path}/events`))
    expect(log.at(-1)).toMatchObject({
      type: 'error',
      error: { code: 'job_cancelled', retryable: false },
    })
    expect(log.filter(({ type }) => type === 'error' || type === 'done')).toHaveLength(1)
  })

  test('a stop that no worker could take yet is taken then; a decode that never began left nothing to keep, and the job says so', async () => {
    expect(await end(stopped)).toMatchObject({
      status: 'failed',
      stop_reason: 'stopped',
      result: null,
      error: { code: 'provider_unavailable', retryable: false },
    })
  })

  test('a job whose run was ended in the Temporal UI before it had begun ends, too, and what was set aside for it is given back', async () => {
    const [queued, cancelling] = ended
    if (queued === undefined || cancelling === undefined) throw new Error('there are two')
    expect(await end(queued)).toMatchObject({
      status: 'failed',
      stop_reason: 'error',
      error: { code: 'internal_error', retryable: true },
    })
    expect(await end(cancelling)).toMatchObject({
      status: 'cancelled',
      error: { code: 'job_cancelled' },
    })
    for (const { id } of ended)
      expect((await ledgerOf(service.db, id)).map(({ kind }) => kind)).toEqual([
        'reserve',
        'settle',
      ])
  })

  test('a background job has the same result as the synchronous call', async () => {
    const job = await end(unattended)
    expect(job).toMatchObject({
      status: 'succeeded',
      partial: false,
      stop_reason: 'completed',
      stage: 'done',
      poll_after_ms: null,
    })
    const direct = VinResult.parse(await (await ask('/api/v1/vin', { body: vinInput })).json())
    expect(VinResult.parse(job.result)).toEqual({
      ...direct,
      cached: false,
      request_id: job.request_id,
    })
  })
})

import { createHash } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { VinResult } from '../../../contract/operations/vin.ts'
import { Job, JobList } from '../../../contract/resources/jobs.ts'
import { createId } from '../../../store/database/new-id.ts'
import { inTransaction } from '../../../store/database/open.ts'
import { insertEvents } from '../../../store/jobs/events.ts'
import type { JobRow } from '../../../store/jobs/jobs.ts'
import { insertJob } from '../../../store/jobs/new-jobs.ts'
import { events } from '../../support/calls/call.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { ledgerOf } from '../../support/rows/jobs.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const input = { vin: '1HGCM82633A004352' }
const _decoding = { stage: 'resolving', progress: { percent: 10, label: 'Decoding' } } as const

let service: Service
beforeAll(async () => {
  service = await startService(useStack(), 'jobs', {
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    RECONCILE_EVERY_SECONDS: '1',
  })
})
afterAll(() => service.stop())

const ask = (path: string, options: Call = {}) =>
  callAnew(service.url, path, { key: service.key, ...options })
const jobOf = async (response: Response): Promise<Job> => Job.parse(await response.json())
const create = async (body: Record<string, unknown> = {}, options: Call = {}) =>
  await ask('/api/v1/jobs', { body: { operation: 'vin', input, ...body }, ...options })
async function list(query = '', options: Call = {}): Promise<z.infer<typeof JobList>> {
  return JobList.parse(await (await ask(`/api/v1/jobs${query}`, options)).json())
}
const _ownerOf = (key: string) => `test:${createHash('sha256').update(key).digest('hex')}`

/** A job as a row, with any owner and any time. */
async function insert(more: Partial<Parameters<typeof insertJob>[1]> = {}): Promise<string> {
  const createdAt = more.createdAt ?? new Date()
  const id = more.id ?? createId('job')
  await inTransaction(service.db, async (tx) => {
    await insertJob(tx, {
      id,
      owner: 'nobody',
      accountId: null,
      keyId: null,
      operation: 'vin',
      channel: 'job',
      sandbox: false,
      input,
      metadata: {},
      progress: { percent: 0, label: 'Queued' },
      requestId: createId('req'),
      deadlineSeconds: 60,
      maxPercentage: null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 86_400_000),
      ...more,
    })
    await insertEvents(
      tx,
      { id },
      [{ dedupeKey: 'queued', event: { type: 'status', label: 'Queued' } }],
      createdAt,
    )
  })
  return id
}

async function accountOf(keyId: string): Promise<string> {
  const { rows } = await service.db.query<{ id: string }>(
    'select account_id as id from api_keys where id = $1',
    [keyId],
  )
  return rows[0]?.id ?? ''
}

/** An account of its own, so that its list holds nothing else. */
async function tenant(): Promise<{ key: string; owner: string }> {
  const { id, key } = await service.createKey({ account: createId('acct') })
  return { key, owner: await accountOf(id) }
}

test('a query parameter that is given twice is 400 and names itself', async () => {
  for (const query of ['status=failed&status=succeeded', 'limit=1&limit=1&operation=vin'])
    expect(await errorOf(await ask(`/api/v1/jobs?${query}`))).toMatchObject({
      code: 'invalid_request',
      details: [{ path: query.split('=')[0], message: 'must be given once' }],
    })
})

describe('GET /api/v1/jobs', () => {
  let key: string
  /** Newest first, two of them made in the same millisecond. */
  const ids: string[] = []
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 12, minute))
  beforeAll(async () => {
    const { key: made, owner } = await tenant()
    key = made
    for (const [index, minute] of [0, 1, 1, 2, 3].entries()) {
      ids.unshift(
        await insert({
          owner,
          accountId: owner,
          createdAt: at(minute),
          sandbox: index === 4,
          operation: index === 3 ? 'search' : 'vin',
        }),
      )
    }
    await service.db.query(
      `update jobs set status = 'succeeded', stop_reason = 'completed' where id = any ($1)`,
      [ids.slice(0, 2)],
    )
  })

  const idsOf = async (query: string) => (await list(query, { key })).data.map((job) => job.id)

  test('GET /api/v1/jobs lists the newest job first', async () => {
    expect(await idsOf('')).toEqual(ids)
  })

  test.each([1, 2, 3, 5, 100])(
    'the list of jobs in pages of %i loses and doubles nothing',
    async (limit) => {
      const seen: string[] = []
      let cursor: string | null = ''
      let pages = 0
      while (cursor !== null) {
        const page: z.infer<typeof JobList> = await list(
          `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
          { key },
        )
        expect(page.data.length).toBeLessThanOrEqual(limit)
        expect(page.has_more).toBe(page.next_cursor !== null)
        seen.push(...page.data.map((job) => job.id))
        cursor = page.next_cursor
        pages += 1
      }
      expect(seen).toEqual(ids)
      expect(pages).toBe(Math.ceil(ids.length / limit))
    },
  )

  test('a page does not move when newer jobs come', async () => {
    const { key: own, owner } = await tenant()
    const old = [
      await insert({ owner, accountId: owner, createdAt: at(1) }),
      await insert({ owner, accountId: owner, createdAt: at(2) }),
    ]
    const first = await list('?limit=1', { key: own })
    await insert({ owner, accountId: owner, createdAt: at(3) })
    const second = await list(`?limit=1&cursor=${first.next_cursor}`, { key: own })
    expect([...first.data, ...second.data].map((job) => job.id)).toEqual(old.toReversed())
  })

  test.each([
    ['status=succeeded', [0, 1]],
    ['status=queued', [2, 3, 4]],
    ['status=failed', []],
    ['operation=search', [1]],
    ['operation=vin', [0, 2, 3, 4]],
    ['operation=chat', []],
    ['sandbox=true', [0]],
    ['sandbox=false', [1, 2, 3, 4]],
    ['created_after=2027-01-01T12:01:00Z', [0, 1]],
    ['created_before=2027-01-01T12:01:00.000Z', [4]],
    ['created_after=2027-01-01T13:00:59%2B01:00&created_before=2027-01-01T12:03:00Z', [1, 2, 3]],
    ['status=queued&operation=vin&limit=2', [2, 3]],
  ])('the list of jobs for ?%s holds the jobs that fit', async (query, positions) => {
    expect(await idsOf(`?${query}`)).toEqual(positions.map((position) => ids[position]))
  })

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'ten'],
    ['limit', ''],
    ['limit', '-1'],
    ['status', 'lost'],
    ['operation', 'sing'],
    ['sandbox', 'yes'],
    ['created_after', 'yesterday'],
    ['created_after', '2027-01-01'],
    ['created_before', '2027-13-01T00:00:00Z'],
    ['cursor', ''],
    ['cursor', 'nonsense'],
    ['cursor', 'x'.repeat(201)],
    ['cursor', '1798804800000_job_\0'],
    ['cursor', `179880480000_job_${'0'.repeat(26)}`],
    ['cursor', `-798804800000_job_${'0'.repeat(26)}`],
    ['cursor', `1798804800000_we_${'0'.repeat(26)}`],
    ['page', '2'],
  ])('GET /api/v1/jobs: %s=%s is 400', async (name, value) => {
    const response = await ask(`/api/v1/jobs?${name}=${encodeURIComponent(value)}`)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: name }],
    })
  })
})

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
    expect(performance.now() - startedAt).toBeLessThan(5_000)
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
      body: { ...input, refresh: true },
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
        body: { ...input, refresh: true },
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
    const direct = VinResult.parse(await (await ask('/api/v1/vin', { body: input })).json())
    expect(VinResult.parse(job.result)).toEqual({
      ...direct,
      cached: false,
      request_id: job.request_id,
    })
  })
})

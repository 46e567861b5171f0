import { createHash } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { VinResult } from '../../../contract/operations/vin.ts'
import { EventList, Job, JobList } from '../../../contract/resources/jobs.ts'
import { createId } from '../../../store/database/new-id.ts'
import { inTransaction } from '../../../store/database/open.ts'
import { insertEvents } from '../../../store/jobs/events.ts'
import type { JobRow } from '../../../store/jobs/jobs.ts'
import { insertJob } from '../../../store/jobs/new-jobs.ts'
import { events, messages } from '../../support/calls/call.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { ledgerOf } from '../../support/rows/jobs.ts'
import { type Service, startService } from '../../support/service/service.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const input = { vin: '1HGCM82633A004352' }
const decoding = { stage: 'resolving', progress: { percent: 10, label: 'Decoding' } } as const

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

describe('GET /api/v1/jobs/{id}', () => {
  test('a job has an ETag, and If-None-Match with that tag is 304', async () => {
    const { links } = await jobOf(await create())
    const first = await ask(links.self)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^(W\/)?"[^"]+"$/)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask(links.self, { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.has('ratelimit')).toBe(true)
    }
    for (const unknown of ['"other"', tag.slice(1, -1), `${tag}x`]) {
      expect((await ask(links.self, { headers: { 'if-none-match': unknown } })).status).toBe(200)
    }
  })

  test('the ETag of a job changes with the job', async () => {
    const { id, links } = await jobOf(await create())
    const tag = (await ask(links.self)).headers.get('etag') ?? ''
    await insertEvents(service.db, { id }, [], new Date(), decoding)
    const response = await ask(links.self, { headers: { 'if-none-match': tag } })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).not.toBe(tag)
    expect(await response.json()).toMatchObject({
      stage: 'resolving',
      progress: { percent: 10, label: 'Decoding' },
    })
  })

  test.each([
    ['only its label', `progress = '{"percent":0,"label":"Read 13 of 31 pages"}'`],
    ['only its deadline', `deadline_at = now() + interval '1 hour'`],
    ['only what it has read', `progress = progress || '{"sources_read":13}'`],
  ])('the ETag of a job changes when %s has changed', async (_, change) => {
    const { id, links } = await jobOf(await create())
    const tag = (await ask(links.self)).headers.get('etag') ?? ''
    await service.db.query(`update jobs set ${change} where id = $1`, [id])
    expect((await ask(links.self, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  test('a job has no result after its retention ends, even before the row is erased', async () => {
    const { key: own, owner } = await tenant()
    const id = await insert({ owner, accountId: owner, expiresAt: new Date(Date.now() - 1) })
    await service.db.query(
      `update jobs set status = 'succeeded', stage = 'done', result = '{"object":"vin_result"}' where id = $1`,
      [id],
    )
    expect(await errorOf(await ask(`/api/v1/jobs/${id}`, { key: own }))).toMatchObject({
      code: 'job_expired',
    })
    expect((await list('?include=result', { key: own })).data).toMatchObject([
      { id, status: 'succeeded', result: null },
    ])
    for (const action of ['cancel', 'stop']) {
      const response = await ask(`/api/v1/jobs/${id}/${action}`, { key: own, method: 'POST' })
      expect(await errorOf(response)).toMatchObject({ code: 'job_expired' })
    }
    await service.db.query(`update jobs set expires_at = now() + interval '1 hour' where id = $1`, [
      id,
    ])
    const result = { object: 'vin_result' }
    expect((await list('?include=result', { key: own })).data).toMatchObject([{ id, result }])
    const [listed] = (await list('', { key: own })).data
    expect(listed).toMatchObject({ id, status: 'succeeded' })
    expect(listed).not.toHaveProperty('result')
    expect(await jobOf(await ask(`/api/v1/jobs/${id}`, { key: own }))).toMatchObject({ id, result })
  })

  test('GET /api/v1/jobs/{id}?wait answers as soon as the stage changes', async () => {
    const { id, links } = await jobOf(await create())
    const startedAt = performance.now()
    const waiting = ask(`${links.self}?wait=20`)
    await vi.waitFor(() => expect(performance.now() - startedAt).toBeGreaterThan(200), {
      interval: 20,
    })
    await inTransaction(service.db, async (tx) => {
      await insertEvents(
        tx,
        { id },
        [{ dedupeKey: 'x', event: { type: 'status', label: 'Decoding', stage: 'resolving' } }],
        new Date(),
        decoding,
      )
    })
    expect(await (await waiting).json()).toMatchObject({ stage: 'resolving', last_seq: 2 })
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  test('GET /api/v1/jobs/{id}?wait ends by itself when nothing happens', async () => {
    const { links, id } = await jobOf(await create())
    const startedAt = performance.now()
    const response = await ask(`${links.self}?wait=1`)
    expect(await response.json()).toMatchObject({ id, status: 'queued' })
    expect(performance.now() - startedAt).toBeGreaterThan(900)
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  })

  test('GET /api/v1/jobs/{id} answers at once with wait=0 and without wait', async () => {
    const { links } = await jobOf(await create())
    const startedAt = performance.now()
    for (const query of ['', '?wait=0']) expect((await ask(links.self + query)).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(900)
  })

  test.each(['51', '-1', '1.5', '1e1', '0x1', 'soon', '', ' 1', '99999999999999999999'])(
    'GET /api/v1/jobs/{id}?wait=%s is 400',
    async (wait) => {
      const response = await ask(`/api/v1/jobs/${createId('job')}?wait=${encodeURIComponent(wait)}`)
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({
        code: 'invalid_request',
        details: [
          {
            path: 'wait',
            message: wait === '51' ? 'must be at most 50' : 'must be a whole number from 0 to 50',
          },
        ],
      })
    },
  )

  test('a query parameter that is given twice is 400 and names itself', async () => {
    for (const query of ['status=failed&status=succeeded', 'limit=1&limit=1&operation=vin'])
      expect(await errorOf(await ask(`/api/v1/jobs?${query}`))).toMatchObject({
        code: 'invalid_request',
        details: [{ path: query.split('=')[0], message: 'must be given once' }],
      })
  })

  test('GET /api/v1/jobs/{id} with an unknown query parameter is 400', async () => {
    expect(await errorOf(await ask(`/api/v1/jobs/${createId('job')}?fields=id`))).toMatchObject({
      details: [{ path: 'fields' }],
    })
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

describe('GET /api/v1/jobs/{id}/events', () => {
  let path: string
  let id: string
  beforeAll(async () => {
    const { links, id: made } = await jobOf(await create())
    id = made
    path = links.events
    await inTransaction(service.db, async (tx) => {
      const steps = ['a', 'b', 'c'].map((label) => ({
        dedupeKey: label,
        event: { type: 'status', label } as const,
      }))
      await insertEvents(
        tx,
        { id },
        [...steps, { dedupeKey: 'end', event: { type: 'done' } }],
        new Date(),
      )
      await tx.query(`update jobs set status = 'succeeded', stage = 'done' where id = $1`, [id])
    })
  })
  const seqs = (list: Record<string, unknown>[]) => list.map(({ seq }) => seq)

  test('GET /api/v1/jobs/{id}/events replays the stream with ids and a time to reconnect', async () => {
    const response = await ask(path)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const text = await response.clone().text()
    expect(text).toMatch(/^retry: 2000\n(id: \d+\ndata: \{.*\}\n\n){5}$/)
    const ids: unknown[] = []
    for await (const message of messages(response)) ids.push(message.id)
    expect(ids).toEqual(['1', '2', '3', '4', '5'])
  })

  test('GET /api/v1/jobs/{id}/events continues after a cursor, in the query or as Last-Event-ID, which wins', async () => {
    expect(seqs(await events(await ask(`${path}?after=3`)))).toEqual([4, 5])
    expect(seqs(await events(await ask(path, { headers: { 'last-event-id': '4' } })))).toEqual([5])
    expect(
      seqs(await events(await ask(`${path}?after=1`, { headers: { 'last-event-id': '3' } }))),
    ).toEqual([4, 5])
    expect(seqs(await events(await ask(path, { headers: { 'last-event-id': '' } })))).toEqual([
      1, 2, 3, 4, 5,
    ])
  })

  test.each(['5', '6', '2147483647'])(
    'events behind the end of a job (%s) are 204, so that an EventSource stays away',
    async (after) => {
      const response = await ask(`${path}?after=${after}`)
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
    },
  )

  test('the events of a job are a paged list for a caller that accepts JSON', async () => {
    const accept = { accept: 'application/json' }
    const all = EventList.parse(await (await ask(path, { headers: accept })).json())
    expect(all).toMatchObject({ has_more: false, next_cursor: null })
    expect(seqs(all.data)).toEqual([1, 2, 3, 4, 5])
    const first = EventList.parse(await (await ask(`${path}?limit=2`, { headers: accept })).json())
    expect(first).toMatchObject({ has_more: true, next_cursor: '2' })
    const second = EventList.parse(
      await (await ask(`${path}?limit=3&after=${first.next_cursor}`, { headers: accept })).json(),
    )
    expect(seqs(second.data)).toEqual([3, 4, 5])
    expect(
      EventList.parse(await (await ask(`${path}?after=2147483647`, { headers: accept })).json())
        .data,
    ).toEqual([])
  })

  test.each([
    ['text/event-stream', 200, 'text/event-stream'],
    ['*/*', 200, 'text/event-stream'],
    ['application/json, text/event-stream;q=0.5', 200, 'application/json'],
    ['application/json;q=0.1, */*', 200, 'text/event-stream'],
    ['text/html', 406, 'application/json'],
    ['application/xml;q=0.9', 406, 'application/json'],
  ])('events of a job asked for with Accept: %s are %i', async (accept, status, type) => {
    const response = await ask(path, { headers: { accept } })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain(type)
    if (status === 406) expect(await errorOf(response)).toMatchObject({ code: 'not_acceptable' })
    else await response.text()
  })

  test.each([
    ['after', '-1'],
    ['after', 'x'],
    ['after', ''],
    ['after', '2147483648'],
    ['after', '99999999999999999999'],
    ['limit', '0'],
    ['limit', '1001'],
    ['since', '1'],
  ])('GET /api/v1/jobs/{id}/events: %s=%s is 400', async (name, value) => {
    const response = await ask(`${path}?${name}=${value}`)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: name }],
    })
  })

  test.each(['x', '-1', '1.0', '999999999999999', '2147483648'])(
    'events of a job asked for with Last-Event-ID: %s are 400',
    async (given) => {
      const response = await ask(path, { headers: { 'last-event-id': given } })
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({ details: [{ path: 'Last-Event-ID' }] })
    },
  )
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

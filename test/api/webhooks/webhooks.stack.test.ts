import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEventList,
  WebhookRecovery,
} from '../../../contract/resources/webhooks.ts'
import { buildEventBody } from '../../../research/webhooks/event-body.ts'
import { createId } from '../../../store/database/new-id.ts'
import { insertWebhookEvent } from '../../../store/webhooks/events.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import { eventually } from '../../support/eventually.ts'
import { hold } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const url = 'https://backend.example.com/hooks'

let service: SharedService
beforeAll(async () => {
  service = await useApi({
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    EGRESS_ALLOW: '127.0.0.1:8080',
  })
})
afterAll(() => service.stop())

type Endpoint = z.infer<typeof WebhookEndpoint>
let accounts = 0
/** Of an account of its own, with rates of its own. */
async function tenant(): Promise<string> {
  accounts += 1
  return (await service.createKey({ account: `tenant ${accounts}` })).key
}

const ask = (key: string, method: string, path: string, body?: unknown) =>
  callAnew(service.url, path, { key, method, ...(body === undefined ? {} : { body }) })
const create = (key: string, body: Record<string, unknown> = {}) =>
  ask(key, 'POST', '/api/v1/webhooks', { url, ...body })
const created = async (key: string, body: Record<string, unknown> = {}): Promise<Endpoint> =>
  WebhookEndpoint.parse(await (await create(key, body)).json())
const get = async (key: string, id: string): Promise<Endpoint> =>
  WebhookEndpoint.parse(await (await ask(key, 'GET', `/api/v1/webhooks/${id}`)).json())

async function accountOf(endpoint: Endpoint): Promise<string> {
  const { rows } = await service.db.query<{ id: string }>(
    'select account_id as id from webhook_endpoints where id = $1',
    [endpoint.id],
  )
  return rows[0]?.id ?? ''
}

/** An event of an account, as the end of a job leaves it. */
async function insertEvent(
  accountId: string,
  now: Date,
  type: 'job.succeeded' | 'job.failed' = 'job.succeeded',
): Promise<{ id: string; jobId: string }> {
  const [id, jobId] = [createId('evt'), createId('job')]
  const time = now.toISOString()
  const status = type === 'job.succeeded' ? 'succeeded' : 'failed'
  const job = {
    id: jobId,
    operation: 'vin',
    sandbox: false,
    status,
    partial: false,
    stop_reason: 'completed',
    error: null,
  } as const
  const body = buildEventBody(
    id,
    { ...job, metadata: {}, usage: null, created_at: time, completed_at: time },
    { at: now },
  )
  await insertWebhookEvent(
    service.db,
    { id, accountId, jobId, type, endpointId: null, body, now },
    [createId('whd'), createId('whd')],
  )
  return { id, jobId }
}

describe('lists', () => {
  test('the lists of endpoints, deliveries and events lose and double nothing, page by page, newest first', async () => {
    const key = await tenant()
    const endpoints: string[] = []
    for (let n = 0; n < 5; n += 1)
      endpoints.unshift((await created(key, { events: n === 0 ? ['job.succeeded'] : [] })).id)
    const [subscribed = ''] = endpoints.slice(-1)
    const accountId = await accountOf(await get(key, subscribed))
    const events: string[] = []
    // two of them in the same millisecond
    for (const ms of [0, 1, 1, 2, 3])
      events.unshift((await insertEvent(accountId, new Date(Date.UTC(2027, 0, 1) + ms))).id)
    async function all(
      path: string,
      schema: typeof WebhookEndpointList | typeof WebhookEventList | typeof WebhookDeliveryList,
      limit: number,
    ) {
      const ids: unknown[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query: string = `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`
        const page: {
          data: Record<string, unknown>[]
          next_cursor: string | null
          has_more: boolean
        } = schema.parse(await (await ask(key, 'GET', `${path}${query}`)).json())
        expect(page.has_more).toBe(page.next_cursor !== null)
        ids.push(...page.data.map((row) => ('event_id' in row ? row.event_id : row.id)))
        cursor = page.next_cursor
      }
      return ids
    }
    for (const limit of [1, 2, 5]) {
      expect(await all('/api/v1/webhooks', WebhookEndpointList, limit)).toEqual(endpoints)
      expect(await all('/api/v1/events', WebhookEventList, limit)).toEqual(events)
      expect(
        await all(`/api/v1/webhooks/${subscribed}/deliveries`, WebhookDeliveryList, limit),
      ).toHaveLength(events.length)
    }
  })

  test('the list of webhook events filters by type and job, byte for byte as they are sent', async () => {
    const key = await tenant()
    const accountId = await accountOf(await created(key))
    const good = await insertEvent(accountId, new Date('2027-01-01T00:00:00Z'))
    const bad = await insertEvent(accountId, new Date('2027-01-01T00:00:01Z'), 'job.failed')
    const idsOf = async (query: string) =>
      WebhookEventList.parse(
        await (await ask(key, 'GET', `/api/v1/events${query}`)).json(),
      ).data.map(({ id }) => id)
    expect(await idsOf('')).toEqual([bad.id, good.id])
    expect(await idsOf('?type=job.failed')).toEqual([bad.id])
    expect(await idsOf(`?job_id=${good.jobId}`)).toEqual([good.id])
    expect(await idsOf(`?job_id=${good.jobId}&type=job.failed`)).toEqual([])
    const { rows } = await service.db.query<{ body: string }>(
      'select body from webhook_events where id = $1',
      [good.id],
    )
    expect(await (await ask(key, 'GET', `/api/v1/events?job_id=${good.jobId}`)).text()).toBe(
      `{"object":"list","data":[${rows[0]?.body}],"has_more":false,"next_cursor":null}`,
    )
  })

  test('the list of deliveries filters by status', async () => {
    const key = await tenant()
    const endpoint = await created(key)
    await insertEvent(await accountOf(endpoint), new Date('2027-01-01T00:00:00Z'))
    const count = async (status: string) =>
      WebhookDeliveryList.parse(
        await (
          await ask(key, 'GET', `/api/v1/webhooks/${endpoint.id}/deliveries?status=${status}`)
        ).json(),
      ).data.length
    expect([await count('pending'), await count('delivered')]).toEqual([1, 0])
  })

  test('an event of a job is written once, with one delivery for each endpoint', async () => {
    const key = await tenant()
    const endpoints = [await created(key), await created(key)]
    const [first] = endpoints
    if (first === undefined) throw new Error('there is no endpoint')
    const accountId = await accountOf(first)
    const jobId = createId('job')
    const insert = () =>
      insertWebhookEvent(
        service.db,
        {
          id: createId('evt'),
          accountId,
          jobId,
          type: 'job.failed',
          endpointId: null,
          body: '{}',
          now: new Date(),
        },
        Array.from({ length: 16 }, () => createId('whd')),
      )
    const made = await Promise.all(Array.from({ length: 8 }, insert))
    expect(made.map((ids) => ids.length).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
  })

  test('the list of deliveries shows the newest fifty attempts of each, in their order', async () => {
    const key = await tenant()
    const endpoint = await created(key)
    await insertEvent(await accountOf(endpoint), new Date('2027-01-01T00:00:00Z'))
    await service.db.query(
      `insert into webhook_attempts (id, delivery_id, number, duration_ms, created_at)
       select 'att_' || number || id, id, number, 1, now() from webhook_deliveries, generate_series(1, 60) number where endpoint_id = $1`,
      [endpoint.id],
    )
    const { data } = WebhookDeliveryList.parse(
      await (await ask(key, 'GET', `/api/v1/webhooks/${endpoint.id}/deliveries`)).json(),
    )
    expect(data[0]?.attempts.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 11),
    )
  })

  test.each([
    ['/api/v1/webhooks', 'limit', '0'],
    ['/api/v1/webhooks', 'cursor', 'nonsense'],
    ['/api/v1/webhooks', 'status', 'enabled'],
    ['/api/v1/events', 'type', 'job.started'],
    ['/api/v1/events', 'job_id', 'job_1'],
    ['/api/v1/events', 'cursor', `1798804800000_job_${'0'.repeat(26)}`],
  ])(
    'a list of webhook endpoints, deliveries or events: %s?%s=%s is 400',
    async (path, name, value) => {
      const response = await ask(
        await tenant(),
        'GET',
        `${path}?${name}=${encodeURIComponent(value)}`,
      )
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({
        code: 'invalid_request',
        details: [{ path: name }],
      })
    },
  )
})

describe('POST …/recover', () => {
  test('POST …/recover makes each missed event one delivery, even when two ask at once', async () => {
    const key = await tenant()
    const accountId = await accountOf(await created(key, { events: [] }))
    const missed: string[] = []
    for (const ms of [2, 0, 1])
      missed.push((await insertEvent(accountId, new Date(Date.UTC(2027, 0, 1) + ms))).id)
    const { id } = await created(key)
    const held = await hold(service.databaseUrl, (tx) =>
      tx.query('select from webhook_endpoints where id = $1 for no key update', [id]),
    )
    const recover = async () =>
      WebhookRecovery.parse(
        await (
          await ask(key, 'POST', `/api/v1/webhooks/${id}/recover`, {
            since: '2027-01-01T00:00:00Z',
          })
        ).json(),
      )
    const both = [recover(), recover()]
    await held.waited()
    await eventually(async () => {
      // of this database: other files hold locks of theirs in others
      const { rowCount } = await service.db.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(2)
    })
    await held.release()
    expect((await Promise.all(both)).map(({ deliveries }) => deliveries).sort()).toEqual([0, 3])
    const { rows } = await service.db.query<{ id: string }>(
      'select event_id as id from webhook_deliveries where endpoint_id = $1 order by event_id',
      [id],
    )
    expect(rows.map((row) => row.id)).toEqual(missed.sort())
  })

  test('POST …/recover delivers a hundred events at a time, the oldest first', async () => {
    const key = await tenant()
    const accountId = await accountOf(await created(key, { events: [] }))
    await service.db.query(
      `insert into webhook_events (id, account_id, job_id, type, body, created_at)
       select 'evt_' || n || $1, $1, 'job_' || n || $1, 'job.succeeded', '{}', now() - n * interval '1 s' from generate_series(1, 101) n`,
      [accountId],
    )
    const { id } = await created(key)
    const recover = async () =>
      await (
        await ask(key, 'POST', `/api/v1/webhooks/${id}/recover`, { since: '2026-01-01T00:00:00Z' })
      ).json()
    const newest = async () =>
      (
        await service.db.query(
          `select from webhook_deliveries where endpoint_id = $1 and event_id like 'evt\\_1acct%'`,
          [id],
        )
      ).rowCount
    expect(await recover()).toMatchObject({ deliveries: 100, has_more: true })
    expect(await newest()).toBe(0)
    expect(await recover()).toMatchObject({ deliveries: 1, has_more: false })
    expect(await newest()).toBe(1)
  })
})

test('what cannot be sent to Temporal waits for reconcile; a retry that cannot be sent is 503', async () => {
  const away = () => Promise.reject(new Error('Temporal is away'))
  const api = await service.startApi(
    { LOG_LEVEL: 'silent' },
    { startDelivery: away, retryDelivery: away },
  )
  const key = await tenant()
  const { id } = await created(key)
  const sent = await callAnew(api.url, `/api/v1/webhooks/${id}/test`, { key, method: 'POST' })
  expect(sent.status).toBe(202)
  const delivery = WebhookDelivery.parse(await sent.json())
  expect(delivery.status).toBe('pending')
  const retry = await callAnew(api.url, `/api/v1/webhooks/${id}/deliveries/${delivery.id}/retry`, {
    key,
    method: 'POST',
  })
  expect(retry.status).toBe(503)
  expect(retry.headers.get('retry-after')).toBe('2')
})

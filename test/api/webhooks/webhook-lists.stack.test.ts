import { beforeAll, expect, test } from 'vitest'
import {
  WebhookDeliveryList,
  WebhookEndpointList,
  WebhookEventList,
} from '../../../contract/resources/webhooks.ts'
import { createId } from '../../../store/database/new-id.ts'
import { insertWebhookEvent } from '../../../store/webhooks/events.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { createWebhookOwner } from '../../support/calls/webhooks.ts'
import { makeWebhookEvent } from '../../support/rows/make-webhook-event.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  return service.stop
})

test('the lists of endpoints, deliveries and events lose and double nothing, page by page, newest first', async () => {
  const owner = await createWebhookOwner(service)
  const endpoints: string[] = []
  for (let n = 0; n < 5; n += 1)
    endpoints.unshift((await owner.created({ events: n === 0 ? ['job.succeeded'] : [] })).id)
  const [subscribed = ''] = endpoints.slice(-1)
  const events: string[] = []
  // two of them in the same millisecond
  for (const ms of [0, 1, 1, 2, 3])
    events.unshift(
      (await makeWebhookEvent(service.db, owner.accountId, new Date(Date.UTC(2027, 0, 1) + ms))).id,
    )
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
      } = schema.parse(await (await owner.ask('GET', `${path}${query}`)).json())
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
  const owner = await createWebhookOwner(service)
  await owner.created()
  const good = await makeWebhookEvent(service.db, owner.accountId, new Date('2027-01-01T00:00:00Z'))
  const bad = await makeWebhookEvent(
    service.db,
    owner.accountId,
    new Date('2027-01-01T00:00:01Z'),
    'job.failed',
  )
  const idsOf = async (query: string) =>
    WebhookEventList.parse(
      await (await owner.ask('GET', `/api/v1/events${query}`)).json(),
    ).data.map(({ id }) => id)
  expect(await idsOf('')).toEqual([bad.id, good.id])
  expect(await idsOf('?type=job.failed')).toEqual([bad.id])
  expect(await idsOf(`?job_id=${good.jobId}`)).toEqual([good.id])
  expect(await idsOf(`?job_id=${good.jobId}&type=job.failed`)).toEqual([])
  const { rows } = await service.db.query<{ body: string }>(
    'select body from webhook_events where id = $1',
    [good.id],
  )
  expect(await (await owner.ask('GET', `/api/v1/events?job_id=${good.jobId}`)).text()).toBe(
    `{"object":"list","data":[${rows[0]?.body}],"has_more":false,"next_cursor":null}`,
  )
})

test('the list of deliveries filters by status', async () => {
  const owner = await createWebhookOwner(service)
  const endpoint = await owner.created()
  await makeWebhookEvent(service.db, owner.accountId, new Date('2027-01-01T00:00:00Z'))
  const count = async (status: string) =>
    WebhookDeliveryList.parse(
      await (
        await owner.ask('GET', `/api/v1/webhooks/${endpoint.id}/deliveries?status=${status}`)
      ).json(),
    ).data.length
  expect([await count('pending'), await count('delivered')]).toEqual([1, 0])
})

test('an event of a job is written once, with one delivery for each endpoint', async () => {
  const owner = await createWebhookOwner(service)
  for (let n = 0; n < 2; n += 1) await owner.created()
  const jobId = createId('job')
  const insert = () =>
    insertWebhookEvent(
      service.db,
      {
        id: createId('evt'),
        accountId: owner.accountId,
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
  const owner = await createWebhookOwner(service)
  const endpoint = await owner.created()
  await makeWebhookEvent(service.db, owner.accountId, new Date('2027-01-01T00:00:00Z'))
  await service.db.query(
    `insert into webhook_attempts (id, delivery_id, number, duration_ms, created_at)
     select 'att_' || number || id, id, number, 1, now() from webhook_deliveries, generate_series(1, 60) number where endpoint_id = $1`,
    [endpoint.id],
  )
  const { data } = WebhookDeliveryList.parse(
    await (await owner.ask('GET', `/api/v1/webhooks/${endpoint.id}/deliveries`)).json(),
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
    const owner = await createWebhookOwner(service)
    const response = await owner.ask('GET', `${path}?${name}=${encodeURIComponent(value)}`)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: name }],
    })
  },
)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookRecovery,
} from '../../../contract/resources/webhooks.ts'
import { buildEventBody } from '../../../research/webhooks/event-body.ts'
import { createId } from '../../../store/database/new-id.ts'
import { insertWebhookEvent } from '../../../store/webhooks/events.ts'
import { callAnew } from '../../support/calls/callers.ts'
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
const _get = async (key: string, id: string): Promise<Endpoint> =>
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

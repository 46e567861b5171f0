import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { Client, Connection } from '@temporalio/client'
import { Worker } from '@temporalio/worker'
import { DeterminismViolationError } from '@temporalio/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { createFetcher } from '../../activities/fetch/create-fetcher.ts'
import { reconcile } from '../../activities/reconcile.ts'
import { attemptDelivery } from '../../activities/webhooks/attempt-delivery.ts'
import { Job } from '../../contract/jobs.ts'
import {
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEvent,
  WebhookEventList,
  WebhookRecovery,
} from '../../contract/webhooks.ts'
import { parseEgressAllow } from '../../research/egress-allow.ts'
import { eraseJobs } from '../../store/erase.ts'
import { workflowBundle as bundleOf } from '../../worker/bundle.ts'
import { searchAttributes } from '../../workflows/search-attributes.ts'
import { activityDeps } from '../support/activities.ts'
import { callAnew } from '../support/callers.ts'
import { eventually } from '../support/eventually.ts'
import { deliveryHistory, readHistory, wordsOf } from '../support/histories.ts'
import { ended } from '../support/jobs.ts'
import { answers, expectSigned, hangs, type Receiver, redirects, resets, startReceiver, talks, throttles } from '../support/receiver.ts'
import { quieten } from '../support/runs.ts'
import { type Service, startService, testDataDir } from '../support/service.ts'
import { useStack } from '../support/stack/use-stack.ts'

const vin = '1HGCM82633A004352'

let service: Service
let receiver: Receiver
let connection: Connection
let client: Client
beforeAll(async () => {
  quieten()
  receiver = await startReceiver()
  service = await startService(useStack(), 'deliver-webhook', {
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    EGRESS_ALLOW: '127.0.0.0/8',
    WEBHOOK_SCHEDULE_SECONDS: '0, 0.3, 0.3, 3600',
    WEBHOOK_TIMEOUT_SECONDS: '1',
  })
  connection = await Connection.connect({ address: useStack().temporalAddress })
  client = new Client({ connection, namespace: service.namespace })
  await service.startWorker()
})
afterAll(async () => {
  await service.stop()
  await connection.close()
  await receiver.close()
})

type Endpoint = z.infer<typeof WebhookEndpoint> & { path: string; key: string }
let accounts = 0

/** An account whose endpoints nobody else's jobs concern. */
async function account(): Promise<string> {
  accounts += 1
  return (await service.createKey({ account: `account ${accounts}` })).key
}

async function makeEndpoint(key: string, path: string, more: Record<string, unknown> = {}): Promise<Endpoint> {
  const response = await callAnew(service.url, '/api/v1/webhooks', { key, body: { url: `${receiver.url}${path}`, ...more } })
  expect(response.status).toBe(201)
  return { ...WebhookEndpoint.parse(await response.json()), path, key }
}

/** A job of the account, ended. */
async function finishJob(key: string, more: Record<string, unknown> = {}): Promise<string> {
  const response = await callAnew(service.url, '/api/v1/jobs', { key, body: { operation: 'vin', input: { vin }, ...more } })
  expect(response.status).toBe(202)
  const { id } = Job.parse(await response.json())
  await ended(service.db, id)
  return id
}

const post = (key: string, path: string, body?: unknown) =>
  callAnew(service.url, path, { key, method: 'POST', ...(body === undefined ? {} : { body }) })
const endpointOf = async ({ key, id }: Endpoint) =>
  WebhookEndpoint.parse(await (await callAnew(service.url, `/api/v1/webhooks/${id}`, { key })).json())
const deliveriesOf = async ({ key, id }: Endpoint) =>
  WebhookDeliveryList.parse(await (await callAnew(service.url, `/api/v1/webhooks/${id}/deliveries`, { key })).json()).data
const eventsOf = async (key: string) => WebhookEventList.parse(await (await callAnew(service.url, '/api/v1/events', { key })).json()).data

type Standing = { status: string; attempts: number }

/** The endpoint's newest delivery, once it is as wanted; the rows are watched, since looking through the API is limited. */
async function delivery(endpoint: Endpoint, isReached: (standing: Standing) => boolean): Promise<z.infer<typeof WebhookDelivery>> {
  await eventually(async () => {
    const { rows } = await service.db.query<Standing>(
      'select status, attempts from webhook_deliveries where endpoint_id = $1 order by created_at desc limit 1',
      [endpoint.id],
    )
    const [one] = rows
    if (one === undefined || !isReached(one)) throw new Error(`the delivery is ${one?.status} after ${one?.attempts} attempts`)
  })
  const [newest] = await deliveriesOf(endpoint)
  if (newest === undefined) throw new Error('there is no delivery')
  return newest
}
const hasEnded = ({ status }: Standing) => status !== 'pending'
const attempted = (count: number) => (standing: Standing) => standing.attempts >= count

describe('a background job that ends', () => {
  test('is told to every endpoint that subscribes, signed with its own secret, in the same words', async () => {
    const key = await account()
    const [a, b, deaf] = [
      await makeEndpoint(key, '/a'),
      await makeEndpoint(key, '/b'),
      await makeEndpoint(key, '/c', { events: ['job.failed'] }),
    ]
    const job = await finishJob(key, { metadata: { crm_id: '42' } })
    for (const endpoint of [a, b]) {
      expect(await delivery(endpoint, hasEnded)).toMatchObject({
        status: 'delivered',
        job_id: job,
        test: false,
        next_attempt_at: null,
        attempts: [{ number: 1, status: 200, error: null, response: 'answer 1' }],
      })
      expect(receiver.at(endpoint.path)).toHaveLength(1)
      for (const received of receiver.at(endpoint.path)) expectSigned(received, endpoint.secret ?? '')
      expect(await endpointOf(endpoint)).toMatchObject({ consecutive_failures: 0, last_success_at: expect.any(String) })
    }
    const [event] = await eventsOf(key)
    expect(event).toMatchObject({
      type: 'job.succeeded',
      api_version: 'v1',
      sandbox: false,
      data: {
        job: { id: job, object: 'job', operation: 'vin', status: 'succeeded', metadata: { crm_id: '42' }, usage: { metered: true } },
        result_url: `/api/v1/jobs/${job}`,
      },
    })
    const sent = receiver.at('/a')[0]
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'job.succeeded',
      'x-service-delivery': event?.id,
      'x-service-attempt': '1',
      'webhook-id': event?.id,
    })
    expect(sent?.body).toBe(receiver.at('/b')[0]?.body)
    expect(JSON.parse(sent?.body ?? '')).toEqual(event)
    expect(sent?.body).not.toContain(vin)
    expect(receiver.at(deaf.path)).toEqual([])
    expect(await deliveriesOf(deaf)).toEqual([])
  })

  test('that was cancelled is job.failed with that status', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/cancelled')
    // an API that never tells Temporal: the cancellation comes before the run, which `reconcile` begins
    const mute = await service.startApi({ LOG_LEVEL: 'silent' }, { startWorkflow: () => Promise.reject(new Error('Temporal is away')) })
    const { id } = Job.parse(await (await callAnew(mute.url, '/api/v1/jobs', { key, body: { operation: 'vin', input: { vin } } })).json())
    await post(key, `/api/v1/jobs/${id}/cancel`)
    await delivery(endpoint, hasEnded)
    expect(WebhookEvent.parse(JSON.parse(receiver.at('/cancelled')[0]?.body ?? ''))).toMatchObject({
      type: 'job.failed',
      data: { job: { id, status: 'cancelled', stop_reason: 'cancelled', error: { code: 'job_cancelled' } } },
    })
  })

  test('is told only to the endpoint that it names, whatever that subscribes to', async () => {
    const key = await account()
    const named = await makeEndpoint(key, '/named', { events: [] })
    const other = await makeEndpoint(key, '/other')
    await finishJob(key, { webhook: named.id })
    expect(await delivery(named, hasEnded)).toMatchObject({ status: 'delivered' })
    expect(await deliveriesOf(other)).toEqual([])
  })

  test('is an event also without endpoints; a request that waited for its answer is none, one that did not is', async () => {
    const key = await account()
    const job = await finishJob(key)
    const waited = await post(key, '/api/v1/vin', { vin, refresh: true })
    expect(waited.status).toBe(200)
    const respond = { prefer: 'respond-async' }
    const response = await callAnew(service.url, '/api/v1/vin', { key, body: { vin, refresh: true }, headers: respond })
    const later = Job.parse(await response.json()).id
    await ended(service.db, later)
    expect((await eventsOf(key)).map(({ data }) => data.job.id)).toEqual([later, job])
  })

  test('in the sandbox, asked for with an ordinary key, is told as one', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/sandbox')
    const job = await finishJob(key, { operation: 'search', input: { query: 'Ada Marlowe' }, sandbox: true })
    await delivery(endpoint, hasEnded)
    expect(JSON.parse(receiver.at('/sandbox')[0]?.body ?? '')).toMatchObject({
      type: 'job.succeeded',
      sandbox: true,
      data: { job: { id: job } },
    })
  })

  test('of an async batch is an event, of a batch that waited it is none', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/batch')
    const batch = (mode: string) => post(key, '/api/v1/batch', { mode, operations: [{ operation: 'vin', input: { vin, refresh: true } }] })
    expect((await batch('sync')).status).toBe(200)
    expect((await batch('async')).status).toBe(202)
    await delivery(endpoint, hasEnded)
    expect(await eventsOf(key)).toHaveLength(1)
  })
})

describe('an endpoint that', () => {
  test('fails twice gets the same bytes until it takes them, with a new attempt number each time', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/twice')
    receiver.behave('/twice', answers(500, 503, 202))
    await finishJob(key)
    const { attempts } = await delivery(endpoint, hasEnded)
    expect(attempts).toMatchObject([
      { number: 1, status: 500, error: 'status', response: 'answer 1' },
      { number: 2, status: 503, error: 'status' },
      { number: 3, status: 202, error: null },
    ])
    const received = receiver.at('/twice')
    expect(received.map(({ headers }) => headers['x-service-attempt'])).toEqual(['1', '2', '3'])
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const one of received) expectSigned(one, endpoint.secret ?? '')
    expect(await endpointOf(endpoint)).toMatchObject({ consecutive_failures: 0, status: 'enabled' })
  })

  test.each([
    ['hangs', hangs, 'timeout', null],
    ['resets', resets, 'connection', null],
    ['redirects', redirects('/elsewhere'), 'redirect', 307],
    ['moved', redirects('https://example.com/', 301), 'redirect', 301],
  ] as const)('%s has failed, and nothing is followed', async (name, manner, error, status) => {
    const key = await account()
    const endpoint = await makeEndpoint(key, `/${name}`)
    receiver.behave(`/${name}`, manner)
    await finishJob(key)
    const { attempts } = await delivery(endpoint, attempted(1))
    expect(attempts[0]).toMatchObject({ number: 1, error, status })
    expect(receiver.at('/elsewhere')).toEqual([])
    expect((await endpointOf(endpoint)).consecutive_failures).toBeGreaterThanOrEqual(1)
  })

  test('says thank you at great length has taken it; the beginning is kept', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/talks')
    receiver.behave('/talks', talks)
    await finishJob(key)
    const { status, attempts } = await delivery(endpoint, hasEnded)
    expect({ status, response: attempts[0]?.response }).toEqual({ status: 'delivered', response: 'thanks! '.repeat(128) })
  })

  test('answers slowly gets many events all the same, and no attempt ends before it was sent', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/slow', { events: [] })
    receiver.behave('/slow', (response) => void setTimeout(() => response.writeHead(200).end(), 450))
    // three times as many as go at once, and the third would be too late if its second had begun with the first
    const count = 24
    await Promise.all(Array.from({ length: count }, () => post(key, `/api/v1/webhooks/${endpoint.id}/test`)))
    const standing = async () =>
      (
        await service.db.query<{ status: string; attempts: number; count: number }>(
          `select status, sum(attempts)::integer as attempts, count(*)::integer from webhook_deliveries where endpoint_id = $1 group by status`,
          [endpoint.id],
        )
      ).rows
    const [delivered] = await eventually(async () => {
      const rows = await standing()
      expect(rows).toMatchObject([{ status: 'delivered', count }])
      return rows
    })
    expect(receiver.at('/slow')).toHaveLength(delivered?.attempts ?? 0)
  })

  test('asks to be left alone for two seconds is', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/throttles')
    receiver.behave('/throttles', throttles(2))
    await finishJob(key)
    expect(await delivery(endpoint, hasEnded)).toMatchObject({ status: 'delivered', attempts: [{ status: 429 }, { status: 204 }] })
    const [first, second] = receiver.at('/throttles')
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_900)
  })

  test('is gone is disabled at once, and what else was on its way to it is cancelled', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/gone')
    receiver.behave('/gone', answers(500, 500, 500, 410))
    const first = await finishJob(key)
    await delivery(endpoint, attempted(3))
    const second = await finishJob(key)
    await delivery(endpoint, hasEnded)
    expect(await endpointOf(endpoint)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' })
    expect(await deliveriesOf(endpoint)).toMatchObject([
      { job_id: second, status: 'failed', attempts: [{ status: 410 }] },
      { job_id: first, status: 'cancelled' },
    ])
    await finishJob(key)
    expect(receiver.at('/gone')).toHaveLength(4)
    expect(await deliveriesOf(endpoint)).toHaveLength(2)
    const refused = await post(key, '/api/v1/jobs', { operation: 'vin', input: { vin }, webhook: endpoint.id })
    expect(refused.status).toBe(400)
  })
})

describe('its owner', () => {
  test('has a delivery that waits for an hour tried now, and one that has ended tried again', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/impatient')
    receiver.behave('/impatient', answers(500, 500, 500, 500, 500, 200))
    await finishJob(key)
    const waiting = await delivery(endpoint, attempted(3))
    expect(waiting.status).toBe('pending')
    expect(Date.parse(waiting.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(3_000_000)
    const retry = async () => {
      const response = await post(key, `/api/v1/webhooks/${endpoint.id}/deliveries/${waiting.id}/retry`)
      expect(response.status).toBe(202)
      expect(WebhookDelivery.parse(await response.json()).id).toBe(waiting.id)
    }
    await retry()
    expect(await delivery(endpoint, hasEnded)).toMatchObject({ status: 'failed', attempts: [{}, {}, {}, { number: 4 }] })
    await retry()
    expect(await delivery(endpoint, (one) => attempted(5)(one) && hasEnded(one))).toMatchObject({ status: 'failed' })
    await retry()
    const last = await delivery(endpoint, (one) => attempted(6)(one) && hasEnded(one))
    expect(last).toMatchObject({ status: 'delivered', completed_at: expect.any(String) })
    expect(new Set(receiver.at('/impatient').map(({ body }) => body)).size).toBe(1)
  })

  test('sends a test, which is marked as one and no event of the account', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/test', { events: [] })
    const response = await post(key, `/api/v1/webhooks/${endpoint.id}/test`)
    expect(response.status).toBe(202)
    expect(WebhookDelivery.parse(await response.json())).toMatchObject({ test: true, event_type: 'job.succeeded' })
    expect(await delivery(endpoint, hasEnded)).toMatchObject({ status: 'delivered' })
    const [received] = receiver.at('/test')
    if (received === undefined) throw new Error('nothing came')
    expectSigned(received, endpoint.secret ?? '')
    expect(JSON.parse(received.body)).toMatchObject({ type: 'job.succeeded', data: { test: true } })
    expect(await eventsOf(key)).toEqual([])
  })

  test('has both secrets sign while one is being rotated', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/rotated')
    const response = await post(key, `/api/v1/webhooks/${endpoint.id}/rotate-secret`)
    const rotated = WebhookEndpoint.parse(await response.json())
    expect(rotated.secret).not.toBe(endpoint.secret)
    await post(key, `/api/v1/webhooks/${endpoint.id}/test`)
    await delivery(endpoint, hasEnded)
    for (const secret of [endpoint.secret, rotated.secret])
      for (const received of receiver.at('/rotated')) expectSigned(received, secret ?? '')
  })

  test('recovers what was missed while an endpoint was disabled or not there, once', async () => {
    const key = await account()
    const since = new Date(Date.now() - 60_000).toISOString()
    const early = await finishJob(key)
    const endpoint = await makeEndpoint(key, '/recovered')
    const patch = (status: string) => callAnew(service.url, `/api/v1/webhooks/${endpoint.id}`, { key, method: 'PATCH', body: { status } })
    const had = await finishJob(key)
    await delivery(endpoint, hasEnded)
    await patch('disabled')
    const missed = await finishJob(key)
    expect((await post(key, `/api/v1/webhooks/${endpoint.id}/recover`, { since })).status).toBe(400)
    await patch('enabled')
    const recover = async () => {
      const response = await post(key, `/api/v1/webhooks/${endpoint.id}/recover`, { since })
      expect(response.status).toBe(202)
      return WebhookRecovery.parse(await response.json())
    }
    expect(await recover()).toMatchObject({ endpoint_id: endpoint.id, deliveries: 2, has_more: false })
    expect(await recover()).toMatchObject({ deliveries: 0 })
    await eventually(() => expect(receiver.at('/recovered')).toHaveLength(3))
    const jobs = receiver.at('/recovered').map(({ body }) => JSON.parse(body).data.job.id)
    expect(jobs[0]).toBe(had)
    expect(new Set(jobs)).toEqual(new Set([early, had, missed]))
  })

  test('deletes an endpoint: what waits for it ends, and it is no longer there', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/deleted')
    receiver.behave('/deleted', throttles(1))
    await finishJob(key)
    const { id } = await delivery(endpoint, attempted(1))
    expect((await callAnew(service.url, `/api/v1/webhooks/${endpoint.id}`, { key, method: 'DELETE' })).status).toBe(200)
    expect(await client.workflow.getHandle(id).result()).toEqual({ state: 'cancelled' })
    expect(receiver.at('/deleted')).toHaveLength(1)
  })
})

describe('an operator', () => {
  test('sees deliveries by their own operation, and how each ended', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/seen')
    await finishJob(key)
    const { id } = await delivery(endpoint, hasEnded)
    const handle = client.workflow.getHandle(id)
    expect(await handle.result()).toEqual({ state: 'delivered' })
    const { typedSearchAttributes, taskQueue, staticSummary } = await handle.describe()
    expect(await staticSummary()).toBe(`webhook to ${endpoint.id}`)
    expect(taskQueue).toBe('webhooks')
    expect(typedSearchAttributes.get(searchAttributes.operation)).toBe('webhook')
    expect(typedSearchAttributes.get(searchAttributes.stopReason)).toBe('delivered')
    const history = JSON.stringify(await handle.fetchHistory())
    expect(history).not.toContain(receiver.url)
    expect(history).not.toContain(endpoint.secret)
  })

  test('ends a delivery in the Temporal UI by mistake: it is taken up again when it is due', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/terminated')
    receiver.behave('/terminated', throttles(2))
    await finishJob(key)
    const { id } = await delivery(endpoint, attempted(1))
    await client.workflow.getHandle(id).terminate('by mistake')
    expect(await delivery(endpoint, hasEnded)).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }, { number: 2 }] })
  })
})

describe('a recorded delivery', () => {
  const replay = async (text: string) => {
    const workflowBundle = { codePath: await bundleOf(testDataDir) }
    await Worker.runReplayHistory({ workflowBundle }, readHistory(text))
  }

  test('replays in the workflows of today, and holds neither address nor secret', async () => {
    const text = await readFile(deliveryHistory, 'utf8')
    await replay(text)
    expect(wordsOf(readHistory(text))).not.toMatch(/https?:|whsec_|127\.0\.0\.1/)
  })

  test('does not replay where it did something else', async () => {
    const text = await readFile(deliveryHistory, 'utf8')
    expect(text).toContain('"name": "attemptDelivery"')
    await expect(replay(text.replaceAll('"name": "attemptDelivery"', '"name": "attemptNothing"'))).rejects.toThrow(
      DeterminismViolationError,
    )
  })
})

describe('one attempt', () => {
  /** As a worker makes it, at a time of the test's choosing; the endpoint is known to no workflow. */
  async function prepared(path: string, manner = answers(500)) {
    const key = await account()
    const endpoint = await makeEndpoint(key, path, { events: [] })
    receiver.behave(path, manner)
    const { rows } = await service.db.query<{ id: string }>('select account_id as id from webhook_endpoints where id = $1', [endpoint.id])
    const eventId = `evt_${path.slice(1)}`
    await service.db.query(
      `insert into webhook_events (id, account_id, job_id, type, body, created_at) values ($1, $2, $1, 'job.succeeded', '{"id":1}', now())`,
      [eventId, rows[0]?.id],
    )
    const make = async (id: string, nextAttemptAt = new Date(Date.now() + 86_400_000)) =>
      await service.db.query(
        `insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at, created_at) values ($1, $2, $3, $4, now())`,
        [id, eventId, endpoint.id, nextAttemptAt],
      )
    return { key, endpoint, make }
  }
  const start = new Date('2026-11-21T12:00:00.000Z')
  const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)

  function depsAt(now: Date, addresses: readonly string[] = []) {
    const fetcher = createFetcher({
      allow: parseEgressAllow(['127.0.0.0/8']),
      denied: [],
      userAgent: 'people-research/0.0.0 (+https://contact.example/)',
      connectionsPerHost: 20,
      resolve: () => Promise.resolve(addresses),
    })
    return { deps: activityDeps(service.db, { now: () => now, fetcher }), close: () => fetcher.close() }
  }
  test('that finds eight others under way at its endpoint is none, and comes again later; other endpoints go on', async () => {
    const held: ServerResponse[] = []
    const busy = await prepared('/busy', (response) => void held.push(response))
    const idle = await prepared('/idle', answers(200))
    const ids = Array.from({ length: 12 }, (_, n) => `whd_busy${n}`)
    for (const id of ids) await busy.make(id, start)
    await idle.make('whd_idle', start)
    const { deps, close } = depsAt(start)
    const outcomes = ids.slice(0, 8).map((id) => attemptDelivery(deps, id, 1))
    await eventually(() => expect(held).toHaveLength(8))
    for (const id of ids.slice(8)) await expect(attemptDelivery(deps, id, 1)).rejects.toMatchObject({ type: 'receiver_busy' })
    expect(await attemptDelivery(deps, 'whd_idle', 1)).toMatchObject({ state: 'delivered' })
    const waiting = (await deliveriesOf(busy.endpoint)).filter(({ attempts }) => attempts.length === 0)
    for (const one of waiting) {
      const postponed = one.status === 'pending' && Date.parse(one.next_attempt_at ?? '') > start.getTime()
      expect(postponed, one.id).toBe(ids.indexOf(one.id) >= 8)
    }
    for (const response of held) response.end()
    for (const outcome of outcomes) expect(await outcome).toMatchObject({ state: 'delivered' })
    // once they are through, there are turns again
    receiver.behave('/busy', answers(200))
    for (const id of ids.slice(8)) expect(await attemptDelivery(deps, id, 1)).toMatchObject({ state: 'delivered' })
    await close()
  })

  async function attempt(id: string, number: number, now: Date, addresses: readonly string[] = []) {
    const { deps, close } = depsAt(now, addresses)
    try {
      return await attemptDelivery(deps, id, number)
    } finally {
      await close()
    }
  }

  test('that is repeated after it was written down sends nothing more', async () => {
    const { make } = await prepared('/repeated')
    await make('whd_repeated')
    const first = await attempt('whd_repeated', 1, start)
    expect(first).toMatchObject({ state: 'again', attempt: 2, said: 'status 500' })
    expect(await attempt('whd_repeated', 1, start)).toMatchObject({
      state: 'again',
      attempt: 2,
      waitMs: 'waitMs' in first ? first.waitMs : 0,
    })
    expect(receiver.at('/repeated')).toHaveLength(1)
  })

  test('during which the endpoint is deleted is counted nowhere, and the last', async () => {
    const { make, key, endpoint } = await prepared('/vanishes', (response) => {
      void callAnew(service.url, `/api/v1/webhooks/${endpoint.id}`, { key, method: 'DELETE' }).then(() => response.writeHead(500).end())
    })
    await make('whd_vanishes')
    expect(await attempt('whd_vanishes', 1, start)).toMatchObject({ state: 'again', attempt: 1, waitMs: 0 })
    expect(await attempt('whd_vanishes', 1, start)).toMatchObject({ state: 'cancelled' })
    expect(receiver.at('/vanishes')).toHaveLength(1)
  })

  test('after 120 hours of nothing but failures disables the endpoint; a success in between begins anew', async () => {
    const { endpoint, make } = await prepared('/failing', answers(500, 200, 500, 500, 500))
    for (const id of ['whd_f1', 'whd_f2', 'whd_f3']) await make(id)
    await attempt('whd_f1', 1, hours(0))
    await attempt('whd_f1', 2, hours(100))
    await attempt('whd_f2', 1, hours(121))
    await attempt('whd_f2', 2, hours(240))
    expect(await endpointOf(endpoint)).toMatchObject({ status: 'enabled', consecutive_failures: 2 })
    expect(await attempt('whd_f2', 3, hours(241))).toMatchObject({ state: 'failed' })
    expect(await endpointOf(endpoint)).toMatchObject({ status: 'disabled', disabled_reason: 'failing', consecutive_failures: 3 })
    expect((await deliveriesOf(endpoint)).map(({ id, status }) => ({ id, status }))).toEqual(
      expect.arrayContaining([
        { id: 'whd_f1', status: 'delivered' },
        { id: 'whd_f2', status: 'failed' },
        { id: 'whd_f3', status: 'cancelled' },
      ]),
    )
    expect(await attempt('whd_f3', 1, hours(241))).toMatchObject({ state: 'cancelled' })
    expect(receiver.at('/failing')).toHaveLength(5)
  })

  test('signs with the new secret alone once the grace is over', async () => {
    const { key, endpoint, make } = await prepared('/grace', answers(200))
    const rotated = WebhookEndpoint.parse(await (await post(key, `/api/v1/webhooks/${endpoint.id}/rotate-secret`)).json())
    const over = new Date(Date.parse(rotated.previous_secret_expires_at ?? '') + 1)
    for (const id of ['whd_g1', 'whd_g2']) await make(id)
    await attempt('whd_g1', 1, new Date())
    await attempt('whd_g2', 1, over)
    const signatures = receiver.at('/grace').map(({ headers }) => String(headers['webhook-signature']).split(' ').length)
    expect(signatures).toEqual([2, 1])
  })

  test.each(['http://10.0.0.1/hook', 'https://10.0.0.1/hook', 'https://169.254.169.254/latest', 'http://example.com/hook'])(
    'at %s, however it came to be registered, is refused by the guard',
    async (url) => {
      const name = `guard${url.length}${url.includes('https') ? 's' : ''}`
      const { endpoint, make } = await prepared(`/${name}`)
      await make(`whd_${name}`)
      await service.db.query('update webhook_endpoints set url = $2 where id = $1', [endpoint.id, url])
      expect(await attempt(`whd_${name}`, 1, start)).toMatchObject({ state: 'again', said: 'denied' })
    },
  )

  test('at a name that leads inside by now is refused by the guard, which judges what is connected to', async () => {
    const { endpoint, make } = await prepared('/rebound')
    await make('whd_rebound')
    await service.db.query(`update webhook_endpoints set url = 'https://backend.example.com/' where id = $1`, [endpoint.id])
    expect(await attempt('whd_rebound', 1, start, ['10.0.0.1'])).toMatchObject({ state: 'again', said: 'denied' })
  })

  test('erased jobs leave nothing of what the caller attached, neither in their events nor in what receivers said', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/echo')
    receiver.behave('/echo', (response) => response.end(receiver.at('/echo').at(-1)?.body))
    const job = await finishJob(key, { metadata: { name: 'Ada' } })
    expect((await delivery(endpoint, hasEnded)).attempts[0]?.response).toContain('Ada')
    const [before] = await eventsOf(key)
    expect(before?.data.job.metadata).toEqual({ name: 'Ada' })
    await eraseJobs(service.db, [job], new Date())
    const [after] = await eventsOf(key)
    expect(after).toEqual({ ...before, data: { ...before?.data, job: { ...before?.data.job, metadata: {} } } })
    expect((await delivery(endpoint, hasEnded)).attempts).toMatchObject([{ status: 200, response: null }])
  })

  test('events are forgotten after 30 days, with their deliveries', async () => {
    const { make, endpoint } = await prepared('/old', answers(200))
    await make('whd_old')
    await attempt('whd_old', 1, start)
    await service.db.query(`update webhook_events set created_at = now() - interval '31 days' where id = 'evt_old'`)
    await reconcile(activityDeps(service.db, { startWorkflow: () => Promise.resolve(), startDelivery: () => Promise.resolve() }))
    const { rowCount } = await service.db.query(`select from webhook_events where id = 'evt_old'`)
    expect(rowCount).toBe(0)
    expect(await deliveriesOf(endpoint)).toEqual([])
  })
})

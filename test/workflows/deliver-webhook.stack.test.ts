import { readFile } from 'node:fs/promises'
import { Client, Connection } from '@temporalio/client'
import { DeterminismViolationError } from '@temporalio/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { finishRun } from '../../activities/lifecycle/finish-run.ts'
import { Job } from '../../contract/resources/jobs.ts'
import {
  WebhookDelivery,
  WebhookEvent,
  WebhookRecovery,
} from '../../contract/resources/webhooks.ts'
import { buildWorkflowBundle as bundleOf } from '../../worker/bundle.ts'
import { createWorkerClass } from '../../worker/worker-class.ts'
import { searchAttributes } from '../../workflows/search-attributes.ts'
import { callAnew } from '../support/calls/callers.ts'
import { createTenant } from '../support/calls/tenants.ts'
import { type ReceivedEndpoint, receivedWebhooks } from '../support/calls/webhooks.ts'
import { eventually } from '../support/eventually.ts'
import { deliveryHistory, readHistory, wordsOf } from '../support/histories/histories.ts'
import { ended, makeJob, storeResult } from '../support/rows/jobs.ts'
import { testDataDir } from '../support/runner/test-data-dir.ts'
import {
  answers,
  expectSigned,
  type Receiver,
  startReceiver,
  throttles,
} from '../support/servers/receiver.ts'
import { type Service, startService } from '../support/service/service.ts'
import { useStack } from '../support/stack/use-stack.ts'
import { activityDeps } from '../support/worker/activity-deps.ts'
import { quieten } from '../support/worker/run-worker.ts'

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
    RECONCILE_EVERY_SECONDS: '1',
    EGRESS_ALLOW: '127.0.0.0/8',
    WEBHOOK_SCHEDULE_SECONDS: '0, 0.3, 0.3, 3600',
    // a loaded machine takes a second for a request on loopback
    WEBHOOK_TIMEOUT_SECONDS: '3',
  })
  connection = await Connection.connect({ address: useStack().temporalAddress })
  client = new Client({ connection, namespace: service.namespace })
  await service.runWorker()
})
afterAll(async () => {
  await service.stop()
  await connection.close()
  await receiver.close()
})

const { post, makeEndpoint, endpointOf, deliveriesOf, eventsOf } = receivedWebhooks(
  () => service,
  () => receiver,
)

const accountIds = new Map<string, string>()

/**
 * An account whose endpoints receive no other job's events.
 * @returns its key
 */
async function account(): Promise<string> {
  const { key, accountId } = await createTenant(service)
  accountIds.set(key, accountId)
  return key
}

/**
 * A job of the account, ended without a run; its deliveries are started as a worker starts them.
 */
async function endJob(key: string): Promise<string> {
  const id = await makeJob(service.db, { accountId: accountIds.get(key) ?? '' })
  await storeResult(service.db, id, '{}')
  const startDelivery =
    service.apis[0]?.deps.startDelivery ?? (() => Promise.reject(new Error('no API')))
  const deps = activityDeps(service.db, { startDelivery })
  await finishRun(deps, id, { stopReason: 'completed', failureType: null })
  return id
}

/** A job of the account that a worker runs to its end. */
async function finishJob(key: string, more: Record<string, unknown> = {}): Promise<string> {
  const response = await callAnew(service.url, '/api/v1/jobs', {
    key,
    body: { operation: 'vin', input: { vin }, ...more },
  })
  expect(response.status).toBe(202)
  const { id } = Job.parse(await response.json())
  await ended(service.db, id)
  return id
}

type Standing = { status: string; attempts: number }

/**
 * The endpoint's newest delivery, once it is as wanted; the rows are watched, since looking through
 * the API is limited.
 */
async function delivery(
  endpoint: ReceivedEndpoint,
  isReached: (standing: Standing) => boolean,
): Promise<z.infer<typeof WebhookDelivery>> {
  await eventually(async () => {
    const { rows } = await service.db.query<Standing>(
      'select status, attempts from webhook_deliveries where endpoint_id = $1 order by created_at desc limit 1',
      [endpoint.id],
    )
    const [one] = rows
    if (one === undefined || !isReached(one))
      throw new Error(`the delivery is ${one?.status} after ${one?.attempts} attempts`)
  })
  const [newest] = await deliveriesOf(endpoint)
  if (newest === undefined) throw new Error('there is no delivery')
  return newest
}
const hasEnded = ({ status }: Standing) => status !== 'pending'
const attempted = (count: number) => (standing: Standing) => standing.attempts >= count

describe.concurrent('a background job that ends', () => {
  test('the end of a background job is sent to every subscribed endpoint, with equal bodies, each signed with its own secret', async () => {
    const key = await account()
    const [a, b, deaf] = [
      await makeEndpoint(key, '/a'),
      await makeEndpoint(key, '/b'),
      await makeEndpoint(key, '/c', { events: ['job.failed'] }),
    ]
    // other tests fill the cache meanwhile
    const input = { vin, refresh: true }
    const job = await finishJob(key, { input, metadata: { crm_id: '42' } })
    for (const endpoint of [a, b]) {
      expect(await delivery(endpoint, hasEnded)).toMatchObject({
        status: 'delivered',
        job_id: job,
        test: false,
        next_attempt_at: null,
        attempts: [{ number: 1, status: 200, error: null, response: 'answer 1' }],
      })
      expect(receiver.at(endpoint.path)).toHaveLength(1)
      for (const received of receiver.at(endpoint.path))
        expectSigned(received, endpoint.secret ?? '')
      expect(await endpointOf(endpoint)).toMatchObject({
        consecutive_failures: 0,
        last_success_at: expect.any(String),
      })
    }
    const [event] = await eventsOf(key)
    expect(event).toMatchObject({
      type: 'job.succeeded',
      api_version: 'v1',
      sandbox: false,
      data: {
        job: {
          id: job,
          object: 'job',
          operation: 'vin',
          status: 'succeeded',
          metadata: { crm_id: '42' },
          usage: { metered: true },
        },
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

  test('the end of a cancelled job is job.failed with that status', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/cancelled')
    // an API without a link to Temporal: the cancellation comes before the run, which `reconcile`
    // begins
    const mute = await service.startApi(
      { LOG_LEVEL: 'silent' },
      { startWorkflow: () => Promise.reject(new Error('Temporal is away')) },
    )
    const { id } = Job.parse(
      await (
        await callAnew(mute.url, '/api/v1/jobs', {
          key,
          body: { operation: 'vin', input: { vin } },
        })
      ).json(),
    )
    await post(key, `/api/v1/jobs/${id}/cancel`)
    await delivery(endpoint, hasEnded)
    expect(WebhookEvent.parse(JSON.parse(receiver.at('/cancelled')[0]?.body ?? ''))).toMatchObject({
      type: 'job.failed',
      data: {
        job: {
          id,
          status: 'cancelled',
          stop_reason: 'cancelled',
          error: { code: 'job_cancelled' },
        },
      },
    })
  })

  test('a job that names a webhook endpoint notifies that one only, whatever it subscribes to', async () => {
    const key = await account()
    const named = await makeEndpoint(key, '/named', { events: [] })
    const other = await makeEndpoint(key, '/other')
    await finishJob(key, { webhook: named.id })
    expect(await delivery(named, hasEnded)).toMatchObject({ status: 'delivered' })
    expect(await deliveriesOf(other)).toEqual([])
  })

  test('the end of a background job is an event also without endpoints; a call that waited for its answer is none', async () => {
    const key = await account()
    const job = await finishJob(key)
    const waited = await post(key, '/api/v1/vin', { vin, refresh: true })
    expect(waited.status).toBe(200)
    const respond = { prefer: 'respond-async' }
    const response = await callAnew(service.url, '/api/v1/vin', {
      key,
      body: { vin, refresh: true },
      headers: respond,
    })
    const later = Job.parse(await response.json()).id
    await ended(service.db, later)
    expect((await eventsOf(key)).map(({ data }) => data.job.id)).toEqual([later, job])
  })

  test('a sandbox job of an ordinary key is reported to webhooks as sandbox', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/sandbox')
    const job = await finishJob(key, {
      operation: 'search',
      input: { query: 'Ada Marlowe' },
      sandbox: true,
    })
    await delivery(endpoint, hasEnded)
    expect(JSON.parse(receiver.at('/sandbox')[0]?.body ?? '')).toMatchObject({
      type: 'job.succeeded',
      sandbox: true,
      data: { job: { id: job } },
    })
  })

  test('the end of a job of an async batch is an event, and of a batch that waited it is none', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/batch')
    const batch = (mode: string) =>
      post(key, '/api/v1/batch', {
        mode,
        operations: [{ operation: 'vin', input: { vin, refresh: true } }],
      })
    expect((await batch('sync')).status).toBe(200)
    expect((await batch('async')).status).toBe(202)
    await delivery(endpoint, hasEnded)
    expect(await eventsOf(key)).toHaveLength(1)
  })
})

describe.concurrent('an endpoint that', () => {
  test('an endpoint that fails twice gets the same bytes until it takes them, with a new attempt number each time', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/twice')
    receiver.behave('/twice', answers(500, 503, 202))
    await endJob(key)
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

  test('an endpoint that answers slowly gets many events all the same, and no attempt ends before it was sent', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/slow', { events: [] })
    receiver.behave(
      '/slow',
      (response) => void setTimeout(() => response.writeHead(200).end(), 1_350),
    )
    // three times as many as go at once, and the third would be too late if its second had begun
    // with the first
    const count = 24
    await Promise.all(
      Array.from({ length: count }, () => post(key, `/api/v1/webhooks/${endpoint.id}/test`)),
    )
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
    // an attempt whose worker is too slow to record it is sent again under the same number
    expect(receiver.at('/slow').length).toBeGreaterThanOrEqual(delivered?.attempts ?? Number.NaN)
  })

  test('an endpoint that answers Retry-After: 1 is left alone for a second', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/throttles')
    receiver.behave('/throttles', throttles(1))
    await endJob(key)
    expect(await delivery(endpoint, hasEnded)).toMatchObject({
      status: 'delivered',
      attempts: [{ status: 429 }, { status: 204 }],
    })
    const [first, second] = receiver.at('/throttles')
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(950)
  })
})

describe.concurrent('its owner', () => {
  test('an owner retries at once a delivery that waits for an hour, and one that has ended', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/impatient')
    receiver.behave('/impatient', answers(500, 500, 500, 500, 500, 200))
    await endJob(key)
    const waiting = await delivery(endpoint, attempted(3))
    expect(waiting.status).toBe('pending')
    expect(Date.parse(waiting.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(3_000_000)
    const retry = async () => {
      const response = await post(
        key,
        `/api/v1/webhooks/${endpoint.id}/deliveries/${waiting.id}/retry`,
      )
      expect(response.status).toBe(202)
      expect(WebhookDelivery.parse(await response.json()).id).toBe(waiting.id)
    }
    await retry()
    expect(await delivery(endpoint, hasEnded)).toMatchObject({
      status: 'failed',
      attempts: [{}, {}, {}, { number: 4 }],
    })
    await retry()
    expect(await delivery(endpoint, (one) => attempted(5)(one) && hasEnded(one))).toMatchObject({
      status: 'failed',
    })
    await retry()
    const last = await delivery(endpoint, (one) => attempted(6)(one) && hasEnded(one))
    expect(last).toMatchObject({ status: 'delivered', completed_at: expect.any(String) })
    expect(new Set(receiver.at('/impatient').map(({ body }) => body)).size).toBe(1)
  })

  test('a test delivery is marked as a test and is no event of the account', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/test', { events: [] })
    const response = await post(key, `/api/v1/webhooks/${endpoint.id}/test`)
    expect(response.status).toBe(202)
    expect(WebhookDelivery.parse(await response.json())).toMatchObject({
      test: true,
      event_type: 'job.succeeded',
    })
    expect(await delivery(endpoint, hasEnded)).toMatchObject({ status: 'delivered' })
    const [received] = receiver.at('/test')
    if (received === undefined) throw new Error('nothing came')
    expectSigned(received, endpoint.secret ?? '')
    expect(JSON.parse(received.body)).toMatchObject({ type: 'job.succeeded', data: { test: true } })
    expect(await eventsOf(key)).toEqual([])
  })

  test('recovery delivers once what an endpoint missed while it was disabled or not there', async () => {
    const key = await account()
    const since = new Date(Date.now() - 60_000).toISOString()
    const early = await endJob(key)
    const endpoint = await makeEndpoint(key, '/recovered')
    const patch = (status: string) =>
      callAnew(service.url, `/api/v1/webhooks/${endpoint.id}`, {
        key,
        method: 'PATCH',
        body: { status },
      })
    const had = await endJob(key)
    await delivery(endpoint, hasEnded)
    await patch('disabled')
    const missed = await endJob(key)
    expect((await post(key, `/api/v1/webhooks/${endpoint.id}/recover`, { since })).status).toBe(400)
    await patch('enabled')
    const recover = async () => {
      const response = await post(key, `/api/v1/webhooks/${endpoint.id}/recover`, { since })
      expect(response.status).toBe(202)
      return WebhookRecovery.parse(await response.json())
    }
    expect(await recover()).toMatchObject({
      endpoint_id: endpoint.id,
      deliveries: 2,
      has_more: false,
    })
    expect(await recover()).toMatchObject({ deliveries: 0 })
    await eventually(() => expect(receiver.at('/recovered')).toHaveLength(3))
    const jobs = receiver.at('/recovered').map(({ body }) => JSON.parse(body).data.job.id)
    expect(jobs[0]).toBe(had)
    expect(new Set(jobs)).toEqual(new Set([early, had, missed]))
  })

  test('deleting an endpoint ends its waiting deliveries, and removes it', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/deleted')
    receiver.behave('/deleted', throttles(1))
    await endJob(key)
    const { id } = await delivery(endpoint, attempted(1))
    expect(
      (await callAnew(service.url, `/api/v1/webhooks/${endpoint.id}`, { key, method: 'DELETE' }))
        .status,
    ).toBe(200)
    expect(await client.workflow.getHandle(id).result()).toEqual({ state: 'cancelled' })
    expect(receiver.at('/deleted')).toHaveLength(1)
  })
})

describe.concurrent('an operator', () => {
  test('an operator sees deliveries by their own operation, and how each ended', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/seen')
    await endJob(key)
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

  test('a delivery that an operator ends in the Temporal UI by mistake is resumed when it is due', async () => {
    const key = await account()
    const endpoint = await makeEndpoint(key, '/terminated')
    receiver.behave('/terminated', throttles(2))
    await endJob(key)
    const { id } = await delivery(endpoint, attempted(1))
    await client.workflow.getHandle(id).terminate('by mistake')
    expect(await delivery(endpoint, hasEnded)).toMatchObject({
      status: 'delivered',
      attempts: [{ number: 1 }, { number: 2 }],
    })
  })
})

describe('a recorded delivery', () => {
  const replay = async (text: string) => {
    const workflowBundle = { codePath: await bundleOf(testDataDir) }
    await createWorkerClass({ isLazy: true }).runReplayHistory(
      { workflowBundle },
      readHistory(text),
    )
  }

  test('a recorded delivery replays in the workflows of today, and holds neither address nor secret', async () => {
    const text = await readFile(deliveryHistory, 'utf8')
    await replay(text)
    expect(wordsOf(readHistory(text))).not.toMatch(/https?:|whsec_|127\.0\.0\.1/)
  })

  test('a recorded delivery does not replay where it did something else', async () => {
    const text = await readFile(deliveryHistory, 'utf8')
    expect(text).toContain('"name": "attemptDelivery"')
    await expect(
      replay(text.replaceAll('"name": "attemptDelivery"', '"name": "attemptNothing"')),
    ).rejects.toThrow(DeterminismViolationError)
  })
})

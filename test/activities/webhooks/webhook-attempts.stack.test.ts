/**
 * Attempts to deliver webhooks, made in this process as a worker makes them: no Temporal, and the
 * time is the test's.
 */
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFetcher } from '../../../activities/fetch/create-fetcher.ts'
import { finishRun } from '../../../activities/lifecycle/finish-run.ts'
import { reconcile } from '../../../activities/lifecycle/reconcile.ts'
import { attemptDelivery } from '../../../activities/webhooks/attempt-delivery.ts'
import { buildWebhookRules } from '../../../activities/webhooks/rules.ts'
import { readConfig } from '../../../config/read-config.ts'
import { WebhookEndpoint } from '../../../contract/resources/webhooks.ts'
import { parseEgressAllow } from '../../../research/egress/allow.ts'
import { eraseJobs } from '../../../store/opt-outs/erase.ts'
import { callAnew } from '../../support/calls/callers.ts'
import { createTenant } from '../../support/calls/tenants.ts'
import { type ReceivedEndpoint, receivedWebhooks } from '../../support/calls/webhooks.ts'
import { eventually } from '../../support/eventually.ts'
import { makeJob, storeResult } from '../../support/rows/jobs.ts'
import {
  answers,
  expectSigned,
  hangs,
  type Receiver,
  redirects,
  resets,
  startReceiver,
  talks,
} from '../../support/servers/receiver.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

const rules = { EGRESS_ALLOW: '127.0.0.0/8', WEBHOOK_TIMEOUT_SECONDS: '0.5' }

let service: SharedService
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  service = await useApi({ TRUSTED_PROXIES: '1', ...rules })
})
afterAll(async () => {
  await service.stop()
  await receiver.close()
})

const {
  post,
  makeEndpoint: makeOwned,
  endpointOf,
  deliveriesOf,
  eventsOf,
} = receivedWebhooks(
  () => service,
  () => receiver,
)

/** Of an account whose endpoints receive no other job's events. */
async function makeEndpoint(path: string, more: Record<string, unknown> = {}): Promise<Endpoint> {
  const { key, accountId } = await createTenant(service)
  return { ...(await makeOwned(key, path, more)), accountId }
}

type Endpoint = ReceivedEndpoint & { accountId: string }

/**
 * A job of the endpoint's account, ended.
 * @returns its id and that of its newest delivery
 */
async function finishJob(endpoint: Endpoint, metadata: Record<string, string> = {}) {
  const job = await makeJob(service.db, { accountId: endpoint.accountId, metadata })
  await storeResult(service.db, job, '{}')
  const deliveries: string[] = []
  const startDelivery = ({ id }: { id: string }) => Promise.resolve(void deliveries.push(id))
  await finishRun(activityDeps(service.db, { startDelivery }), job, {
    stopReason: 'completed',
    failureType: null,
  })
  return { job, delivery: deliveries[0] ?? null }
}

const start = new Date('2026-11-21T12:00:00.000Z')
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)

/** @param addresses of every name */
function depsAt(now: Date, addresses: readonly string[], more: Record<string, string> = {}) {
  const fetcher = createFetcher({
    allow: parseEgressAllow(['127.0.0.0/8']),
    denied: [],
    userAgent: 'people-research/0.0.0 (+https://contact.example/)',
    connectionsPerHost: 20,
    resolve: () => Promise.resolve(addresses),
  })
  const deps = activityDeps(service.db, {
    now: () => now,
    fetcher,
    webhooks: buildWebhookRules(readConfig({ ...rules, ...more })),
  })
  return { deps, close: () => fetcher.close() }
}

async function attempt(id: string, number: number, now: Date, addresses: readonly string[] = []) {
  const { deps, close } = depsAt(now, addresses)
  try {
    return await attemptDelivery(deps, id, number)
  } finally {
    await close()
  }
}

/** @returns the endpoint with its new secret */
async function rotate({ key, id }: Endpoint) {
  const response = await post(key, `/api/v1/webhooks/${id}/rotate-secret`)
  return WebhookEndpoint.parse(await response.json())
}

describe('an endpoint that', () => {
  test.each([
    ['hangs', hangs, 'timeout', null],
    ['resets', resets, 'connection', null],
    ['redirects', redirects('/elsewhere'), 'redirect', 307],
    ['moved', redirects('https://example.com/', 301), 'redirect', 301],
  ] as const)(
    'an endpoint that %s has failed, and no redirect is followed',
    async (name, manner, error, status) => {
      const endpoint = await makeEndpoint(`/${name}`)
      receiver.behave(`/${name}`, manner)
      const { delivery } = await finishJob(endpoint)
      expect(await attempt(delivery ?? '', 1, new Date())).toMatchObject({
        state: 'again',
        attempt: 2,
      })
      const [{ attempts } = { attempts: [] }] = await deliveriesOf(endpoint)
      expect(attempts[0]).toMatchObject({ number: 1, error, status })
      expect(receiver.at('/elsewhere')).toEqual([])
      expect((await endpointOf(endpoint)).consecutive_failures).toBeGreaterThanOrEqual(1)
    },
  )

  test('a long 2xx answer of an endpoint counts as delivered, and its beginning is kept', async () => {
    const endpoint = await makeEndpoint('/talks')
    receiver.behave('/talks', talks)
    const { delivery } = await finishJob(endpoint)
    expect(await attempt(delivery ?? '', 1, new Date())).toMatchObject({ state: 'delivered' })
    expect(await deliveriesOf(endpoint)).toMatchObject([
      { status: 'delivered', attempts: [{ response: 'thanks! '.repeat(128) }] },
    ])
  })

  test('an endpoint that answers 410 is disabled at once, and its other deliveries are cancelled', async () => {
    const endpoint = await makeEndpoint('/gone')
    receiver.behave('/gone', answers(500, 500, 500, 410))
    const first = await finishJob(endpoint)
    for (const number of [1, 2, 3]) await attempt(first.delivery ?? '', number, new Date())
    const second = await finishJob(endpoint)
    expect(await attempt(second.delivery ?? '', 1, new Date())).toMatchObject({ state: 'failed' })
    expect(await endpointOf(endpoint)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'gone',
    })
    expect(await deliveriesOf(endpoint)).toMatchObject([
      { job_id: second.job, status: 'failed', attempts: [{ status: 410 }] },
      { job_id: first.job, status: 'cancelled' },
    ])
    expect(await attempt(first.delivery ?? '', 4, new Date())).toMatchObject({ state: 'cancelled' })
    expect(await finishJob(endpoint)).toMatchObject({ delivery: null })
    expect(receiver.at('/gone')).toHaveLength(4)
    expect(await deliveriesOf(endpoint)).toHaveLength(2)
    const body = { operation: 'vin', input: { vin: '1HGCM82633A004352' }, webhook: endpoint.id }
    expect((await post(endpoint.key, '/api/v1/jobs', body)).status).toBe(400)
  })
})

describe('its owner', () => {
  test('both secrets of an endpoint sign while one is being rotated', async () => {
    const endpoint = await makeEndpoint('/rotated')
    const rotated = await rotate(endpoint)
    expect(rotated.secret).not.toBe(endpoint.secret)
    const { delivery } = await finishJob(endpoint)
    expect(await attempt(delivery ?? '', 1, new Date())).toMatchObject({ state: 'delivered' })
    const received = receiver.at('/rotated')
    expect(received).toHaveLength(1)
    for (const secret of [endpoint.secret, rotated.secret])
      for (const sent of received) expectSigned(sent, secret ?? '')
  })
})

describe('one attempt', () => {
  /** An endpoint with an event; `make` gives it a delivery, due tomorrow unless said. */
  async function prepared(path: string, manner = answers(500)) {
    const endpoint = await makeEndpoint(path, { events: [] })
    receiver.behave(path, manner)
    const eventId = `evt_${path.slice(1)}`
    await service.db.query(
      `insert into webhook_events (id, account_id, job_id, type, body, created_at)
       values ($1, $2, $1, 'job.succeeded', '{"data":{"job":{"operation":"vin"}}}', now())`,
      [eventId, endpoint.accountId],
    )
    const make = async (id: string, nextAttemptAt = new Date(Date.now() + 86_400_000)) =>
      await service.db.query(
        `insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at, created_at)
         values ($1, $2, $3, $4, now())`,
        [id, eventId, endpoint.id, nextAttemptAt],
      )
    return { endpoint, make }
  }

  test('an attempt at an endpoint with eight others under way is postponed; other endpoints continue', async () => {
    const held: ServerResponse[] = []
    const busy = await prepared('/busy', (response) => void held.push(response))
    const idle = await prepared('/idle', answers(200))
    const ids = Array.from({ length: 12 }, (_, n) => `whd_busy${n}`)
    for (const id of ids) await busy.make(id, start)
    await idle.make('whd_idle', start)
    // the held ones wait for the whole test
    const { deps, close } = depsAt(start, [], { WEBHOOK_TIMEOUT_SECONDS: '15' })
    const outcomes = ids.slice(0, 8).map((id) => attemptDelivery(deps, id, 1))
    await eventually(() => expect(held).toHaveLength(8))
    for (const id of ids.slice(8))
      await expect(attemptDelivery(deps, id, 1)).rejects.toMatchObject({ type: 'receiver_busy' })
    expect(await attemptDelivery(deps, 'whd_idle', 1)).toMatchObject({ state: 'delivered' })
    const waiting = (await deliveriesOf(busy.endpoint)).filter(
      ({ attempts }) => attempts.length === 0,
    )
    for (const one of waiting) {
      const postponed =
        one.status === 'pending' && Date.parse(one.next_attempt_at ?? '') > start.getTime()
      expect(postponed, one.id).toBe(ids.indexOf(one.id) >= 8)
    }
    for (const response of held) response.end()
    for (const outcome of outcomes) expect(await outcome).toMatchObject({ state: 'delivered' })
    // once they are through, there are turns again
    receiver.behave('/busy', answers(200))
    for (const id of ids.slice(8))
      expect(await attemptDelivery(deps, id, 1)).toMatchObject({ state: 'delivered' })
    await close()
  })

  test('an attempt that is repeated after it was recorded sends nothing more', async () => {
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

  test('an attempt during which the endpoint is deleted is not counted, and is the last', async () => {
    const { make, endpoint } = await prepared('/vanishes', (response) => {
      void callAnew(service.url, `/api/v1/webhooks/${endpoint.id}`, {
        key: endpoint.key,
        method: 'DELETE',
      }).then(() => response.writeHead(500).end())
    })
    await make('whd_vanishes')
    expect(await attempt('whd_vanishes', 1, start)).toMatchObject({
      state: 'again',
      attempt: 1,
      waitMs: 0,
    })
    expect(await attempt('whd_vanishes', 1, start)).toMatchObject({ state: 'cancelled' })
    expect(receiver.at('/vanishes')).toHaveLength(1)
  })

  test('an endpoint is disabled after 120 hours of failures only; a success in between resets them', async () => {
    const { endpoint, make } = await prepared('/failing', answers(500, 200, 500, 500, 500))
    for (const id of ['whd_f1', 'whd_f2', 'whd_f3']) await make(id)
    await attempt('whd_f1', 1, hours(0))
    await attempt('whd_f1', 2, hours(100))
    await attempt('whd_f2', 1, hours(121))
    await attempt('whd_f2', 2, hours(240))
    expect(await endpointOf(endpoint)).toMatchObject({ status: 'enabled', consecutive_failures: 2 })
    expect(await attempt('whd_f2', 3, hours(241))).toMatchObject({ state: 'failed' })
    expect(await endpointOf(endpoint)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'failing',
      consecutive_failures: 3,
    })
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

  test('an attempt signs with the new secret alone once the grace period is over', async () => {
    const { endpoint, make } = await prepared('/grace', answers(200))
    const rotated = await rotate(endpoint)
    const over = new Date(Date.parse(rotated.previous_secret_expires_at ?? '') + 1)
    for (const id of ['whd_g1', 'whd_g2']) await make(id)
    await attempt('whd_g1', 1, new Date())
    await attempt('whd_g2', 1, over)
    const signatures = receiver
      .at('/grace')
      .map(({ headers }) => String(headers['webhook-signature']).split(' ').length)
    expect(signatures).toEqual([2, 1])
  })

  test.each([
    'http://10.0.0.1/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest',
    'http://example.com/hook',
  ])(
    'an attempt at %s is refused by the guard, however the address came to be registered',
    async (url) => {
      const name = `guard${url.length}${url.includes('https') ? 's' : ''}`
      const { endpoint, make } = await prepared(`/${name}`)
      await make(`whd_${name}`)
      await service.db.query('update webhook_endpoints set url = $2 where id = $1', [
        endpoint.id,
        url,
      ])
      expect(await attempt(`whd_${name}`, 1, start)).toMatchObject({
        state: 'again',
        said: 'denied',
      })
    },
  )

  test('an attempt at a name that now resolves to an inside address is refused by the guard', async () => {
    const { endpoint, make } = await prepared('/rebound')
    await make('whd_rebound')
    await service.db.query(
      `update webhook_endpoints set url = 'https://backend.example.com/' where id = $1`,
      [endpoint.id],
    )
    expect(await attempt('whd_rebound', 1, start, ['10.0.0.1'])).toMatchObject({
      state: 'again',
      said: 'denied',
    })
  })

  test('erased jobs leave nothing of what the caller attached, neither in their events nor in what receivers said', async () => {
    const endpoint = await makeEndpoint('/echo')
    receiver.behave('/echo', (response) => response.end(receiver.at('/echo').at(-1)?.body))
    const { job, delivery } = await finishJob(endpoint, { name: 'Ada' })
    await attempt(delivery ?? '', 1, new Date())
    expect((await deliveriesOf(endpoint))[0]?.attempts[0]?.response).toContain('Ada')
    const [before] = await eventsOf(endpoint.key)
    expect(before?.data.job.metadata).toEqual({ name: 'Ada' })
    await eraseJobs(service.db, [job], new Date())
    const [after] = await eventsOf(endpoint.key)
    expect(after).toEqual({
      ...before,
      data: { ...before?.data, job: { ...before?.data.job, metadata: {} } },
    })
    expect((await deliveriesOf(endpoint))[0]?.attempts).toMatchObject([
      { status: 200, response: null },
    ])
  })

  test('events are forgotten after 30 days, with their deliveries', async () => {
    const { make, endpoint } = await prepared('/old', answers(200))
    await make('whd_old')
    await attempt('whd_old', 1, start)
    await service.db.query(
      `update webhook_events set created_at = now() - interval '31 days' where id = 'evt_old'`,
    )
    await reconcile(
      activityDeps(service.db, {
        startWorkflow: () => Promise.resolve(),
        startDelivery: () => Promise.resolve(),
      }),
    )
    const { rowCount } = await service.db.query(`select from webhook_events where id = 'evt_old'`)
    expect(rowCount).toBe(0)
    expect(await deliveriesOf(endpoint)).toEqual([])
  })
})

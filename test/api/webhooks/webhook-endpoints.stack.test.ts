import { beforeAll, describe, expect, test } from 'vitest'
import { WebhookEndpoint, WebhookEndpointList } from '../../../contract/resources/webhooks.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { createWebhookOwner, webhookUrl } from '../../support/calls/webhooks.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', EGRESS_ALLOW: '127.0.0.1:8080' })
  return service.stop
})

describe('POST /api/v1/webhooks', () => {
  test('POST /api/v1/webhooks is 201 with the endpoint and its secret, which is shown only once', async () => {
    const owner = await createWebhookOwner(service)
    const response = await owner.create({ description: 'CRM', metadata: { team: 'a' } })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const endpoint = WebhookEndpoint.parse(await response.json())
    expect(response.headers.get('location')).toBe(`/api/v1/webhooks/${endpoint.id}`)
    expect(endpoint).toMatchObject({
      object: 'webhook_endpoint',
      id: expect.stringMatching(/^we_[0-9A-Z]{26}$/),
      url: webhookUrl,
      description: 'CRM',
      events: ['job.succeeded', 'job.failed'],
      status: 'enabled',
      disabled_reason: null,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      previous_secret_expires_at: null,
      consecutive_failures: 0,
      last_delivery_at: null,
      last_success_at: null,
      metadata: { team: 'a' },
    })
    const { secret, ...shown } = endpoint
    expect(secret?.endsWith(shown.secret_hint.slice(1))).toBe(true)
    expect(await owner.get(endpoint.id)).toEqual(shown)
    expect(
      WebhookEndpointList.parse(await (await owner.ask('GET', '/api/v1/webhooks')).json()).data,
    ).toEqual([shown])
  })

  test('http to this machine is taken where the operator allows it', async () => {
    const owner = await createWebhookOwner(service)
    const response = await owner.create({ url: 'http://127.0.0.1:8080/hook' })
    expect(response.status).toBe(201)
  })

  test.each([
    ['url', { url: 'http://backend.example.com/' }],
    ['url', { url: 'http://127.0.0.1:8081/hook' }],
    ['url', { url: 'https://10.0.0.1/' }],
    ['url', { url: 'https://169.254.169.254/' }],
    ['url', { url: 'https://backend.internal/' }],
    ['url', { url: 'https://a:b@backend.example.com/' }],
    ['url', { url: 'ftp://backend.example.com/' }],
    ['url', { url: 'backend' }],
    ['url', { url: `https://backend.example.com/${'x'.repeat(2_030)}` }],
    ['url', { url: undefined }],
    ['events.0', { events: ['job.started'] }],
    ['events', { events: ['job.failed', 'job.failed'] }],
    ['description', { description: 'x'.repeat(501) }],
    [
      'metadata',
      { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, ''])) },
    ],
    ['secret', { secret: 'whsec_mine' }],
  ])('POST /api/v1/webhooks: %s as in %j is 400', async (path, body) => {
    const owner = await createWebhookOwner(service)
    const response = await owner.create(body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_request', details: [{ path }] })
  })

  test('the seventeenth endpoint of an account is refused, however many are made at once', async () => {
    const owner = await createWebhookOwner(service)
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => owner.create()))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(16)
    expect(statuses.filter((status) => status === 400)).toHaveLength(4)
  })
})

describe('PATCH /api/v1/webhooks/{id}', () => {
  test('PATCH /api/v1/webhooks/{id} changes the given fields, and nothing else', async () => {
    const owner = await createWebhookOwner(service)
    const { secret, ...before } = await owner.created({ description: 'one', metadata: { a: '1' } })
    const change = { url: 'https://other.example.com/', events: ['job.failed'], metadata: {} }
    const response = await owner.ask('PATCH', `/api/v1/webhooks/${before.id}`, change)
    expect(response.status).toBe(200)
    const after = WebhookEndpoint.parse(await response.json())
    expect(after).toEqual({ ...before, ...change, updated_at: after.updated_at })
    expect(after).not.toHaveProperty('secret')
    expect(secret).toBeDefined()
  })

  test('PATCH /api/v1/webhooks/{id} disables and enables an endpoint; enabling resets its failures', async () => {
    const owner = await createWebhookOwner(service)
    const { id } = await owner.created()
    const patch = (body: unknown) => owner.ask('PATCH', `/api/v1/webhooks/${id}`, body)
    expect(await (await patch({ status: 'disabled' })).json()).toMatchObject({
      status: 'disabled',
      disabled_reason: 'by_caller',
    })
    await service.db.query(
      'update webhook_endpoints set consecutive_failures = 9, failing_since = now() where id = $1',
      [id],
    )
    expect(await (await patch({ status: 'enabled' })).json()).toMatchObject({
      status: 'enabled',
      disabled_reason: null,
      consecutive_failures: 0,
    })
  })

  test.each([
    ['url', { url: 'http://backend.example.com/' }],
    ['status', { status: 'gone' }],
    ['id', { id: 'we_1' }],
  ])('PATCH /api/v1/webhooks/{id}: %s as in %j is 400', async (path, body) => {
    const owner = await createWebhookOwner(service)
    const { id } = await owner.created()
    expect(await errorOf(await owner.ask('PATCH', `/api/v1/webhooks/${id}`, body))).toMatchObject({
      code: 'invalid_request',
      details: [{ path }],
    })
  })
})

describe('POST …/rotate-secret', () => {
  test('POST …/rotate-secret shows the new secret once, and until when the old one signs too', async () => {
    const owner = await createWebhookOwner(service)
    const before = await owner.created()
    const response = await owner.ask('POST', `/api/v1/webhooks/${before.id}/rotate-secret`)
    expect(response.status).toBe(200)
    const after = WebhookEndpoint.parse(await response.json())
    expect(after.secret).toMatch(/^whsec_/)
    expect(after.secret).not.toBe(before.secret)
    const graceMs =
      Date.parse(after.previous_secret_expires_at ?? '') - Date.parse(after.updated_at)
    expect(graceMs).toBe(86_400_000)
    expect(await owner.get(before.id)).not.toHaveProperty('secret')
  })
})

test('a deleted webhook endpoint is gone, and its deletion is reported once', async () => {
  const owner = await createWebhookOwner(service)
  const { id } = await owner.created()
  expect(await (await owner.ask('DELETE', `/api/v1/webhooks/${id}`)).json()).toEqual({
    object: 'webhook_endpoint',
    id,
    deleted: true,
  })
  expect((await owner.ask('DELETE', `/api/v1/webhooks/${id}`)).status).toBe(404)
})

test('all of them count against one limit of 60 a minute and key', async () => {
  const owner = await createWebhookOwner(service)
  const response = await owner.ask('GET', '/api/v1/events')
  expect(response.headers.get('ratelimit-policy')).toContain('"webhooks";q=60;w=60')
  const statuses = (
    await Promise.all(Array.from({ length: 60 }, () => owner.ask('GET', '/api/v1/webhooks')))
  ).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

import { beforeAll, expect, test } from 'vitest'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { WebhookEndpointList } from '../../../contract/resources/webhooks.ts'
import { createId } from '../../../store/database/new-id.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import { createWebhookOwner, webhookCalls } from '../../support/calls/webhooks.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  return service.stop
})

const paths = (id: string) =>
  [
    ['GET', `/api/v1/webhooks/${id}`],
    ['PATCH', `/api/v1/webhooks/${id}`, { description: 'mine' }],
    ['DELETE', `/api/v1/webhooks/${id}`],
    ['POST', `/api/v1/webhooks/${id}/rotate-secret`],
    ['POST', `/api/v1/webhooks/${id}/test`],
    ['GET', `/api/v1/webhooks/${id}/deliveries`],
    ['POST', `/api/v1/webhooks/${id}/deliveries/${createId('whd')}/retry`],
    ['POST', `/api/v1/webhooks/${id}/recover`, { since: '2026-01-01T00:00:00Z' }],
  ] as const

test('the webhook endpoint of another account is 404 in every way, and not listed', async () => {
  const [mine, yours] = [await createWebhookOwner(service), await createWebhookOwner(service)]
  const endpoint = await mine.created()
  for (const [method, path, body] of paths(endpoint.id)) {
    const response = await yours.ask(method, path, body)
    expect(response.status, `${method} ${path}`).toBe(404)
    expect((await errorOf(response)).code).toBe('not_found')
  }
  expect(
    WebhookEndpointList.parse(await (await yours.ask('GET', '/api/v1/webhooks')).json()).data,
  ).toEqual([])
  expect((await mine.get(endpoint.id)).description).toBe('')
})

test.each(['we_1', 'job_01J0000000000000000000000', '%00', 'we_01J0000000000000000000000'])(
  'an unknown webhook endpoint, %s, is 404',
  async (id) => {
    const owner = await createWebhookOwner(service)
    for (const [method, path, body] of paths(id))
      expect((await owner.ask(method, path, body)).status, `${method} ${path}`).toBe(404)
  },
)

test('a job cannot name an endpoint that is unknown, disabled or of another account', async () => {
  const [mine, yours] = [await createWebhookOwner(service), await createWebhookOwner(service)]
  const theirs = await yours.created()
  const disabled = await mine.created()
  await mine.ask('PATCH', `/api/v1/webhooks/${disabled.id}`, { status: 'disabled' })
  for (const webhook of [theirs.id, disabled.id, createId('we')]) {
    const response = await mine.ask('POST', '/api/v1/jobs', {
      operation: 'vin',
      input: { vin: '1HGCM82633A004352' },
      webhook,
    })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'webhook' }],
    })
  }
})

test('every key of an account sees the same webhook endpoints', async () => {
  const narrow = await service.createKey({ account: 'narrow', scopes: ['chat'] })
  const other = await service.createKey({ account: 'narrow' })
  const { id } = await webhookCalls(service.url, other.key).created()
  expect((await webhookCalls(service.url, narrow.key).get(id)).id).toBe(id)
})

test('test keys and the sandbox header have no webhook endpoints', async () => {
  for (const caller of [sandboxKey, 'prs_test_mine']) {
    for (const [method, path] of [
      ...paths('we_1'),
      ['GET', '/api/v1/webhooks'],
      ['GET', '/api/v1/events'],
    ] as const) {
      const response = await callAnew(service.url, path, {
        key: caller,
        method,
        ...(method === 'PATCH' || path.endsWith('/recover') ? { body: {} } : {}),
      })
      expect(response.status, `${method} ${path}`).toBe(400)
      expect((await errorOf(response)).code).toBe('sandbox_unsupported')
    }
    expect((await errorOf(await webhookCalls(service.url, caller).create())).code).toBe(
      'sandbox_unsupported',
    )
  }
  const response = await callAnew(service.url, '/api/v1/webhooks', {
    key: service.key,
    headers: { 'x-service-sandbox': 'true' },
  })
  expect((await errorOf(response)).code).toBe('sandbox_unsupported')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scope } from '../../../contract/fields/keys.ts'
import {
  listOperationsWithin,
  type OperationName,
  operationNames,
} from '../../../contract/operations/operations.ts'
import {
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEventList,
} from '../../../contract/resources/webhooks.ts'
import { buildEventBody } from '../../../research/webhooks/event-body.ts'
import { createId } from '../../../store/database/new-id.ts'
import { insertEndedRequests } from '../../../store/requests/requests.ts'
import { insertWebhookEvent } from '../../../store/webhooks/events.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const namesWith = (scope: Scope) => listOperationsWithin([scope]).sort()

describe('a key that is narrowed to some scopes', () => {
  let service: SharedService
  beforeAll(async () => {
    service = await useApi()
  })
  afterAll(() => service.stop())

  async function makeAccount() {
    const account = `narrow ${createId('acct')}`
    const all = await service.createKey({ account })
    const search = await service.createKey({ account, scopes: ['search'] })
    const dossier = await service.createKey({ account, scopes: ['dossier'] })
    return { all, search, dossier, accountId: all.accountId }
  }

  async function insertEvent(
    accountId: string,
    operation: OperationName,
    deliveries: readonly string[],
  ): Promise<void> {
    const now = new Date()
    const job = {
      id: createId('job'),
      operation,
      status: 'succeeded',
      partial: false,
      stop_reason: 'completed',
    } as const
    const times = { created_at: now.toISOString(), completed_at: now.toISOString() }
    const id = createId('evt')
    const body = buildEventBody(
      id,
      { ...job, ...times, error: null, metadata: {}, usage: null, sandbox: false },
      { at: now },
    )
    const event = {
      id,
      accountId,
      jobId: job.id,
      type: 'job.succeeded',
      endpointId: null,
      body,
      now,
    } as const
    await insertWebhookEvent(service.db, event, deliveries)
  }

  test('a key with some scopes reads the events of the operations that it may use, and no others', async () => {
    const { all, search, dossier, accountId } = await makeAccount()
    for (const operation of operationNames) await insertEvent(accountId, operation, [])
    const seen = async (key: string) => {
      const list = WebhookEventList.parse(
        await (await callAnew(service.url, '/api/v1/events', { key })).json(),
      )
      return list.data.map(({ data }) => data.job.operation).sort()
    }
    expect(await seen(all.key)).toEqual([...operationNames].sort())
    expect(await seen(search.key)).toEqual(namesWith('search'))
    expect(await seen(dossier.key)).toEqual(namesWith('dossier'))
    expect(namesWith('dossier')).not.toContain('search')
  })

  test('a key with some scopes reads the deliveries of the operations that it may use, and no address or hint of the secret', async () => {
    const { all, search } = await makeAccount()
    const url = 'https://backend.example.com/hook/TOKEN?key=TOKEN'
    const created = await callAnew(service.url, '/api/v1/webhooks', { key: all.key, body: { url } })
    const { id, secret = '' } = WebhookEndpoint.parse(await created.json())
    const { accountId } = all
    for (const operation of operationNames)
      await insertEvent(accountId, operation, [createId('whd')])
    const read = async (key: string, rest = '') =>
      await (await callAnew(service.url, `/api/v1/webhooks${rest}`, { key })).text()
    const seen = async (key: string) =>
      WebhookDeliveryList.parse(JSON.parse(await read(key, `/${id}/deliveries`))).data.length
    expect(await seen(all.key)).toBe(operationNames.length)
    expect(await seen(search.key)).toBe(namesWith('search').length)
    for (const text of [await read(search.key), await read(search.key, `/${id}`)]) {
      expect(text).toContain('"url":"https://backend.example.com/"')
      for (const leak of ['TOKEN', secret, secret.slice(-4)]) expect(text).not.toContain(leak)
    }
    expect(await read(all.key, `/${id}`)).toContain(url)
    await callAnew(service.url, `/api/v1/webhooks/${id}`, { key: all.key, method: 'DELETE' })
  })

  test('a key with some scopes exports the requests of its operations, and its own that concern none', async () => {
    const { all, search, dossier, accountId } = await makeAccount()
    const row = (requestId: string, keyId: string, operation: OperationName | null) => ({
      ...{
        id: createId('rec'),
        accountId,
        keyId,
        requestId,
        jobId: null,
        endpoint: operation,
        operation,
        channel: 'sync',
      },
      ...{
        sandbox: false,
        httpStatus: 200,
        outcome: 'succeeded' as const,
        errorCode: null,
        cached: false,
      },
      ...{
        idempotentReplay: false,
        source: null,
        remainingPercent: null,
        durationMs: 1,
        createdAt: new Date(),
      },
    })
    await insertEndedRequests(service.db, [
      row('a_search', all.id, 'search'),
      row('a_dossier', dossier.id, 'dossier'),
      row('a_list_of_search', search.id, null),
      row('a_list_of_all', all.id, null),
    ])
    const seen = async (key: string) => {
      const text = await (
        await callAnew(service.url, '/api/developer/usage/export', { key })
      ).text()
      return text.match(/\ba_\w+/g)?.sort() ?? []
    }
    expect(await seen(search.key)).toEqual(['a_list_of_search', 'a_search'])
    expect(await seen(dossier.key)).toEqual(['a_dossier'])
    expect(await seen(all.key)).toEqual([
      'a_dossier',
      'a_list_of_all',
      'a_list_of_search',
      'a_search',
    ])
  })

  test.each([
    ['POST', ''],
    ['PATCH', '/ID'],
    ['DELETE', '/ID'],
    ['POST', '/ID/rotate-secret'],
    ['POST', '/ID/test'],
    ['POST', '/ID/recover'],
    ['POST', `/ID/deliveries/${createId('whd')}/retry`],
  ])(
    'a key with some scopes may not %s /api/v1/webhooks%s: that is for keys with all scopes',
    async (method, rest) => {
      const { all, search } = await makeAccount()
      const endpoint = { url: 'https://backend.example.com/hook', events: ['job.succeeded'] }
      const created = await callAnew(service.url, '/api/v1/webhooks', {
        key: all.key,
        body: endpoint,
      })
      const { id, secret } = WebhookEndpoint.parse(await created.json())
      const path = `/api/v1/webhooks${rest.replace('ID', id)}`
      const response = await callAnew(service.url, path, {
        key: search.key,
        method,
        body: { ...endpoint, url: 'https://evil.example.com/' },
      })
      expect(response.status).toBe(403)
      expect(await errorOf(response)).toMatchObject({ code: 'missing_scope' })
      expect(response.headers.get('www-authenticate')).toContain('insufficient_scope')
      const { rows } = await service.db.query(
        'select url, secret from webhook_endpoints where account_id = (select account_id from api_keys where id = $1)',
        [all.id],
      )
      expect(rows).toEqual([{ url: endpoint.url, secret }])
      expect(
        (await callAnew(service.url, `/api/v1/webhooks/${id}`, { key: search.key })).status,
      ).toBe(200)
    },
  )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { type Scope, scopes } from '../../../contract/fields/keys.ts'
import { operationNames, toOperation } from '../../../contract/operations/operations.ts'
import { JobList } from '../../../contract/resources/jobs.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
const keys = new Map<Scope, string>()
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  for (const scope of scopes) keys.set(scope, (await service.createKey({ scopes: [scope] })).key)
})
afterAll(() => service.stop())

const keyOf = (scope: Scope) => keys.get(scope) ?? ''
const pairs = operationNames.flatMap((name) =>
  scopes.map((scope) => ({ name, scope, needed: toOperation(name).scope })),
)

describe('an operation answers only to keys with its scope', () => {
  test('each operation needs one scope; a VIN needs that of dossiers', () => {
    expect(
      Object.fromEntries(operationNames.map((name) => [name, toOperation(name).scope])),
    ).toEqual({
      search: 'search',
      dossier: 'dossier',
      chat: 'chat',
      entity_search: 'search',
      entity_dossier: 'dossier',
      reverse_image: 'search',
      vin: 'dossier',
    })
  })

  test.each(pairs.filter(({ scope, needed }) => scope !== needed))(
    '$name refuses a key with only $scope',
    async ({ name, scope, needed }) => {
      const response = await callAnew(service.url, toOperation(name).path, {
        key: keyOf(scope),
        body: requestExamples[name],
      })
      expect(response.status).toBe(403)
      const error = await errorOf(response)
      expect(error).toMatchObject({ code: 'missing_scope', retryable: false })
      expect(error.message).toContain(`"${needed}"`)
      expect(response.headers.get('www-authenticate')).toMatch(
        new RegExp(
          `^Bearer resource_metadata="[^"]+", error="insufficient_scope", scope="${needed}"$`,
        ),
      )
    },
  )

  test.each(pairs.filter(({ scope, needed }) => scope === needed))(
    '$name lets a key with $scope pass',
    async ({ name, scope }) => {
      // invalid on purpose: an error of validation shows that the scope was accepted
      const response = await callAnew(service.url, toOperation(name).path, {
        key: keyOf(scope),
        body: {},
      })
      expect(response.status).toBe(400)
    },
  )

  test('the scope is asked for before the body is looked at', async () => {
    const response = await callAnew(service.url, '/api/v1/chat', {
      key: keyOf('search'),
      body: '{',
      headers: { 'content-type': 'text/html' },
    })
    expect(response.status).toBe(403)
  })

  test('a key without any scope opens no operation', async () => {
    const { key } = await service.createKey({ scopes: [] })
    for (const name of operationNames) {
      const response = await callAnew(service.url, toOperation(name).path, {
        key,
        body: requestExamples[name],
      })
      expect(await errorOf(response)).toMatchObject({ code: 'missing_scope' })
    }
  })

  test('the sandbox needs the scope of an ordinary key too', async () => {
    const response = await callAnew(service.url, '/api/v1/search', {
      key: keyOf('chat'),
      body: { query: 'Ada', sandbox: true },
    })
    expect(response.status).toBe(403)
  })

  test('a test key has all scopes', async () => {
    for (const name of ['search', 'dossier', 'chat'] as const) {
      const response = await callAnew(service.url, toOperation(name).path, {
        key: 'prs_test_anybody',
        body: requestExamples[name],
      })
      expect(response.status).toBe(200)
    }
  })
})

describe('a job needs the scope of the operation that it names', () => {
  test.each([
    ['a live one', { operation: 'vin', input: requestExamples.vin }],
    ['one with invalid input', { operation: 'vin', input: {} }],
    [
      'one that has no fixtures, in the sandbox',
      { operation: 'vin', input: requestExamples.vin, sandbox: true },
    ],
    ['one that is not live yet', { operation: 'dossier', input: requestExamples.dossier }],
  ])('a job needs the scope of the operation that it names: %s', async (_, body) => {
    const response = await callAnew(service.url, '/api/v1/jobs', { key: keyOf('search'), body })
    expect(response.status).toBe(403)
    expect(await errorOf(response)).toMatchObject({ code: 'missing_scope' })
  })

  test('jobs of other scopes are not listed and cannot be read, stopped or cancelled', async () => {
    const created = await callAnew(service.url, '/api/v1/jobs', {
      key: keyOf('dossier'),
      body: { operation: 'vin', input: requestExamples.vin },
    })
    expect(created.status).toBe(202)
    const { id } = z.looseObject({ id: z.string() }).parse(await created.json())
    const idsOf = async (key: string) =>
      JobList.parse(await (await callAnew(service.url, '/api/v1/jobs', { key })).json()).data.map(
        (job) => job.id,
      )
    expect(await idsOf(keyOf('dossier'))).toContain(id)
    expect(await idsOf(keyOf('chat'))).toEqual([])
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/events'],
      ['POST', '/cancel'],
      ['POST', '/stop'],
    ]) {
      const response = await callAnew(service.url, `/api/v1/jobs/${id}${path}`, {
        key: keyOf('chat'),
        method: method ?? '',
      })
      expect(response.status).toBe(404)
      expect(await errorOf(response)).toMatchObject({ code: 'not_found' })
    }
  })
})

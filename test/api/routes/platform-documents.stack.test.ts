import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { endpointNames, toEndpoint } from '../../../contract/endpoints/endpoints.ts'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { errors } from '../../../contract/errors/errors.ts'
import { scenarios } from '../../../contract/errors/scenarios.ts'
import { ratePolicies } from '../../../contract/fields/limits.ts'
import { operations } from '../../../contract/operations/operations.ts'
import {
  ApiIndex,
  Changelog,
  DeveloperStatus,
  Health,
  ProtectedResource,
  SandboxContract,
} from '../../../contract/resources/platform.ts'
import { eventMeanings } from '../../../contract/results/events.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const documents: Readonly<Record<string, z.ZodType | null>> = {
  '/api/v1': ApiIndex,
  '/api/health': Health,
  '/api/v1/sandbox': SandboxContract,
  '/api/developer/status': DeveloperStatus,
  '/api/developer/changelog': Changelog,
  '/openapi.json': null,
  '/.well-known/oauth-protected-resource': ProtectedResource,
}
const challenge =
  'Bearer resource_metadata="http://service.test/.well-known/oauth-protected-resource"'
const keyed = endpointNames.filter((name) => toEndpoint(name).auth === 'bearer')

let service: SharedService
let disabledUrl: string
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  disabledUrl = (await service.startApi({ DEVELOPER_API: 'disabled' })).url
})
afterAll(() => service.stop())

async function read<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  url = service.url,
): Promise<z.infer<Schema>> {
  return schema.parse(await (await callAnew(url, path)).json())
}

describe.each(Object.entries(documents))('GET %s', (path, schema) => {
  test.each(['enabled', 'disabled'])(
    `${path} needs no key and carries the challenge, where the API is %s`,
    async (state) => {
      const response = await callAnew(state === 'enabled' ? service.url : disabledUrl, path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('www-authenticate')).toBe(challenge)
      expect(response.headers.get('ratelimit-policy')).toBe('"anonymous";q=120;w=60')
      expect(response.headers.get('ratelimit')).toMatch(/^"anonymous";r=119;t=(60|59)$/)
      const body = await response.json()
      if (schema !== null) expect(schema.safeParse(body).error).toBeUndefined()
    },
  )

  test('a platform document answers to HEAD with the challenge', async () => {
    const response = await callAnew(service.url, path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('www-authenticate')).toBe(challenge)
    expect(await response.text()).toBe('')
  })
})

describe('the index', () => {
  test('the index of the API names every endpoint with the scope that it needs', async () => {
    const index = await read(ApiIndex, '/api/v1')
    expect(index.endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual(
      endpointNames.map((name) => `${toEndpoint(name).method} ${toEndpoint(name).path}`),
    )
    const scopesByPath = new Map(
      index.endpoints
        .filter(({ method }) => method === 'POST')
        .map(({ path, scope }) => [path, scope]),
    )
    expect(Object.fromEntries(scopesByPath)).toMatchObject({
      '/api/v1/search': 'search',
      '/api/v1/dossier': 'dossier',
      '/api/v1/chat': 'chat',
      '/api/v1/vin': 'dossier',
      '/api/v1/jobs': null,
    })
  })

  test('the index of the API says what is metered and what has fixtures', async () => {
    const { endpoints } = await read(ApiIndex, '/api/v1')
    const rows = endpoints.filter(({ operation }) => operation !== null)
    expect(
      rows.map(({ operation, metering, sandbox, formats }) => [
        operation,
        metering,
        sandbox,
        formats.join(),
      ]),
    ).toEqual([
      ['search', 'medium', true, 'sse,json'],
      ['dossier', 'high', true, 'sse,json'],
      ['chat', 'by_tokens', true, 'sse,json'],
      ['entity_search', 'medium', false, 'json'],
      ['entity_dossier', 'high', false, 'json'],
      ['reverse_image', 'medium', false, 'json'],
      ['vin', 'high', false, 'json'],
    ])
    for (const { operation, metering } of endpoints)
      if (operation === null) expect(metering).toBe('none')
  })

  test('the index of the API lists the rate policies, the events and the errors of the contract', async () => {
    const index = await read(ApiIndex, '/api/v1')
    expect(
      Object.fromEntries(
        index.rate_policies.map(({ name, limit, per, window_seconds }) => [
          name,
          [limit, per, window_seconds],
        ]),
      ),
    ).toEqual({
      ...Object.fromEntries(
        Object.entries(ratePolicies).map(([name, { limit, per }]) => [name, [limit, per, 60]]),
      ),
      // as the service of the tests is configured
      sandbox_jobs: [1_000, 'ip', 60],
    })
    for (const { rate_policy } of index.endpoints)
      expect(index.rate_policies.map(({ name }) => name)).toContain(rate_policy)
    expect(index.events.map(({ type }) => type)).toEqual(Object.keys(eventMeanings))
    expect(index.errors.map(({ code }) => code)).toEqual(Object.keys(errors))
  })

  test('the index of the API shows a lowered rate limit per address as it is', async () => {
    const { url } = await service.startApi({ IP_LIMIT_PER_MINUTE: '7' })
    const { rate_policies } = await read(ApiIndex, '/api/v1', url)
    expect(rate_policies).toContainEqual({ name: 'ip', limit: 7, window_seconds: 60, per: 'ip' })
  })

  test('the index of the API leads to documents that are there', async () => {
    const index = await read(ApiIndex, '/api/v1')
    for (const address of [
      index.openapi_url,
      index.changelog_url,
      index.status_url,
      index.docs_url,
      index.sandbox.contract_url,
      index.authentication.protected_resource_metadata_url,
      index.authentication.sign_up_url,
    ]) {
      expect(address).toMatch(/^http:\/\/service\.test\//)
      expect((await callAnew(service.url, new URL(address).pathname)).status, address).toBe(200)
    }
  })
})

describe('health', () => {
  test.each([
    ['enabled', () => service.url],
    ['disabled', () => disabledUrl],
  ])('the health endpoint says that the developer API is %s', async (state, url) => {
    const health = await read(Health, '/api/health', url())
    expect(health).toMatchObject({
      object: 'health',
      status: 'ok',
      api_version: 'v1',
      developer_api: state,
    })
    expect(Math.abs(Date.parse(health.time) - Date.now())).toBeLessThan(60_000)
    for (const address of [
      health.index_url,
      health.openapi_url,
      health.docs_url,
      health.status_url,
    ]) {
      expect((await callAnew(url(), new URL(address ?? '').pathname)).status, address).toBe(200)
    }
  })
})

describe('the sandbox contract', () => {
  test('the sandbox contract publishes a key that works, with requests that can be sent as they are', async () => {
    const contract = await read(SandboxContract, '/api/v1/sandbox')
    expect(contract.test_key).toBe('prs_test_public_0000000000')
    expect(contract.test_key.startsWith(contract.test_key_prefix)).toBe(true)
    expect(contract.operations.map(({ operation }) => operation)).toEqual([
      'search',
      'dossier',
      'chat',
    ])
    for (const { method, path, example_request, events } of contract.operations) {
      const response = await callAnew(service.url, path, {
        key: contract.test_key,
        method,
        body: example_request,
      })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ events: events.map((type) => ({ type })) })
    }
  })

  test('the sandbox contract names the events that a stream of the sandbox holds', async () => {
    const contract = await read(SandboxContract, '/api/v1/sandbox')
    expect(
      Object.fromEntries(contract.operations.map(({ operation, events }) => [operation, events])),
    ).toEqual({
      search: ['status', 'hit', 'done'],
      dossier: ['section', 'summary', 'summary', 'sources', 'done'],
      chat: ['text', 'text', 'related', 'done'],
    })
  })

  test('the sandbox contract lists every scenario and what is not simulated', async () => {
    const contract = await read(SandboxContract, '/api/v1/sandbox')
    expect(contract.scenarios.map(({ input }) => input)).toEqual(Object.keys(scenarios))
    expect(contract.not_simulated.length).toBeGreaterThan(0)
  })
})

test.each([
  { enabled: true, status: 'operational', chooseUrl: () => service.url },
  { enabled: false, status: 'disabled', chooseUrl: () => disabledUrl },
])(
  'status and changelog say whether the developer API is enabled: $enabled',
  async ({ enabled, status, chooseUrl }) => {
    const url = chooseUrl()
    expect(await read(DeveloperStatus, '/api/developer/status', url)).toMatchObject({
      enabled,
      status,
      contract_version: '1.0.1',
    })
    expect(await read(Changelog, '/api/developer/changelog', url)).toMatchObject({
      enabled,
      api_version: 'v1',
    })
  },
)

test('the changelog lists every deprecated field, header and code', async () => {
  const { changelog } = await read(Changelog, '/api/developer/changelog')
  const deprecated = changelog.filter(({ type }) => type === 'deprecated')
  expect(deprecated.flatMap(({ affects }) => affects.fields)).toEqual(
    expect.arrayContaining(['usage.credits', 'usage.allowanceSource']),
  )
  expect(deprecated.flatMap(({ affects }) => affects.headers)).toEqual(
    expect.arrayContaining(['X-Service-Credits-Charged', 'X-Service-Allowance-Source']),
  )
  expect(deprecated.flatMap(({ affects }) => affects.codes)).toContain('no_coins')
})

test('the protected resource names itself, its scopes and its authorization server (RFC 9728)', async () => {
  const document = await read(ProtectedResource, '/.well-known/oauth-protected-resource')
  expect(document).toMatchObject({
    resource: 'http://service.test',
    authorization_servers: ['http://service.test'],
    bearer_methods_supported: ['header'],
    scopes_supported: ['search', 'dossier', 'chat'],
  })
})

describe('where the developer API is disabled', () => {
  test.each(keyed)(
    'where the developer API is disabled: %s is 404 developer_api_disabled, with and without a key, and counted',
    async (name) => {
      const { method, path } = toEndpoint(name)
      const operation = toEndpoint(name).operation
      for (const key of [null, 'nonsense', service.key, 'prs_test_public_0000000000']) {
        const response = await callAnew(disabledUrl, path.replace('{id}', 'job_1'), {
          key,
          method,
          ...(operation === null ? {} : { body: requestExamples[operation] }),
        })
        expect(response.status).toBe(404)
        expect(await errorOf(response)).toMatchObject({
          code: 'developer_api_disabled',
          retryable: false,
        })
        expect(response.headers.get('ratelimit')).toMatch(
          /^"ip";r=1199;t=\d+, "anonymous";r=119;t=\d+$/,
        )
        expect(response.headers.get('ratelimit-remaining')).toBe('119')
      }
    },
  )

  test('an address that does not exist is still not_found, a method still not allowed', async () => {
    expect(await errorOf(await callAnew(disabledUrl, '/nothing'))).toMatchObject({
      code: 'not_found',
    })
    expect(await errorOf(await callAnew(disabledUrl, '/api/v1/search'))).toMatchObject({
      code: 'method_not_allowed',
    })
  })
})

test('the table of operations and the fixtures agree on what the sandbox has', () => {
  expect(
    Object.entries(operations).flatMap(([name, { sandboxEvents }]) =>
      sandboxEvents === null ? [] : [name],
    ),
  ).toEqual(['search', 'dossier', 'chat'])
})

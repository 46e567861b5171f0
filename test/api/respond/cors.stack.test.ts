import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAnew, freshAddress } from '../../support/calls/callers.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const origin = 'https://app.example'

let service: SharedService
let strictUrl: string
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  strictUrl = (await service.startApi({ ALLOW_ORIGINS: `${origin}, https://admin.example` })).url
})
afterAll(() => service.stop())

const list = (response: Response, name: string) =>
  (response.headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')

function preflight(
  url: string,
  path: string,
  { from = origin, method = 'POST', headers = 'authorization,content-type' } = {},
): Promise<Response> {
  return callAnew(url, path, {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  })
}

/** Headers that a script in a browser must be able to read. */
const rateHeaders = [
  'ratelimit-policy',
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
]

async function exhausted(): Promise<Response> {
  const headers = { 'x-forwarded-for': freshAddress(), origin }
  for (let count = 0; count < 120; count += 1) await callAnew(service.url, '/nothing', { headers })
  return await callAnew(service.url, '/nothing', { headers })
}

describe('a browser may read every header of the contract', () => {
  const from = { headers: { origin } }
  test.each<[string, number, () => Promise<Response>]>([
    ['a document', 200, () => callAnew(service.url, '/api/health', from)],
    ['the OpenAPI document', 200, () => callAnew(service.url, '/openapi.json', from)],
    ['no key', 401, () => callAnew(service.url, '/api/v1/jobs', from)],
    ['a wrong key', 401, () => callAnew(service.url, '/api/v1/jobs', { ...from, key: 'x' })],
    ['an unknown address', 404, () => callAnew(service.url, '/nothing', from)],
    ['a wrong method', 405, () => callAnew(service.url, '/api/v1/search', from)],
    ['a limit that is exceeded', 429, exhausted],
    [
      'a fixture',
      200,
      () =>
        callAnew(service.url, '/api/v1/search', {
          ...from,
          key: 'prs_test_cors',
          body: { query: 'a' },
        }),
    ],
    [
      'a mistake in the body',
      400,
      () => callAnew(service.url, '/api/v1/search', { ...from, key: 'prs_test_cors', body: {} }),
    ],
    [
      'a request id that is refused',
      400,
      () => callAnew(service.url, '/api/health', { headers: { origin, 'x-request-id': 'a b' } }),
    ],
  ])('a browser may read the response to %s (%i)', async (_, status, request) => {
    const response = await request()
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
    const exposed = list(response, 'access-control-expose-headers')
    expect(exposed).toEqual(
      expect.arrayContaining([
        ...rateHeaders,
        'www-authenticate',
        'x-request-id',
        'x-service-sandbox',
        'location',
        'etag',
      ]),
    )
    for (const [name] of response.headers) {
      if (/^(x-service-|x-request-id|(x-)?ratelimit|retry-after|www-authenticate)/.test(name))
        expect(exposed).toContain(name)
    }
    await response.body?.cancel()
  })

  test('a caller that sends no Origin sees the same, for caches between', async () => {
    const response = await callAnew(service.url, '/api/health')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(list(response, 'access-control-expose-headers')).toContain('ratelimit')
  })
})

describe('a preflight', () => {
  test.each(['/api/v1/search', '/api/v1/jobs', '/api/health', '/openapi.json'])(
    'a preflight is answered at %s without a key and without being counted',
    async (path) => {
      const response = await preflight(service.url, path)
      expect(response.status).toBe(204)
      expect(await response.text()).toBe('')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(list(response, 'access-control-allow-methods')).toEqual(
        expect.arrayContaining(['get', 'head', 'post', 'patch', 'delete']),
      )
      expect(response.headers.has('ratelimit')).toBe(false)
      expect(response.headers.has('www-authenticate')).toBe(false)
      expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(0)
    },
  )

  test('a preflight allows every header that the contract reads', async () => {
    const response = await preflight(service.url, '/api/v1/search')
    expect(list(response, 'access-control-allow-headers')).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'accept',
        'last-event-id',
        'if-none-match',
        'prefer',
        'idempotency-key',
        'x-request-id',
        'x-service-sandbox',
      ]),
    )
  })

  test('OPTIONS that asks for no method is no preflight but 405', async () => {
    for (const headers of [{}, { origin }]) {
      const response = await callAnew(service.url, '/api/v1/search', { method: 'OPTIONS', headers })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    }
  })
})

describe('a deployment that names its origins', () => {
  test('a deployment that names its allowed origins allows each of them', async () => {
    for (const from of [origin, 'https://admin.example']) {
      const response = await callAnew(strictUrl, '/api/health', { headers: { origin: from } })
      expect(response.headers.get('access-control-allow-origin')).toBe(from)
      expect(response.headers.get('vary')).toMatch(/origin/i)
      const asked = await preflight(strictUrl, '/api/v1/search', { from })
      expect(asked.status).toBe(204)
      expect(asked.headers.get('access-control-allow-origin')).toBe(from)
    }
  })

  test.each([
    'https://evil.example',
    'http://app.example',
    'https://app.example.evil.example',
    'https://APP.example',
    'null',
    '*',
  ])('a deployment that names its allowed origins does not allow %s', async (from) => {
    const response = await callAnew(strictUrl, '/api/health', { headers: { origin: from } })
    expect(response.status).toBe(200)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(response.headers.get('vary')).toMatch(/origin/i)
    expect(
      (await preflight(strictUrl, '/api/v1/search', { from })).headers.has(
        'access-control-allow-origin',
      ),
    ).toBe(false)
  })
})

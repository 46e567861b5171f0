import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointNames, toEndpoint } from '../../../contract/endpoints/endpoints.ts'
import { call } from '../../support/calls/call.ts'
import { callAnew, errorOf, freshAddress } from '../../support/calls/callers.ts'
import { exchange } from '../../support/calls/raw.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

const paths = [...new Set(endpointNames.map((name) => toEndpoint(name).path))]
const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

/** What the table lists; HEAD comes with GET. */
function allowed(path: string): string[] {
  const methods = endpointNames
    .filter((name) => toEndpoint(name).path === path)
    .map((name) => toEndpoint(name).method)
  return [
    ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
  ].sort()
}

const read = endpointNames
  .map(toEndpoint)
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))

describe('a GET with a query parameter that no endpoint knows', () => {
  test.each(read.filter(({ auth }) => auth === 'none'))(
    'an endpoint without a key ignores a query parameter that it does not know: $path',
    async ({ path }) => {
      expect((await callAnew(service.url, `${path}?utm_source=mail`)).status).toBe(200)
    },
  )

  test.each(read.filter(({ auth }) => auth !== 'none'))(
    'an endpoint with a key refuses a query parameter that it does not know: $path',
    async ({ path }) => {
      const asked = `${path}?utm_source=mail`
      const response = await callAnew(service.url, asked, { key: service.key })
      expect(response.status).toBe(400)
      expect(await errorOf(response)).toMatchObject({
        code: 'invalid_request',
        message: expect.stringContaining('utm_source: is not a known property'),
      })
    },
  )
})

describe('a method that an address does not list is 405 with Allow', () => {
  test.each(paths)('a method that an address does not list is 405 with Allow: %s', async (path) => {
    for (const method of all.filter((name) => !allowed(path).includes(name))) {
      const answer = await exchange(
        service.url,
        `${method} ${path.replace('{id}', 'job_1')} HTTP/1.1\nHost: x\nX-Forwarded-For: ${freshAddress()}`,
      )
      expect(answer, method).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/)
      expect(/^allow: (.*)\r$/im.exec(answer)?.[1], method).toBe(allowed(path).join(', '))
      if (method !== 'HEAD') expect(answer).toContain('"code":"method_not_allowed"')
      const isProbe = method === 'GET' && path === toEndpoint('mcp').path
      const counted = isProbe ? '"ip";r=1199' : '"anonymous";r=119'
      expect(answer).toMatch(new RegExp(`^ratelimit: ${counted};t=\\d+\\r$`, 'im'))
    }
  })

  test('a CONNECT, which asks for a proxy, is refused with the body of an error', async () => {
    const answer = await exchange(
      service.url,
      'CONNECT localhost:443 HTTP/1.1\nHost: localhost:443',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toMatch(/^Connection: close\r$/m)
    expect(answer).toContain('"code":"invalid_request","message":"This is no proxy."')
  })

  test('another method than POST is 405 with a key as well', async () => {
    const response = await callAnew(service.url, '/api/v1/search', {
      key: service.key,
      method: 'DELETE',
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await errorOf(response)).toMatchObject({
      message: 'This address does not answer to DELETE: use POST.',
    })
  })

  test('POST to the base path is not supported', async () => {
    const response = await callAnew(service.url, '/api/v1', { body: { query: 'Ada' } })
    expect(response.status).toBe(405)
    expect(await errorOf(response)).toMatchObject({ code: 'method_not_allowed', retryable: false })
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('an address that is not in the contract is 404 not_found', () => {
  test.each([
    '/',
    '/api',
    '/api/v2/search',
    '/api/v1/searches',
    '/api/v1/search/more',
    '/API/v1',
    '/api/V1/search',
    '//api/v1',
    '/api//v1',
    '/api/v1//',
    '/api/v1/%73andbox',
    '/api%2Fv1',
    '/api/v1/..%2f..%2fopenapi.json',
    '/api/v1/%',
    '/api/v1/%00',
    '/api/v1;x=1',
    '/api/v1.json',
    '/openapi.yaml',
    '/favicon.ico',
    '/.well-known/openid-configuration',
    `/${'x'.repeat(10_000)}`,
  ])('an address that is not in the contract is 404 not_found: %s', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await exchange(
        service.url,
        `${method} ${path} HTTP/1.1\nHost: x\nX-Forwarded-For: ${freshAddress()}`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
      expect(answer).toContain('"code":"not_found"')
      expect(answer).not.toMatch(/^allow:/im)
      expect(answer).toMatch(/^ratelimit: "anonymous";r=119;t=\d+\r$/im)
    }
  })

  const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

  test.each(['/nothing', '/portal/a/b/c/d', '/oauth/nothing', '/apis'])(
    'a browser reads on a page that nothing is at %s',
    async (path) => {
      const response = await callAnew(service.url, path, { headers: { accept: browserAccept } })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('x-request-id')).toMatch(/^req_/)
      expect(response.headers.get('ratelimit')).toMatch(/^"anonymous";r=119;/)
      const page = await response.text()
      expect(page).toContain('There is nothing at this address.')
      expect(page).toContain('<a href="/portal">People Research Service</a>')
      expect(page).toContain('<a href="/sign-in">To the sign-in page</a>')
    },
  )

  test.each(['/api', '/api/v1/nothing', '/api/nothing'])(
    'a browser reads JSON, as programs do, where nothing is at %s',
    async (path) => {
      const response = await callAnew(service.url, path, { headers: { accept: browserAccept } })
      expect(response.status).toBe(404)
      expect(await errorOf(response)).toMatchObject({ code: 'not_found' })
    },
  )

  test('an unknown address is 404 with a key as well', async () => {
    const response = await callAnew(service.url, '/api/v1/nothing', { key: service.key })
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toMatchObject({
      code: 'not_found',
      message: 'There is nothing at this address. GET /api/v1 lists the addresses that there are.',
    })
  })

  test.each([
    'job_1',
    'x',
    '%ZZ',
    '%00',
    'job_%F0%9F%98%80',
    "'; drop table jobs; --",
    'x'.repeat(5_000),
  ])('a job id of %s is an unknown job', async (id) => {
    const response = await callAnew(service.url, `/api/v1/jobs/${id}`, { key: service.key })
    expect(response.status).toBe(404)
    expect(await errorOf(response)).toMatchObject({
      code: 'not_found',
      message: 'There is no such job.',
    })
  })
})

describe('addresses that are found', () => {
  test.each([
    ['one trailing slash is forgiven', '/api/v1/'],
    ['a query string is not part of the path', '/api/v1?utm_source=x&y[]=%'],
    ['an empty query string', '/api/v1?'],
  ])('an address of the contract is found: %s', async (_, path) => {
    const response = await callAnew(service.url, path)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ object: 'api_index' })
  })

  test('the absolute form of a request is understood', async () => {
    const answer = await exchange(
      service.url,
      `GET http://anywhere.test/api/v1/jobs?limit=1 HTTP/1.1\nHost: x\nAuthorization: Bearer ${service.key}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('"has_more":false')
  })

  test.each(['[', 'a b', 'x:99999', ''])('a Host of "%s" does not matter', async (host) => {
    const head = `GET /api/v1/jobs?limit=1 HTTP/1.1\nHost: ${host}\nAuthorization: Bearer ${service.key}`
    expect(await exchange(service.url, head)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })
})

describe('HEAD answers like GET, without a body', () => {
  const documents = endpointNames
    .map(toEndpoint)
    .filter(({ auth, method }) => auth === 'none' && method === 'GET')
    // a picture has an address of its own
    .filter(({ path }) => !path.includes('{'))

  test.each(documents.map(({ path }) => path))(
    'HEAD answers like GET, without a body: %s',
    async (path) => {
      // fetch unpacks a body, whose length is then not the one that was sent
      const plain = { headers: { 'Accept-Encoding': 'identity' } }
      const [head, get] = await Promise.all([
        call(service.url, path, { method: 'HEAD', ...plain }),
        call(service.url, path, plain),
      ])
      expect(head.status).toBe(200)
      expect(await head.text()).toBe('')
      const stable = (response: Response) =>
        [...response.headers].filter(
          ([name]) => !/date|request-id|ratelimit|connection|keep-alive/.test(name),
        )
      expect(stable(head)).toEqual(stable(get))
      expect(Number(head.headers.get('content-length'))).toBe((await get.arrayBuffer()).byteLength)
    },
  )

  test('HEAD answers an error like GET, without a body', async () => {
    const response = await callAnew(service.url, '/nothing', { method: 'HEAD' })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.text()).toBe('')
  })

  test('a stream of events sends its headers and ends', async () => {
    const body = { operation: 'vin', input: { vin: '1HGCM82633A004352' } }
    const created = await callAnew(service.url, '/api/v1/jobs', { key: service.key, body })
    const path = `${created.headers.get('location')}/events`
    const response = await callAnew(service.url, path, { key: service.key, method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(await response.text()).toBe('')
  })

  test('HEAD is refused where GET is not listed', async () => {
    const response = await callAnew(service.url, '/api/v1/search', {
      key: service.key,
      method: 'HEAD',
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import { exchange } from '../../support/calls/raw.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const key = 'prs_test_request_ids'
const made = /^req_[0-9A-HJKMNP-TV-Z]{26}$/

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

const ask = (path: string, requestId?: string, more: Parameters<typeof callAnew>[2] = {}) =>
  callAnew(service.url, path, {
    ...more,
    headers: requestId === undefined ? {} : { 'x-request-id': requestId },
  })
const search = { key, body: { query: 'Ada', format: 'json' } }

describe('a caller who sends X-Request-Id gets it back', () => {
  test.each([
    ['one character', 'x'],
    ['128 characters', 'x'.repeat(128)],
    [
      'every sign of visible ASCII',
      Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join(''),
    ],
    ['a UUID', '2f1e9f7e-6b0c-4f51-9d2c-0a3a0d1f5a11'],
  ])('a caller who sends X-Request-Id gets it back: %s', async (_, id) => {
    const response = await ask('/api/v1/search', id, search)
    expect(response.headers.get('x-request-id')).toBe(id)
    expect(await response.json()).toMatchObject({ request_id: id, metadata: { request_id: id } })
  })

  test.each([
    ['a document', '/api/health', 200],
    ['an unknown address', '/nothing', 404],
    ['a wrong method', '/api/v1/search', 405],
    ['no key', '/api/v1/jobs', 401],
  ])('a caller who sends X-Request-Id gets it back: %s', async (_, path, status) => {
    const response = await ask(path, 'mine-1')
    expect(response.status).toBe(status)
    expect(response.headers.get('x-request-id')).toBe('mine-1')
    if (status !== 200) expect(await errorOf(response)).toMatchObject({ request_id: 'mine-1' })
  })

  test('a stream carries the X-Request-Id that the caller sent', async () => {
    const response = await ask('/api/v1/search', 'mine-2', { key, body: { query: 'Ada' } })
    expect(response.headers.get('x-request-id')).toBe('mine-2')
    await response.body?.cancel()
  })

  test('a job remembers the X-Request-Id that the caller sent', async () => {
    const body = { operation: 'vin', input: { vin: '1HGCM82633A004352' } }
    const response = await ask('/api/v1/jobs', 'mine-3', { key: service.key, body })
    expect(await response.json()).toMatchObject({ object: 'job', request_id: 'mine-3' })
  })
})

describe('an X-Request-Id that cannot be used is 400 invalid_request, under an id of ours', () => {
  test.each([
    ['nothing', ''],
    ['129 characters', 'x'.repeat(129)],
    ['6,000 characters', 'x'.repeat(6_000)],
    ['a space inside', 'a b'],
    ['a tab inside', 'a\tb'],
    ['a letter beyond ASCII', 'caf\u00e9'],
    ['DEL', 'a\u007fb'],
  ])(
    'an X-Request-Id that cannot be used is 400 invalid_request, under an id of ours: %s',
    async (_, id) => {
      const answer = await exchange(
        service.url,
        `GET /api/health HTTP/1.1\nHost: x\nX-Request-Id: ${id}`,
      )
      // Node refuses control characters before we see them
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      const [, ours = ''] = /^x-request-id: (\S+)\r$/im.exec(answer) ?? []
      expect(ours).toMatch(made)
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        error: { code: 'invalid_request', request_id: ours },
      })
    },
  )

  test('two X-Request-Id headers in one request are 400 invalid_request', async () => {
    const answer = await exchange(
      service.url,
      'GET /api/health HTTP/1.1\nHost: x\nX-Request-Id: a\nX-Request-Id: b',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"path":"X-Request-Id"')
  })
})

test('each request without an X-Request-Id gets an id of its own', async () => {
  const ids = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await ask('/api/health')).headers.get('x-request-id') ?? '',
    ),
  )
  for (const id of ids) expect(id).toMatch(made)
  expect(new Set(ids).size).toBe(20)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  chooseAction,
  type ErrorCode,
  errorCodes,
  errors,
  isRetryable,
} from '../../../contract/errors/errors.ts'
import { scenarios } from '../../../contract/errors/scenarios.ts'
import { isEnded, type JobInput } from '../../../contract/resources/jobs.ts'
import type { call } from '../../support/calls/call.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import { connect, exchange } from '../../support/calls/raw.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const testKey = 'prs_test_errors'
const vin = '1HGCM82633A004352'
const tooLong = `${vin}1`

let service: SharedService
let disabledUrl: string
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  disabledUrl = (await service.startApi({ DEVELOPER_API: 'disabled' })).url
})
afterAll(() => service.stop())

const ask = (path: string, options: Parameters<typeof call>[2] = {}) =>
  callAnew(service.url, path, { key: service.key, ...options })
const rehearse = (code: ErrorCode) =>
  callAnew(service.url, '/api/v1/search', { key: testKey, body: { query: `sandbox:${code}` } })

async function makeJob(input: Partial<JobInput> = {}): Promise<string> {
  const response = await ask('/api/v1/jobs', {
    body: { operation: 'vin', input: { vin }, ...input },
  })
  return response.headers.get('x-service-job-id') ?? ''
}

/** Status and whether a client may retry, as docs/specification.md#errors promises. */
const table: Record<ErrorCode, [status: number, retryable: boolean, action?: string]> = {
  invalid_json: [400, false],
  invalid_request: [400, false],
  sandbox_unsupported: [400, false],
  image_unusable: [400, false],
  missing_api_key: [401, false, 'sign_up'],
  invalid_api_key: [401, false, 'create_key'],
  expired_api_key: [401, false, 'renew_key'],
  not_subscribed: [402, false, 'subscribe'],
  usage_exhausted: [402, false, 'add_credits'],
  no_coins: [402, false, 'add_credits'],
  api_key_budget_exceeded: [402, false, 'raise_key_budget'],
  plan_upgrade_required: [402, false, 'upgrade_plan'],
  missing_scope: [403, false],
  not_found: [404, false],
  developer_api_disabled: [404, false],
  method_not_allowed: [405, false],
  not_acceptable: [406, false],
  request_timeout: [408, true],
  idempotency_conflict: [409, false],
  idempotency_in_progress: [409, true],
  job_cancelled: [409, false],
  job_expired: [410, false],
  request_too_large: [413, false],
  unsupported_media_type: [415, false],
  rate_limited: [429, true],
  subject_suppressed: [451, false],
  internal_error: [500, true],
  spend_cap_reached: [503, true],
  provider_unavailable: [503, true],
}

/**
 * How a caller meets each code; a row is missing as soon as the contract has a code that no call
 * can produce.
 */
const ways: Record<ErrorCode, () => Promise<Response>> = {
  invalid_json: () => ask('/api/v1/vin', { body: '{"vin":' }),
  invalid_request: () => ask('/api/v1/vin', { body: {} }),
  sandbox_unsupported: () => ask('/api/v1/vin', { body: { vin, sandbox: true } }),
  image_unusable: () => rehearse('image_unusable'),
  missing_api_key: () => ask('/api/v1/vin', { key: null, body: {} }),
  invalid_api_key: () => ask('/api/v1/vin', { key: 'nonsense', body: {} }),
  expired_api_key: async () =>
    ask('/api/v1/vin', {
      key: (await service.createKey({ expiresAt: new Date(0) })).key,
      body: {},
    }),
  not_subscribed: () => rehearse('not_subscribed'),
  usage_exhausted: () => rehearse('usage_exhausted'),
  no_coins: () => rehearse('no_coins'),
  api_key_budget_exceeded: () => rehearse('api_key_budget_exceeded'),
  plan_upgrade_required: () => rehearse('plan_upgrade_required'),
  missing_scope: async () =>
    ask('/api/v1/vin', { key: (await service.createKey({ scopes: ['chat'] })).key, body: {} }),
  not_found: () => ask('/api/v2'),
  developer_api_disabled: () => callAnew(disabledUrl, '/api/v1/jobs', { key: service.key }),
  method_not_allowed: () => ask('/api/v1', { body: {} }),
  not_acceptable: async () =>
    ask(`/api/v1/jobs/${await makeJob()}/events`, { headers: { accept: 'text/html' } }),
  request_timeout: async () => {
    const { url } = await service.startApi({}, { bodyMs: 300 })
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{')),
    })
    const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
    return await fetch(`${url}/api/v1/vin`, { method: 'POST', headers, body, duplex: 'half' })
  },
  idempotency_conflict: () => rehearse('idempotency_conflict'),
  idempotency_in_progress: () => rehearse('idempotency_in_progress'),
  job_cancelled: () => rehearse('job_cancelled'),
  job_expired: async () => {
    const id = await makeJob()
    await service.db.query(
      `update jobs set status = 'succeeded', expires_at = now() where id = $1`,
      [id],
    )
    return await ask(`/api/v1/jobs/${id}`)
  },
  request_too_large: () => ask('/api/v1/vin', { body: ' '.repeat(70_000) }),
  unsupported_media_type: () =>
    ask('/api/v1/vin', { body: '{}', headers: { 'content-type': 'text/plain' } }),
  rate_limited: () => rehearse('rate_limited'),
  subject_suppressed: () => rehearse('subject_suppressed'),
  internal_error: () => rehearse('internal_error'),
  spend_cap_reached: () => rehearse('spend_cap_reached'),
  provider_unavailable: () => rehearse('provider_unavailable'),
}

describe('the error table', () => {
  test.each(errorCodes)(
    'the error table: %s can be met, has its status and the body of an error',
    async (code) => {
      const [status, retryable, action] = table[code]
      const response = await ways[code]()
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-store')
      const error = await errorOf(response)
      expect(error).toMatchObject({
        code,
        retryable,
        request_id: response.headers.get('x-request-id'),
      })
      expect(error.message).toMatch(/^\S.+\.$/)
      expect(error.action).toBe(action)
      expect(error.url === undefined).toBe(action === undefined)
      expect(response.headers.has('www-authenticate')).toBe(status === 401 || status === 403)
      if (status === 429 || code === 'provider_unavailable')
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    },
  )

  test('the contract says the same', () => {
    expect(
      Object.fromEntries(
        errorCodes.map((code) => [
          code,
          [errors[code].status, isRetryable(code), chooseAction(code)],
        ]),
      ),
    ).toEqual(
      Object.fromEntries(
        errorCodes.map((code) => [code, [table[code][0], table[code][1], table[code][2]]]),
      ),
    )
  })

  test.each(errorCodes.filter((code) => [401, 402].includes(errors[code].status)))(
    'every 401 and 402 says what a person can do, and where: %s',
    (code) => {
      expect(chooseAction(code)).toBeDefined()
    },
  )

  test('every refusal that only money, time or other people bring about can be rehearsed in the sandbox', () => {
    const rehearsed = new Set(
      Object.values(scenarios).flatMap((scenario) => ('code' in scenario ? [scenario.code] : [])),
    )
    for (const code of errorCodes.filter((name) =>
      [402, 409, 429, 451, 500, 503].includes(errors[name].status),
    ))
      expect(rehearsed).toContain(code)
  })
})

describe('details say where in the request the mistake is', () => {
  const person = { name: 'Ada' }
  const messages = [{ role: 'user', content: 'Who?' }]
  const long = (length: number) => 'x'.repeat(length)

  test.each<[title: string, operation: string, body: unknown, paths: string[]]>([
    ['no query', 'search', {}, ['query']],
    ['a query of null', 'search', { query: null }, ['query']],
    ['a query that is a number', 'search', { query: 5 }, ['query']],
    ['an empty query', 'search', { query: '' }, ['query']],
    ['a query of spaces', 'search', { query: ' \t\n\u00a0' }, ['query']],
    ['a query of 241 characters', 'search', { query: long(241) }, ['query']],
    ['an unknown type', 'search', { query: 'a', type: 'face' }, ['type']],
    ['format xml', 'search', { query: 'a', format: 'xml' }, ['format']],
    ['format in capitals', 'search', { query: 'a', format: 'JSON' }, ['format']],
    ['sandbox as a word', 'search', { query: 'a', sandbox: 'true' }, ['sandbox']],
    ['an unknown property', 'search', { query: 'a', limit: 5 }, ['limit']],
    ['two unknown properties', 'search', { query: 'a', limit: 5, page: 2 }, ['limit', 'page']],
    [
      'a property called __proto__',
      'search',
      '{"query":"a","__proto__":{"sandbox":true}}',
      ['__proto__'],
    ],
    ['several mistakes at once', 'search', { type: 1, format: 2 }, ['query', 'type', 'format']],
    ['an unknown platform', 'search', { query: 'a', platforms: ['x', 'myspace'] }, ['platforms.1']],
    ['nine platforms', 'search', { query: 'a', platforms: Array(9).fill('x') }, ['platforms']],
    ['platforms of 321 characters', 'search', { query: 'a', platforms: long(321) }, ['platforms']],
    ['platforms as a number', 'search', { query: 'a', platforms: 5 }, ['platforms']],
    ['no person', 'dossier', {}, ['person']],
    ['a person without a name', 'dossier', { person: {} }, ['person.name']],
    ['a person as text', 'dossier', { person: 'Ada' }, ['person']],
    ['a name of 181 characters', 'dossier', { person: { name: long(181) } }, ['person.name']],
    [
      'a headline of 501 characters',
      'dossier',
      { person: { ...person, headline: long(501) } },
      ['person.headline'],
    ],
    [
      'a confidence above 100',
      'dossier',
      { person: { ...person, confidence: 101 } },
      ['person.confidence'],
    ],
    [
      'a confidence without end',
      'dossier',
      '{"person":{"name":"Ada","confidence":1e999}}',
      ['person.confidence'],
    ],
    ['21 tags', 'dossier', { person: { ...person, tags: Array(21).fill('a') } }, ['person.tags']],
    [
      'a tag of 81 characters',
      'dossier',
      { person: { ...person, tags: ['a', long(81)] } },
      ['person.tags.1'],
    ],
    [
      'a username that is a number',
      'dossier',
      { person: { ...person, primaryUsername: 5 } },
      ['person.primaryUsername'],
    ],
    ['refresh as a word', 'dossier', { person, refresh: 'yes' }, ['refresh']],
    ['an unknown property of a dossier', 'dossier', { person, depth: 3 }, ['depth']],
    ['no messages', 'chat', { person }, ['messages']],
    ['an empty list of messages', 'chat', { person, messages: [] }, ['messages']],
    ['21 messages', 'chat', { person, messages: Array(21).fill(messages[0]) }, ['messages']],
    [
      'an unknown role',
      'chat',
      { person, messages: [{ role: 'system', content: 'x' }] },
      ['messages.0.role'],
    ],
    [
      'empty content',
      'chat',
      { person, messages: [{ role: 'user', content: '' }] },
      ['messages.0.content'],
    ],
    [
      'content of 4,001 characters',
      'chat',
      { person, messages: [...messages, { role: 'user', content: long(4_001) }] },
      ['messages.1.content'],
    ],
    [
      'a context of 12,001 characters',
      'chat',
      { person, messages, context: long(12_001) },
      ['context'],
    ],
    ['no operation', 'jobs', { input: {} }, ['operation']],
    ['an unknown operation', 'jobs', { operation: 'sing', input: {} }, ['operation']],
    ['a job without input', 'jobs', { operation: 'vin' }, ['input']],
    ['input as a list', 'jobs', { operation: 'vin', input: [] }, ['input']],
    [
      'a mistake inside the input',
      'jobs',
      { operation: 'vin', input: { vin: tooLong } },
      ['input.vin'],
    ],
    [
      'an unknown property inside the input',
      'jobs',
      { operation: 'vin', input: { vin, colour: 'red' } },
      ['input.colour'],
    ],
    [
      'an unknown property beside the input',
      'jobs',
      { operation: 'vin', input: { vin }, priority: 1 },
      ['priority'],
    ],
    [
      'a deadline below 10 s',
      'jobs',
      { operation: 'vin', input: { vin }, deadline_seconds: 9 },
      ['deadline_seconds'],
    ],
    [
      'a deadline above an hour',
      'jobs',
      { operation: 'vin', input: { vin }, deadline_seconds: 3_601 },
      ['deadline_seconds'],
    ],
    [
      'a share of 0 %',
      'jobs',
      { operation: 'vin', input: { vin }, max_percentage: 0 },
      ['max_percentage'],
    ],
    [
      'half a percent',
      'jobs',
      { operation: 'vin', input: { vin }, max_percentage: 1.5 },
      ['max_percentage'],
    ],
    [
      '17 keys of metadata',
      'jobs',
      {
        operation: 'vin',
        input: { vin },
        metadata: Object.fromEntries([...Array(17).keys()].map((key) => [key, ''])),
      },
      ['metadata'],
    ],
    [
      'metadata that is no text',
      'jobs',
      { operation: 'vin', input: { vin }, metadata: { crm: 42 } },
      ['metadata.crm'],
    ],
    [
      'metadata of 501 characters',
      'jobs',
      { operation: 'vin', input: { vin }, metadata: { crm: long(501) } },
      ['metadata.crm'],
    ],
    [
      'a key of metadata called __proto__',
      'jobs',
      `{"operation":"vin","input":{"vin":"${vin}"},"metadata":{"__proto__":"x"}}`,
      ['metadata'],
    ],
    [
      'a webhook that is no id',
      'jobs',
      { operation: 'vin', input: { vin }, webhook: 'https://example.com' },
      ['webhook'],
    ],
    [
      'an unknown webhook',
      'jobs',
      { operation: 'vin', input: { vin }, webhook: 'we_1' },
      ['webhook'],
    ],
  ])('the details of an error say where the mistake is: %s', async (_, operation, body, paths) => {
    // invalid requests reserve nothing; each key stays below its limits
    const { key } = await service.createKey()
    const response = await ask(`/api/v1/${operation}`, { key, body })
    expect(response.status).toBe(400)
    const error = await errorOf(response)
    expect(error.code).toBe('invalid_request')
    expect(error.details?.map(({ path }) => path)).toEqual(paths)
    for (const { message } of error.details ?? []) expect(message).toMatch(/\S/)
  })

  test('the details of an error call a missing property required', async () => {
    const { details, message } = await errorOf(await ask('/api/v1/jobs', { body: {} }))
    expect(details).toEqual([
      { path: 'operation', message: 'is required' },
      { path: 'input', message: 'is required' },
    ])
    expect(message).toBe('operation: is required; input: is required.')
  })

  const rehearseKey = (key: string) =>
    ask('/api/v1/search', {
      key: testKey,
      body: { query: 'Ada', format: 'json' },
      headers: { 'idempotency-key': key },
    })

  test.each([
    ['empty', ''],
    ['of 256 characters', 'k'.repeat(256)],
  ])('an Idempotency-Key is refused: %s', async (_, key) => {
    const response = await rehearseKey(key)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'Idempotency-Key' }],
    })
  })

  test.each([
    ['of 255 characters', 'k'.repeat(255)],
    ['with spaces', 'a key with spaces'],
  ])('an Idempotency-Key is taken: %s', async (_, key) => {
    expect((await rehearseKey(key)).status).toBe(200)
  })
})

describe('what Node itself cannot parse', () => {
  test.each([
    [
      'a header that is too long',
      `GET /api/health HTTP/1.1\nHost: x\nX-Request-Id: ${'x'.repeat(20_000)}`,
    ],
    ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\nHost: x`],
    ['an unknown method', 'SING /api/health HTTP/1.1\nHost: x'],
    ['no host', 'GET /api/health HTTP/1.1'],
    ['two hosts', 'GET /api/health HTTP/1.1\nHost: x\nHost: y'],
    ['a header without a colon', 'GET /api/health HTTP/1.1\nHost: x\nnonsense'],
    ['two lengths', 'POST /api/v1/search HTTP/1.1\nHost: x\nContent-Length: 1\nContent-Length: 2'],
    [
      'a length and chunks',
      'POST /api/v1/search HTTP/1.1\nHost: x\nContent-Length: 1\nTransfer-Encoding: chunked',
    ],
    ['no HTTP at all', 'hello'],
  ])(
    'a request that Node cannot parse: %s is 400 invalid_request with the body of an error, and the connection ends',
    async (_, head) => {
      const answer = await exchange(service.url, head)
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      expect(answer).toMatch(/\r\nConnection: close\r\n/i)
      const [, requestId] = /^x-request-id: (\S+)$/im.exec(answer) ?? []
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        error: { code: 'invalid_request', retryable: false, request_id: requestId },
      })
    },
  )
})

test('an unknown Expect header is ignored', async () => {
  const answer = await exchange(
    service.url,
    'GET /nothing HTTP/1.1\nHost: x\nExpect: the-unexpected',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toContain('"code":"not_found"')
})

test('nonsense behind a request whose answer is under way ends the connection and writes nothing into the answer', async () => {
  const connection = await connect(service.url)
  const body = JSON.stringify({ query: 'sandbox:slow' })
  const lines = [
    'POST /api/v1/search HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${testKey}`,
    'Content-Type: application/json',
  ]
  await connection.write(
    `${[...lines, `Content-Length: ${body.length}`, '', ''].join('\r\n')}${body}`,
  )
  await connection.until(/"type":"status"/)
  await connection.write('nonsense\r\n\r\n')
  const answer = await connection.closed
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).not.toContain('HTTP/1.1 400')
})

test('a job that is past its retention is 410 while it is still listed, and its events too', async () => {
  const id = await makeJob()
  await service.db.query(`update jobs set status = 'succeeded', expires_at = now() where id = $1`, [
    id,
  ])
  expect(isEnded('succeeded')).toBe(true)
  for (const path of ['', '/events'])
    expect(await errorOf(await ask(`/api/v1/jobs/${id}${path}`))).toMatchObject({
      code: 'job_expired',
    })
  expect(await (await ask('/api/v1/jobs?limit=100')).text()).toContain(id)
})

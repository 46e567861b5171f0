import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createRateLimits } from '../../../api/limits/rate-limits.ts'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { ratePolicies } from '../../../contract/fields/limits.ts'
import { openStore } from '../../../store/database/open.ts'
import { type Call, callAnew, errorOf, freshAddress } from '../../support/calls/callers.ts'
import { hold } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
let secondUrl: string
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  secondUrl = (await service.startApi()).url
})
afterAll(() => service.stop())

/** The same caller again and again. */
const from = (address: string, path: string, options: Call = {}, url = service.url) =>
  callAnew(url, path, { ...options, headers: { 'x-forwarded-for': address, ...options.headers } })

type Policy = { limit: number; remaining: number; seconds: number }

/** Every policy that the two structured fields name. */
function policiesOf(response: Response): Record<string, Policy> {
  const quotas = [
    ...(response.headers.get('ratelimit-policy') ?? '').matchAll(/"(\w+)";q=(\d+);w=60(?:, |$)/g),
  ]
  const counters = new Map(
    [...(response.headers.get('ratelimit') ?? '').matchAll(/"(\w+)";r=(\d+);t=(\d+)(?:, |$)/g)].map(
      ([, name, left, seconds]) => [name, { remaining: Number(left), seconds: Number(seconds) }],
    ),
  )
  expect(quotas.map(([, name]) => name)).toEqual([...counters.keys()])
  return Object.fromEntries(
    quotas.map(([, name = '', limit]) => [
      name,
      { limit: Number(limit), remaining: -1, seconds: -1, ...counters.get(name) },
    ]),
  )
}

const number = (response: Response, name: string) =>
  Number(response.headers.get(name) ?? Number.NaN)

/** Every header of docs/specification.md#rate-limits is there and all of them agree. */
function expectHeaders(response: Response, tightest: string): void {
  const policy = policiesOf(response)[tightest]
  expect(policy, `${tightest} in ${response.headers.get('ratelimit-policy')}`).toBeDefined()
  if (policy === undefined) return
  for (const prefix of ['ratelimit', 'x-ratelimit']) {
    expect(number(response, `${prefix}-limit`)).toBe(policy.limit)
    expect(number(response, `${prefix}-remaining`)).toBe(policy.remaining)
  }
  const seconds = number(response, 'ratelimit-reset')
  expect(seconds).toBe(policy.seconds)
  expect(seconds).toBeGreaterThanOrEqual(1)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(
    Math.abs(number(response, 'x-ratelimit-reset') - Date.now() / 1_000 - seconds),
  ).toBeLessThanOrEqual(1.5)
  expect(response.headers.has('retry-after')).toBe(response.status === 429)
  if (response.status !== 429) return
  expect(policy.remaining).toBe(0)
  expect(number(response, 'retry-after')).toBeGreaterThanOrEqual(1)
  expect(Math.abs(number(response, 'retry-after') - seconds)).toBeLessThanOrEqual(1)
}

/** Uses up what an address may ask without a key. */
async function spendAnonymous(address: string): Promise<void> {
  for (let sent = 0; sent < 120; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => from(address, '/api/health')))
}

test('the policies allow the promised number of requests', () => {
  expect(ratePolicies).toMatchObject({
    anonymous: { limit: 120, per: 'ip' },
    ip: { limit: 1_200, per: 'ip' },
    search: { limit: 60, per: 'key' },
    dossier: { limit: 30, per: 'key' },
    chat: { limit: 60, per: 'key' },
    entity: { limit: 60, per: 'key' },
    vin: { limit: 30, per: 'key' },
    jobs: { limit: 60, per: 'key' },
    jobs_read: { limit: 240, per: 'key' },
  })
})

describe('every rate-limit header is sent on', () => {
  test.each<[string, number, string, string, Call]>([
    ['a document', 200, 'anonymous', '/api/health', {}],
    ['the OpenAPI document', 200, 'anonymous', '/openapi.json', {}],
    ['HEAD', 200, 'anonymous', '/api/v1', { method: 'HEAD' }],
    ['no key', 401, 'anonymous', '/api/v1/jobs', {}],
    ['a wrong key', 401, 'anonymous', '/api/v1/jobs', { key: 'x' }],
    ['an unknown address', 404, 'anonymous', '/nothing', {}],
    ['a wrong method', 405, 'anonymous', '/api/v1', { method: 'PUT' }],
    ['the stream that MCP clients ask for when they connect', 405, 'ip', '/api/mcp', {}],
    [
      'a search',
      200,
      'search',
      '/api/v1/search',
      { key: 'prs_test_a', body: { query: 'a', format: 'json' } },
    ],
    [
      'a stream',
      200,
      'dossier',
      '/api/v1/dossier',
      { key: 'prs_test_a', body: { person: { name: 'a' } } },
    ],
    ['a mistake in the body', 400, 'chat', '/api/v1/chat', { key: 'prs_test_a', body: {} }],
    [
      'a rehearsed 429',
      429,
      'search',
      '/api/v1/search',
      { key: 'prs_test_b', body: { query: 'sandbox:rate_limited' } },
    ],
  ])(
    'the response to %s (%i) reports the tightest limit: %s',
    async (_, status, tightest, path, options) => {
      const response = await callAnew(service.url, path, options)
      expect(response.status).toBe(status)
      expectHeaders(response, tightest)
      await response.body?.cancel()
    },
  )

  test('the rate headers of a 429 agree with its body', async () => {
    const address = freshAddress()
    await spendAnonymous(address)
    for (const path of ['/api/health', '/api/v1', '/openapi.json', '/nothing']) {
      const response = await from(address, path)
      expect(response.status).toBe(429)
      expectHeaders(response, 'anonymous')
      expect(await errorOf(response)).toMatchObject({ code: 'rate_limited', retryable: true })
    }
  })
})

describe('anonymous: 120 a minute and address', () => {
  test('the 120th request is answered, the 121st is not, whichever process is asked', async () => {
    const address = freshAddress()
    const statuses: number[] = []
    const remaining: number[] = []
    for (let count = 0; count < 122; count += 1) {
      const response = await from(
        address,
        '/api/developer/status',
        {},
        count % 2 === 0 ? service.url : secondUrl,
      )
      statuses.push(response.status)
      remaining.push(number(response, 'ratelimit-remaining'))
    }
    expect(statuses).toEqual([...Array(120).fill(200), 429, 429])
    expect(remaining).toEqual([...Array.from({ length: 120 }, (_, index) => 119 - index), 0, 0])
  })

  test('requests at the same moment are counted one by one', async () => {
    const address = freshAddress()
    const responses = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        from(address, '/api/developer/status', {}, index % 2 === 0 ? service.url : secondUrl),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(120)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('the limit of 120 a minute and address counts every request that ends 401, 404 or 405, with a key only where the address itself is unknown', async () => {
    const address = freshAddress()
    const left: (number | undefined)[] = []
    const jobs = '/api/v1/jobs/job_00000000000000000000000000'
    for (const [path, options] of [
      ['/api/v1/jobs', {}],
      ['/api/v1/jobs', { key: 'x' }],
      ['/nothing', {}],
      ['/nothing', { key: service.key }],
      ['/api/v1/search', { key: service.key }],
      [jobs, { key: service.key }],
      [`${jobs}/cancel`, { key: service.key, method: 'POST' }],
      ['/nothing', {}],
    ] as const) {
      left.push(policiesOf(await from(address, path, options)).anonymous?.remaining)
    }
    expect(left).toEqual([119, 118, 117, 116, 115, undefined, undefined, 114])
    const good = await from(address, '/api/v1/jobs', { key: service.key })
    expect(Object.keys(policiesOf(good))).toEqual(['ip', 'jobs_read'])
  })

  test('an address over its limit gets 429 instead of 401 and 404, and is served with a good key', async () => {
    const address = freshAddress()
    await spendAnonymous(address)
    expect((await from(address, '/api/v1/jobs', { key: 'guess' })).status).toBe(429)
    expect((await from(address, '/api/v1/jobs/x', {})).status).toBe(429)
    expect((await from(address, '/nothing', { key: service.key })).status).toBe(429)
    expect((await from(address, '/api/v1/jobs/x', { key: service.key })).status).toBe(404)
    expect((await from(address, '/api/v1/jobs', { key: service.key })).status).toBe(200)
  })

  test('an address over its limit takes nothing from other addresses', async () => {
    const address = freshAddress()
    await spendAnonymous(address)
    expect((await from(freshAddress(), '/api/health')).status).toBe(200)
  })
})

describe('of an address', () => {
  const left = async (address: string) =>
    number(await from(address, '/api/health'), 'ratelimit-remaining')

  test('the first 64 bits of IPv6 count', async () => {
    expect(await left('2001:db8:1:2::1')).toBe(119)
    expect(await left('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(118)
    expect(await left('2001:0DB8:0001:0002::77')).toBe(117)
    expect(await left('2001:db8:1:3::1')).toBe(119)
  })

  test('IPv4 counts whole, also where it comes as IPv6 or with a port', async () => {
    expect(await left('192.0.2.1')).toBe(119)
    expect(await left('192.0.2.2')).toBe(119)
    expect(await left('::ffff:192.0.2.1')).toBe(118)
    expect(await left('192.0.2.1:4711')).toBe(117)
  })

  test('the part of X-Forwarded-For that a caller writes in front of the proxy does not count', async () => {
    expect(await left('1.1.1.1, 198.51.100.7')).toBe(119)
    expect(await left('2.2.2.2, 3.3.3.3, 198.51.100.7')).toBe(118)
  })

  test('no key is read for an address that is known to be over its limit', async () => {
    const { url } = await service.startApi({ IP_LIMIT_PER_MINUTE: '1' })
    const address = freshAddress()
    const ask = (key: string) => from(address, '/api/v1/jobs', { key }, url)
    expect((await ask(service.key)).status).toBe(200)
    expect((await ask(service.key)).status).toBe(429)
    const unread = await service.createKey()
    const held = await hold(service.databaseUrl, (tx) =>
      tx.query('lock table api_keys in access exclusive mode'),
    )
    onTestFinished(held.release)
    expect((await ask(unread.key)).status).toBe(429)
  })

  test('X-Forwarded-For means nothing without a trusted proxy', async () => {
    const { url } = await service.startApi({ TRUSTED_PROXIES: '0' })
    const first = number(await from('203.0.113.1', '/api/health', {}, url), 'ratelimit-remaining')
    expect(number(await from('203.0.113.2', '/api/health', {}, url), 'ratelimit-remaining')).toBe(
      first - 1,
    )
  })
})

describe('a key', () => {
  test.each(['search', 'dossier', 'chat'] as const)(
    'a key may %s as often as its policy says, on all processes together',
    async (name) => {
      const { key } = await service.createKey()
      const { limit } = ratePolicies[name]
      const ask = (index: number) =>
        callAnew(index % 2 === 0 ? service.url : secondUrl, `/api/v1/${name}`, {
          key,
          body: { ...requestExamples[name], sandbox: true },
        })
      const statuses = (
        await Promise.all(Array.from({ length: limit }, (_, index) => ask(index)))
      ).map(({ status }) => status)
      expect(statuses).toEqual(Array(limit).fill(200))
      for (const index of [0, 1]) {
        const response = await ask(index)
        expect(response.status).toBe(429)
        expectHeaders(response, name)
        expect(await errorOf(response)).toMatchObject({ code: 'rate_limited' })
      }
      // the other operations have policies of their own
      const other = name === 'chat' ? 'search' : 'chat'
      expect((await callAnew(service.url, `/api/v1/${other}`, { key, body: {} })).status).toBe(400)
    },
  )

  test('a key with a limit of its own is held to it over all endpoints', async () => {
    const { key } = await service.createKey({ perMinuteLimit: 3 })
    const statuses: number[] = []
    for (const [path, options] of [
      ['/api/v1/jobs', {}],
      ['/api/v1/search', { body: {} }],
      ['/api/v1/chat', { body: {} }],
      ['/api/v1/jobs', {}],
      ['/api/v1/dossier', { body: {} }],
    ] as const) {
      const response = await callAnew(service.url, path, { key, ...options })
      statuses.push(response.status)
      expect(Object.keys(policiesOf(response))).toContain('key')
      expectHeaders(response, 'key')
    }
    expect(statuses).toEqual([200, 400, 400, 429, 429])
  })

  test('a key with a limit above its policy reports the tighter one first', async () => {
    const { key } = await service.createKey({ perMinuteLimit: 1_000 })
    const response = await callAnew(service.url, '/api/v1/vin', { key, body: {} })
    expect(Object.keys(policiesOf(response))).toEqual(['ip', 'vin', 'key'])
    expectHeaders(response, 'vin')
  })

  test('two keys of one account have counters of their own', async () => {
    const [one, two] = [await service.createKey(), await service.createKey()]
    expect(
      number(await callAnew(service.url, '/api/v1/jobs', { key: one.key }), 'ratelimit-remaining'),
    ).toBe(239)
    expect(
      number(await callAnew(service.url, '/api/v1/jobs', { key: two.key }), 'ratelimit-remaining'),
    ).toBe(239)
  })

  test('a key that makes a job also uses up the policy of its operation', async () => {
    const { key } = await service.createKey()
    const body = { operation: 'vin', input: requestExamples.vin }
    const created = await callAnew(service.url, '/api/v1/jobs', { key, body })
    expect(created.status).toBe(202)
    expect(policiesOf(created)).toMatchObject({
      ip: {},
      jobs: { limit: 60, remaining: 59 },
      vin: { limit: 30, remaining: 29 },
    })
    const direct = await callAnew(service.url, '/api/v1/vin', { key, body: {} })
    expect(policiesOf(direct).vin?.remaining).toBe(28)
  })

  test('a key over its limit is refused before its job is read, and before its body', async () => {
    const { key } = await service.createKey({ perMinuteLimit: 2 })
    const absent = `/api/v1/jobs/job_${'0'.repeat(26)}`
    const ask = (path: string, body?: object) => callAnew(service.url, path, { key, body })
    expect((await ask(absent)).status).toBe(404)
    expect((await ask('/api/v1/jobs', {})).status).toBe(400)
    for (const refused of [
      await ask(absent),
      await ask(`${absent}/events`),
      await ask('/api/v1/jobs', {}),
      await ask('/api/v1/jobs', { operation: 'vin', input: requestExamples.vin, dry_run: true }),
    ]) {
      expect(refused.status).toBe(429)
      expectHeaders(refused, 'key')
      expect(Object.keys(policiesOf(refused))).not.toContain('vin')
    }
  })

  test('a test key is counted by address, since any word makes one', async () => {
    const address = freshAddress()
    const ask = async (key: string, where: string) =>
      number(
        await from(where, '/api/v1/search', { key, body: { query: 'a', format: 'json' } }),
        'ratelimit-remaining',
      )
    const key = 'prs_test_public_0000000000'
    expect(await ask(key, address)).toBe(59)
    expect(await ask(key, address)).toBe(58)
    expect(await ask(key, freshAddress())).toBe(59)
    expect(await ask('prs_test_another', address)).toBe(57)
  })
})

describe('the ceiling for an address', () => {
  test('the ceiling for an address counts every request with a key, whatever the key, and can be configured', async () => {
    const { url } = await service.startApi({ IP_LIMIT_PER_MINUTE: '5' })
    const address = freshAddress()
    for (let count = 0; count < 5; count += 1) {
      const { key } = await service.createKey()
      const response = await from(address, '/api/v1/jobs', { key }, url)
      expect(response.status).toBe(200)
      expectHeaders(response, 'ip')
    }
    const refused = await from(address, '/api/v1/jobs', { key: service.key }, url)
    expect(refused.status).toBe(429)
    expectHeaders(refused, 'ip')
    expect((await from(address, '/api/health', {}, url)).status).toBe(200)
  })
})

test('while the database is away health still answers, counted by the process itself', async () => {
  const nowhere = openStore('postgres://user@127.0.0.1:1/none')
  const rateLimits = createRateLimits(nowhere)
  const { url } = await service.startApi({}, { rateLimits })
  const address = freshAddress()
  const statuses: number[] = []
  for (let count = 0; count < 121; count += 1)
    statuses.push((await from(address, '/api/health', {}, url)).status)
  expect(statuses).toEqual([...Array(120).fill(200), 429])
  await nowhere.end()
})

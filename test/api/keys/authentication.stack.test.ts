import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { endpointNames, toEndpoint } from '../../../contract/endpoints/endpoints.ts'
import { updateRevokedKey } from '../../../store/accounts/keys.ts'
import { callAnew, errorOf } from '../../support/calls/callers.ts'
import { hold } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

const metadata = 'resource_metadata="http://service.test/.well-known/oauth-protected-resource"'
const rejected = `Bearer ${metadata}, error="invalid_token"`

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
})
afterAll(() => service.stop())

/** The cheapest request that needs a key. */
const ask = (authorization: string | null, url = service.url) =>
  callAnew(url, '/api/v1/jobs', { headers: authorization === null ? {} : { authorization } })

/** The last character is another one. */
const withWrongSecret = (key: string) => key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')

describe('a request without a bearer header is 401 missing_api_key', () => {
  test.each([
    ['no Authorization', () => null],
    ['an empty Authorization', () => ''],
    ['Basic credentials', () => 'Basic dXNlcjpwYXNz'],
    ['a key without its scheme', () => service.key],
    ['a scheme that only begins like Bearer', () => `Bearertoken ${service.key}`],
    ['Token instead of Bearer', () => `Token ${service.key}`],
  ])('a request without a bearer header is 401 missing_api_key: %s', async (_, header) => {
    const response = await ask(header())
    expect(response.status).toBe(401)
    expect(await errorOf(response)).toMatchObject({
      code: 'missing_api_key',
      action: 'sign_up',
      retryable: false,
    })
    expect(response.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`)
  })

  test('a key in the address does not count', async () => {
    const response = await callAnew(
      service.url,
      `/api/v1/jobs?api_key=${service.key}&access_token=${service.key}`,
    )
    expect(await errorOf(response)).toMatchObject({ code: 'missing_api_key' })
  })
})

describe('a key that cannot be used is 401 invalid_api_key', () => {
  test.each([
    ['Bearer alone', () => 'Bearer'],
    ['Bearer and a space', () => 'Bearer '],
    ['something that is no key', () => 'Bearer hello'],
    ['two words', () => `Bearer ${service.key} ${service.key}`],
    ['a key with a comma behind it', () => `Bearer ${service.key},`],
    ['a quoted key', () => `Bearer "${service.key}"`],
    ['a key cut short', () => `Bearer ${service.key.slice(0, -1)}`],
    ['a key that is too long', () => `Bearer ${service.key}A`],
    ['the prefix alone', () => 'Bearer prs_live_'],
    ['an unknown id', () => `Bearer prs_live_${'0'.repeat(26)}_${'A'.repeat(43)}`],
    ['a known id with a wrong secret', () => `Bearer ${withWrongSecret(service.key)}`],
    ['a key in the wrong case', () => `Bearer ${service.key.toLowerCase()}`],
    ['a prefix that is nearly the test prefix', () => 'Bearer PRS_TEST_abc'],
    ['a word of 6,000 characters', () => `Bearer ${'x'.repeat(6_000)}`],
  ])('a key that cannot be used is 401 invalid_api_key: %s', async (_, header) => {
    const response = await ask(header())
    expect(response.status).toBe(401)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_api_key',
      action: 'create_key',
      url: expect.stringMatching(/^http/),
    })
    expect(response.headers.get('www-authenticate')).toBe(rejected)
  })

  test('a revoked key is invalid_api_key at once on every process', async () => {
    const { id, key } = await service.createKey()
    const second = await service.startApi()
    for (const url of [service.url, second.url])
      expect((await ask(`Bearer ${key}`, url)).status).toBe(200)
    await updateRevokedKey(service.db, id, new Date())
    for (const url of [service.url, second.url]) {
      await vi.waitFor(async () => expect((await ask(`Bearer ${key}`, url)).status).toBe(401), {
        timeout: 1_000,
        interval: 20,
      })
      expect(await errorOf(await ask(`Bearer ${key}`, url))).toMatchObject({
        code: 'invalid_api_key',
      })
    }
  })

  test('a revoked key that has also expired is not called expired', async () => {
    const { id, key } = await service.createKey({ expiresAt: new Date(0) })
    await updateRevokedKey(service.db, id, new Date())
    expect(await errorOf(await ask(`Bearer ${key}`))).toMatchObject({ code: 'invalid_api_key' })
  })
})

describe('a key past its expiry is 401 expired_api_key', () => {
  const noon = new Date('2027-01-01T12:00:00.000Z')

  test.each([
    ['a millisecond before its expiry it opens', 1, 200],
    ['exactly at its expiry it no longer does', 0, 401],
    ['a millisecond after its expiry it does not', -1, 401],
  ])('a key past its expiry is 401 expired_api_key: %s', async (_, leftMs, status) => {
    const { key } = await service.createKey({ expiresAt: new Date(noon.getTime() + leftMs) })
    const { url } = await service.startApi({}, { now: () => noon })
    const response = await ask(`Bearer ${key}`, url)
    expect(response.status).toBe(status)
    if (status === 200) return
    expect(await errorOf(response)).toMatchObject({ code: 'expired_api_key', action: 'renew_key' })
    expect(response.headers.get('www-authenticate')).toBe(rejected)
  })

  test('the id of an expired key with a wrong secret is invalid_api_key, so that guessing reveals nothing', async () => {
    const { key } = await service.createKey({ expiresAt: new Date(0) })
    expect(await errorOf(await ask(`Bearer ${withWrongSecret(key)}`))).toMatchObject({
      code: 'invalid_api_key',
    })
  })
})

describe('a good key opens however its header is written', () => {
  test.each([
    ['Bearer', (key: string) => `Bearer ${key}`],
    ['lower case', (key: string) => `bearer ${key}`],
    ['upper case', (key: string) => `BEARER ${key}`],
    ['two spaces', (key: string) => `Bearer  ${key}`],
    ['a tab', (key: string) => `Bearer\t${key}`],
    ['spaces around it', (key: string) => `  Bearer ${key}  `],
  ])('a good key opens however its header is written: %s', async (_, header) => {
    expect((await ask(header(service.key))).status).toBe(200)
  })
})

test('of a key only its SHA-256 is stored', async () => {
  const secret = service.key.split('_').slice(3).join('_')
  expect(secret).toHaveLength(43)
  const { rows } = await service.db.query(
    `select k::text as "row", encode(secret_sha256, 'hex') as sha256 from api_keys k`,
  )
  const hashes = rows.map((row) => row.sha256)
  expect(hashes).toContain(createHash('sha256').update(secret).digest('hex'))
  for (const { row } of rows) expect(row).not.toContain(secret)
})

describe('strangers learn nothing', () => {
  const keyed = endpointNames.filter((name) => toEndpoint(name).auth === 'bearer')

  test.each(keyed)(
    'for a caller without a key, %s asks for a key before it looks at anything else',
    async (name) => {
      const { method, path } = toEndpoint(name)
      const body = method === 'POST' ? '{"unknown": ' : undefined
      const response = await callAnew(service.url, path.replace('{id}', 'job_x'), {
        method,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'text/plain' } }),
      })
      expect(response.status).toBe(401)
      expect(await errorOf(response)).toEqual({
        code: 'missing_api_key',
        message: expect.stringContaining('Bearer'),
        request_id: response.headers.get('x-request-id'),
        retryable: false,
        action: 'sign_up',
        url: 'http://service.test/portal#sign-up',
      })
    },
  )

  test('a credential that is no good does not close what needs none', async () => {
    const response = await callAnew(service.url, '/api/health', { key: 'nonsense' })
    expect(response.status).toBe(200)
    expect(response.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`)
  })
})

test('the challenge points at a document that is served', async () => {
  const challenge = (await ask(null)).headers.get('www-authenticate') ?? ''
  const [, address = ''] = /^Bearer resource_metadata="([^"]+)"/.exec(challenge) ?? []
  const response = await callAnew(service.url, new URL(address).pathname)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    resource: new URL(address).origin,
    bearer_methods_supported: ['header'],
  })
})

test('invented tokens that come at once share few connections', async () => {
  const held = await hold(service.databaseUrl, (tx) =>
    tx.query('lock table oauth_records in access exclusive mode'),
  )
  onTestFinished(held.release)
  const asked = Array.from({ length: 20 }, (_, n) => ask(`Bearer ${String(n).padStart(43, 'x')}`))
  await held.waited(1)
  await sleep(500)
  const { rows } = await service.db.query<{ count: number }>(
    `select count(*)::integer from pg_locks
     where database = (select oid from pg_database where datname = current_database())
       and relation = 'oauth_records'::regclass and not granted`,
  )
  await held.release()
  expect(rows[0]?.count).toBeLessThanOrEqual(3)
  for (const response of await Promise.all(asked)) expect(response.status).toBe(401)
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiKey, ApiKeyList } from '../../../contract/resources/api-keys.ts'
import { recordGrant } from '../../../store/accounts/keys.ts'
import { createId } from '../../../store/database/new-id.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { eventually } from '../../support/eventually.ts'
import { accountOf, setBudget } from '../../support/rows/accounts.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop())

let accounts = 0
type Options = NonNullable<Parameters<SharedService['createKey']>[0]>
/** A key of an account of its own. */
async function makeKey(options: Options = {}) {
  accounts += 1
  const account = `keys ${accounts}`
  return { account, ...(await service.createKey({ account, ...options })) }
}

const path = '/api/v1/keys'
const ask = (key: string, method: string, where = path, more: Call = {}) =>
  callAnew(service.url, where, { key, method, ...more })
const create = (key: string, body: object = {}, more: Call = {}) =>
  ask(key, 'POST', path, { body, ...more })
const made = async (response: Response) => {
  expect(response.status).toBe(201)
  return ApiKey.parse(await response.json())
}
const list = async (key: string) =>
  ApiKeyList.parse(await (await ask(key, 'GET')).json()).data.map(({ id }) => id)
const change = (key: string, id: string, body: object) =>
  ask(key, 'PATCH', `${path}/${id}`, { body })

describe('keys by key', () => {
  test('a key that a key creates works at once, with what it was given', async () => {
    const { id, key } = await makeKey()
    const expires_at = '2099-01-01T00:00:00.000Z'
    const settings = { name: 'ci', scopes: ['search'], per_minute_limit: 7, monthly_budget: 3 }
    const answer = await create(key, { ...settings, expires_at })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const child = await made(answer)
    expect(child).toMatchObject({ ...settings, expires_at, state: 'active', month_credits: 0 })
    expect(child.created_by).toEqual({ user: null, key_id: id })
    expect(child.key).toMatch(new RegExp(`^${(child.hint ?? '').slice(0, -1)}[\\w-]{43}$`))
    const found = await ask(child.key ?? '', 'GET', `${path}/${child.id}`)
    expect(ApiKey.parse(await found.json())).toEqual({ ...child, key: undefined })
    expect(await list(key)).toEqual([child.id, id])
  })

  test('a repetition creates no second key, and does not show the first again', async () => {
    const { key } = await makeKey()
    const repeat = () => create(key, { name: 'twice' }, { headers: { 'idempotency-key': 'k' } })
    const [first, second] = [await made(await repeat()), await made(await repeat())]
    expect(second).toEqual({ ...first, key: undefined })
    expect(await list(key)).toHaveLength(2)
    const { rows } = await service.db.query(`select answer::text from idempotency`)
    expect(JSON.stringify(rows)).not.toContain(first.key?.slice(-43))
  })

  test('a change counts at once, and what it does not name stays', async () => {
    const { key } = await makeKey()
    const child = await made(await create(key, { name: 'old', per_minute_limit: 9 }))
    const changed = await change(key, child.id, { scopes: ['chat'], monthly_budget: 2 })
    expect(ApiKey.parse(await changed.json())).toMatchObject({
      name: 'old',
      per_minute_limit: 9,
      scopes: ['chat'],
      monthly_budget: 2,
    })
    await eventually(async () => {
      const body = { query: 'Ada Marlowe' }
      const refused = await ask(child.key ?? '', 'POST', '/api/v1/search', { body })
      expect((await errorOf(refused)).code).toBe('missing_scope')
    })
  })

  test('a revoked key opens nothing, keeps its first date and is not changed', async () => {
    const { key } = await makeKey()
    const child = await made(await create(key))
    const revoke = async () =>
      ApiKey.parse(await (await ask(key, 'DELETE', `${path}/${child.id}`)).json())
    const first = await revoke()
    expect(first.state).toBe('revoked')
    expect((await revoke()).revoked_at).toBe(first.revoked_at)
    await eventually(async () => expect((await ask(child.key ?? '', 'GET')).status).toBe(401))
    expect((await change(key, child.id, { name: 'again' })).status).toBe(400)
  })

  test('the last use of a key is noted', async () => {
    const { id, key } = await makeKey()
    await list(key)
    await eventually(async () => {
      const found = ApiKey.parse(await (await ask(key, 'GET', `${path}/${id}`)).json())
      expect(Date.now() - Date.parse(found.last_used_at ?? '')).toBeLessThan(60_000)
    })
  })

  test('an account has at most 100 keys', async () => {
    const { account, key } = await makeKey()
    await service.db.query(
      `insert into api_keys (id, account_id, name, secret_sha256, scopes, created_at)
       select 'key_' || lpad(n::text, 26, '0'), $1, '', '\\x00', '{search}', now()
       from generate_series(1, 99) n`,
      [(await accountOf(service.db, account)).id],
    )
    expect((await create(key)).status).toBe(400)
  })
})

describe('a key gives no more than it has', () => {
  const later = '2098-01-01T00:00:00.000Z'
  const expiresAt = new Date('2097-01-01T00:00:00.000Z')

  test.each<[string, Options, object, number, string]>([
    ['a scope', { scopes: ['search'] }, { scopes: ['search', 'chat'] }, 403, 'chat'],
    ['a longer life', { expiresAt }, { expires_at: later }, 400, 'expires_at'],
    ['a life without end', { expiresAt }, {}, 400, 'expires_at'],
    ['a higher limit', { perMinuteLimit: 5 }, { per_minute_limit: 6 }, 400, 'per_minute_limit'],
    ['no limit', { perMinuteLimit: 5 }, {}, 400, 'per_minute_limit'],
    ['a past', {}, { expires_at: '2020-01-01T00:00:00Z' }, 400, 'expires_at'],
  ])('no key gets %s from one with less', async (_, options, body, status, word) => {
    const { key } = await makeKey(options)
    const refused = await create(key, body)
    expect(refused.status).toBe(status)
    expect((await errorOf(refused)).message).toContain(word)
    expect(await list(key)).toHaveLength(1)
  })

  test('a key with a budget creates none and frees no key of its own', async () => {
    const { id, key } = await makeKey()
    await setBudget(service.db, id, 1)
    expect((await create(key)).status).toBe(400)
    expect((await change(key, id, { monthly_budget: null })).status).toBe(400)
  })

  test('a narrowed key sees and changes keys within its scopes only', async () => {
    const { account, id, key } = await makeKey()
    const narrow = await service.createKey({ account, scopes: ['search'] })
    expect(await list(narrow.key)).toEqual([narrow.id])
    expect(await list(key)).toEqual([narrow.id, id])
    for (const method of ['GET', 'DELETE'])
      expect((await ask(narrow.key, method, `${path}/${id}`)).status).toBe(404)
    expect((await change(narrow.key, id, { name: 'mine' })).status).toBe(404)
    const widened = await change(narrow.key, narrow.id, { scopes: ['search', 'chat'] })
    expect(widened.status).toBe(403)
  })

  test('keys of another account are not found', async () => {
    const { key } = await makeKey()
    const other = await makeKey()
    for (const method of ['GET', 'DELETE'])
      expect((await ask(key, method, `${path}/${other.id}`)).status).toBe(404)
    expect((await change(key, other.id, { name: 'mine' })).status).toBe(404)
  })

  test('an application manages no keys; what it was allowed is listed and revoked like one', async () => {
    const { account, key } = await makeKey()
    const { id: accountId } = await accountOf(service.db, account)
    const userId = createId('usr')
    await service.db.query(`insert into users (id, name, created_at) values ($1, $1, now())`, [
      userId,
    ])
    const id = createId('key')
    const grant = { id, accountId, userId, clientId: 'c', name: 'An agent', now: new Date() }
    await recordGrant(service.db, { ...grant, secretSha256: Buffer.alloc(32), scopes: ['chat'] })
    const token = 't'.repeat(43)
    await service.db.query(
      `with joined as (
         insert into memberships (user_id, account_id, role, created_at)
         values ($1, $2, 'member', now())
       )
       insert into oauth_records (kind, id_sha256, payload, grant_id, created_at, expires_at)
       values ('AccessToken', sha256($3::bytea), $4, $5, now(), now() + interval '1 hour')`,
      [userId, accountId, token, { aud: service.env.PUBLIC_URL, scope: 'chat' }, id],
    )
    expect((await ask(token, 'GET', '/api/v1/usage')).status).toBe(200)
    const refused = await create(token, { scopes: ['chat'] })
    expect([refused.status, (await errorOf(refused)).message]).toEqual([
      403,
      'An application does not manage API keys.',
    ])
    const listed = ApiKeyList.parse(await (await ask(key, 'GET')).json()).data[0]
    expect(listed).toMatchObject({ id, kind: 'application', name: 'An agent', hint: null })
    expect(listed?.created_by.user).toBe(userId)
    const revoked = await ask(key, 'DELETE', `${path}/${id}`)
    expect(z.looseObject({ state: z.string() }).parse(await revoked.json()).state).toBe('revoked')
  })
})

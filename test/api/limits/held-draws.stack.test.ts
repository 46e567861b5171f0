import { request } from 'node:http'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { ratePolicies } from '../../../contract/fields/limits.ts'
import { toOperation } from '../../../contract/operations/operations.ts'
import { call } from '../../support/calls/call.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import { hold } from '../../support/rows/jobs.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
let urls: string[]
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1' })
  urls = [service.url, (await service.startApi()).url]
})
afterAll(() => service.stop())

async function countJobs(keyId: string): Promise<number> {
  const { rows } = await service.db.query<{ n: number }>(
    sql`select count(*)::integer as n from jobs where key_id = ${keyId}`,
  )
  return rows[0]?.n ?? 0
}

/** The transactions that wrote the last job of a key, and its draws. */
async function countWrites(keyId: string): Promise<number> {
  const { rows } = await service.db.query<{ n: number }>(sql`
    select count(distinct transaction)::integer as n from (
      (
        select xmin::text as transaction from jobs where key_id = ${keyId}
        order by created_at desc, id desc limit 1
      )
      union all
      select xmin::text from rate_limits where key like ${`%:${keyId}`}
    ) as writes
  `)
  return rows[0]?.n ?? 0
}

const asked = {
  vin: { ...requestExamples.vin, refresh: true },
  search: { query: 'Zelda Quibbleworth' },
} as const
const start = (operation: keyof typeof asked, key: string, n = 0, more: Call = {}) =>
  callAnew(urls[n % 2] ?? service.url, `/api/v1/${operation}`, {
    key,
    body: asked[operation],
    ...more,
    headers: { prefer: 'respond-async', ...more.headers },
  })

function countStatuses(answers: readonly Response[]): Map<number, number> {
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  return new Map([...byStatus].map(([status, some]) => [status, some.length]))
}

test.each(['vin', 'search'] as const)(
  'of twice as many calls of %s at once as its limit allows, at two processes, half start a job',
  async (operation) => {
    const { id, key } = await service.createKey()
    const { limit } = ratePolicies[toOperation(operation).ratePolicy]
    const answers = await Promise.all(
      Array.from({ length: 2 * limit }, (_, n) => start(operation, key, n)),
    )
    const accepted = answers.filter(({ status }) => status === 202)
    expect(countStatuses(answers)).toEqual(
      new Map([
        [202, limit],
        [429, limit],
      ]),
    )
    expect(await countJobs(id)).toBe(limit)
    const remaining = accepted.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))
    expect(remaining.toSorted((a, b) => a - b)).toEqual(Array.from({ length: limit }, (_, n) => n))
    const ends = answers.map(({ headers }) => Number(headers.get('x-ratelimit-reset')))
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1)
  },
)

test('of twice as many calls from one address at once as its limit allows, at two processes, half start a job', async () => {
  const limit = 40
  const narrow = { IP_LIMIT_PER_MINUTE: String(limit) }
  const both = [await service.startApi(narrow), await service.startApi(narrow)]
  const keys = await Promise.all(Array.from({ length: 20 }, () => service.createKey()))
  const headers = { prefer: 'respond-async', 'x-forwarded-for': '192.0.2.7' }
  const answers = await Promise.all(
    Array.from({ length: 2 * limit }, (_, n) =>
      call(both[n % 2]?.url ?? '', '/api/v1/vin', {
        key: keys[n % keys.length]?.key ?? '',
        body: asked.vin,
        headers,
      }),
    ),
  )
  expect(countStatuses(answers)).toEqual(
    new Map([
      [202, limit],
      [429, limit],
    ]),
  )
  const jobs = await Promise.all(keys.map(({ id }) => countJobs(id)))
  expect(jobs.reduce((sum, count) => sum + count, 0)).toBe(limit)
})

test.each(['vin', 'search'] as const)(
  'a job of %s and the draws of its call are one commit, the first with its key as well',
  async (operation) => {
    const { id, key } = await service.createKey()
    expect((await start(operation, key)).status).toBe(202)
    expect(await countWrites(id)).toBe(1)
  },
)

test('a job that is created by name and all draws of its call are one commit', async () => {
  const { id, key } = await service.createKey()
  const body = { operation: 'vin', input: asked.vin }
  expect((await callAnew(service.url, '/api/v1/jobs', { key, body })).status).toBe(202)
  expect(await countWrites(id)).toBe(1)
  const before = await countJobs(id)
  const { limit } = ratePolicies[toOperation('vin').ratePolicy]
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const response = await callAnew(urls[n % 2] ?? '', '/api/v1/jobs', {
        key,
        // a refusal by the operation's limit comes before one of its input
        body: { operation: 'vin', input: n < 50 ? asked.vin : { vin: 'short' } },
      })
      return response.status
    }),
  )
  const started = statuses.filter((status) => status === 202).length
  const wrong = statuses.filter((status) => status === 400).length
  expect(started + wrong).toBe(limit - before)
  expect(await countJobs(id)).toBe(started + before)
  const late = { operation: 'vin', input: { vin: 'short' } }
  expect((await callAnew(service.url, '/api/v1/jobs', { key, body: late })).status).toBe(429)
})

test('a call that starts no job is counted all the same', async () => {
  const { key } = await service.createKey()
  const remaining = async (body: object, status: number) => {
    const response = await start('vin', key, 0, { body })
    expect(response.status).toBe(status)
    return Number(response.headers.get('x-ratelimit-remaining'))
  }
  const first = await remaining(asked.vin, 202)
  expect(await remaining({ vin: 'short' }, 400)).toBe(first - 1)
  expect(await remaining({ ...asked.vin, unknown: 1 }, 400)).toBe(first - 2)
  expect(await remaining(asked.vin, 202)).toBe(first - 3)
})

test('a call over the limit is refused for that, whatever else is wrong with it', async () => {
  const { key } = await service.createKey({ perMinuteLimit: 1 })
  await start('vin', key)
  const refused = await start('vin', key, 1, { body: { vin: 'short' } })
  expect(refused.status).toBe(429)
  expect(await errorOf(refused)).toMatchObject({ code: 'rate_limited' })
})

test.each(['vin', 'search'] as const)(
  'while the row of an account is held, a call of its %s holds up no other of its address',
  async (operation) => {
    const [slow, other] = [
      await service.createKey({ account: `slow-${operation}` }),
      await service.createKey({ account: `other-${operation}` }),
    ]
    const address = operation === 'vin' ? '192.0.2.77' : '192.0.2.78'
    const headers = { prefer: 'respond-async', 'x-forwarded-for': address }
    const ask = (key: string) =>
      call(service.url, `/api/v1/${operation}`, { key, body: asked[operation], headers })
    for (const { key } of [slow, other]) expect((await ask(key)).status).toBe(202)
    const held = await hold(service.databaseUrl, (tx) =>
      tx.query(
        'select from accounts where id = (select account_id from api_keys where id = $1) for update',
        [slow.id],
      ),
    )
    const waiting = ask(slow.key)
    await held.waited()
    const took: number[] = []
    for (let n = 0; n < 3; n += 1) {
      const started = performance.now()
      expect((await ask(other.key)).status).toBe(202)
      took.push(performance.now() - started)
    }
    // each would wait, while a loaded machine delays one of them
    expect(Math.min(...took)).toBeLessThan(400)
    await held.release()
    expect((await waiting).status).toBe(202)
    expect(await countJobs(slow.id)).toBe(2)
    const { rows } = await service.db.query<{ points: number }>(
      sql`select points from rate_limits where key = ${`ip:${address}`}`,
    )
    expect(rows).toEqual([{ points: 6 }])
  },
)

test('a call whose body is slow is counted before it is there', async () => {
  const { key } = await service.createKey()
  const address = '192.0.2.79'
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': address }
  const json = { ...headers, 'content-type': 'application/json', prefer: 'respond-async' }
  const slow = () => {
    const sent = request(`${service.url}/api/v1/vin`, { method: 'POST', headers: json })
    const status = new Promise<number | undefined>((resolve, reject) => {
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
    sent.flushHeaders()
    return { status, end: () => sent.end(JSON.stringify(asked.vin)) }
  }
  const count = async () => {
    const { rows } = await service.db.query<{ points: number }>(
      sql`select points from rate_limits where key = ${`ip:${address}`}`,
    )
    return rows[0]?.points ?? 0
  }
  const late = slow()
  await expect.poll(count).toBe(1)
  late.end()
  expect(await late.status).toBe(202)
  expect(await count()).toBe(1)
})

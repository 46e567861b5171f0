import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FetchError } from '../../../activities/fetch/fetcher.ts'
import {
  acquireRequest,
  buildQuota,
  countFailure,
  recordThrottle,
} from '../../../activities/providers/provider-limits.ts'
import { RequestLeases } from '../../../activities/providers/request-leases.ts'
import { sources } from '../../../sources/index.ts'
import { DrawCounter } from '../../../store/limits/draw-counter.ts'
import {
  another,
  cases,
  known,
  openProviders,
  type Providers,
  unknown,
} from '../../support/runs/open-providers.ts'

let providers: Providers
beforeAll(async () => {
  providers = await openProviders()
})
beforeEach(() => providers.reset())
afterAll(() => providers.close())

/** One kind of query for each provider. */
const one = [...new Map(cases.map((row) => [row.provider, row])).values()]

/**
 * First steps that allow few requests in a window long enough to count them in. `rdap` asks for the
 * same file each time, which is kept.
 */
const countable = sources.flatMap(({ name, provider, accepts, limit, key }) => {
  const { requests, seconds } = key?.need === 'required' ? (limit.withKey ?? limit) : limit
  const kind = accepts.find((accepted) => accepted === 'name' || accepted === 'username')
  return kind !== undefined && requests <= 40 && seconds >= 60 && provider !== 'rdap'
    ? [{ name, provider, kind, requests }]
    : []
})

describe('what a provider allows', () => {
  test.each(countable)(
    '$name: after $requests requests none goes out until the window is over',
    async ({ provider, kind, requests }) => {
      const { internet } = providers
      for (let n = 0; n < requests; n += 1) {
        expect(await providers.ask(provider, another(kind, n))).toMatchObject({
          outcome: 'no_results',
          calls: 1,
        })
      }
      expect(internet.requests(provider)).toHaveLength(requests)
      const refused = await providers.ask(provider, another(kind, requests))
      expect(refused).toMatchObject({
        outcome: 'rate_limited',
        again: true,
        calls: 0,
        findings: [],
      })
      expect(refused.waitSeconds).toBeGreaterThan(0)
      expect(internet.requests(provider)).toHaveLength(requests)
      await providers.pass(refused.waitSeconds ?? 0)
      expect(await providers.ask(provider, another(kind, requests))).toMatchObject({
        outcome: 'no_results',
        calls: 1,
      })
    },
  )
})

describe('a provider that says how long to wait', () => {
  test.each(one)(
    'a provider that says how long to wait: $provider is not asked before, and asked after',
    async ({ provider, kind }) => {
      const { internet } = providers
      internet.misbehave(provider, 'throttled', { retryAfterSeconds: 90 })
      expect(await providers.ask(provider, known(kind))).toMatchObject({
        outcome: 'rate_limited',
        waitSeconds: 90,
      })
      internet.recover()
      internet.forget()
      const early = await providers.ask(provider, known(kind))
      expect(early).toMatchObject({ outcome: 'rate_limited', calls: 0 })
      expect(early.waitSeconds).toBeGreaterThan(80)
      expect(internet.requests()).toEqual([])
      await providers.pass(91)
      expect(await providers.ask(provider, known(kind))).toMatchObject({ outcome: 'ok' })
    },
  )
})

test('a wait that no calendar holds is obeyed for a day', async () => {
  const { internet } = providers
  internet.misbehave('github', 'throttled', { retryAfterSeconds: 1e20 })
  expect(await providers.ask('github', known('username'))).toMatchObject({
    outcome: 'rate_limited',
    waitSeconds: 31 * 86_400,
  })
  internet.recover()
  const early = await providers.ask('github', known('username'))
  expect(early).toMatchObject({ outcome: 'rate_limited', calls: 0 })
  expect(early.waitSeconds).toBeLessThanOrEqual(86_400)
  await providers.pass(86_401)
  expect(await providers.ask('github', known('username'))).toMatchObject({ outcome: 'ok' })
})

test('what does not go out, because a provider wants a pause, is not taken from what it allows', async () => {
  const { internet } = providers
  internet.misbehave('openalex', 'throttled', { times: 1, retryAfterSeconds: 90 })
  for (let n = 0; n < 15; n += 1)
    expect(await providers.ask('openalex', another('name', n))).toMatchObject({
      outcome: 'rate_limited',
    })
  expect(internet.requests('openalex')).toHaveLength(1)
  await providers.pass(91)
  expect(await providers.ask('openalex', another('name', 0))).toMatchObject({
    outcome: 'no_results',
  })
})

test('what does not go out, because there is no network, is not taken from what it allows', async () => {
  providers.loseNetwork()
  for (let n = 0; n < 15; n += 1) {
    expect(await providers.ask('openalex', another('name', n))).toMatchObject({ outcome: 'error' })
    // five failures close the provider for a minute
    await providers.pass(61)
  }
  providers.regainNetwork()
  const back = await providers.ask('openalex', another('name', 0))
  expect(back).toMatchObject({ outcome: 'no_results' })
})

test('a worker that has no file left for a connection suspends no provider for the others', async () => {
  providers.loseNetwork(new FetchError('connection', { code: 'EMFILE' }))
  for (let n = 0; n < 15; n += 1)
    expect(await providers.ask('openalex', another('name', n))).toMatchObject({ outcome: 'error' })
  providers.regainNetwork()
  const back = await providers.ask('openalex', another('name', 0))
  expect(back).toMatchObject({ outcome: 'no_results' })
})

describe.each(['brave', 'tavily', 'serper'])('what %s', (provider) => {
  const prices = sources.flatMap((source) =>
    source.provider === provider ? [source.microDollars] : [],
  )

  test.each(['throttled', 'forbidden', 'down', 'reset'] as const)(
    'a call that a provider refuses or fails costs nothing: %s',
    async (mode) => {
      providers.internet.misbehave(provider, mode, { retryAfterSeconds: 1 })
      expect(await providers.ask(provider, known('name'))).toMatchObject({
        calls: 0,
        microDollars: 0,
        findings: [],
      })
    },
  )

  test('an answer that a paid provider serves is paid for, also when it is empty or unreadable', async () => {
    expect(await providers.ask(provider, known('name'))).toMatchObject({
      outcome: 'ok',
      calls: 1,
      microDollars: prices[0],
    })
    expect(await providers.ask(provider, unknown('name'))).toMatchObject({
      outcome: 'no_results',
      calls: 1,
      microDollars: prices[0],
    })
    providers.internet.misbehave(provider, 'changed')
    expect(await providers.ask(provider, another('name', 1))).toMatchObject({
      outcome: 'changed',
      calls: 1,
      microDollars: prices[0],
    })
  })
})

test('an answer is kept as long as its terms allow, and not at all where they do not', async () => {
  const { internet } = providers
  const kept = (provider: string) =>
    sources.every((source) => source.provider !== provider || source.cacheSeconds > 0)
  // by its terms, and those whose answers hold dates of birth
  const unkept = ['recherche_entreprises', 'companies_house', 'misskey', 'brave']
  expect(one.map(({ provider }) => provider).filter((provider) => !kept(provider))).toEqual(unkept)
  const first = await Promise.all(
    one.map(({ provider, kind }) => providers.ask(provider, known(kind))),
  )
  internet.forget()
  const second = await Promise.all(
    one.map(({ provider, kind }) => providers.ask(provider, known(kind))),
  )
  expect(
    second.map(({ provider, outcome, findings }) => ({ provider, outcome, findings })),
  ).toEqual(first.map(({ provider, outcome, findings }) => ({ provider, outcome, findings })))
  for (const { provider, calls } of second) expect(calls, provider).toBe(kept(provider) ? 0 : 1)
  expect(internet.requests().map(({ provider }) => provider)).toEqual(
    expect.arrayContaining(unkept),
  )
  expect(internet.requests()).toHaveLength(unkept.length)

  internet.forget()
  await providers.pass(Math.max(...sources.map(({ cacheSeconds }) => cacheSeconds)) + 1)
  const later = await Promise.all(
    one.map(({ provider, kind }) => providers.ask(provider, known(kind))),
  )
  for (const { provider, outcome, calls } of later) {
    expect(outcome, provider).toBe('ok')
    expect(calls, provider).toBeGreaterThan(0)
  }
})

test('a failure is never kept: once well again, a provider is asked anew', async () => {
  const { internet } = providers
  internet.misbehave('*', 'changed')
  await Promise.all(one.map(({ provider, kind }) => providers.ask(provider, known(kind))))
  internet.recover()
  await providers.pass(6)
  for (const { provider, kind } of one)
    expect((await providers.ask(provider, known(kind))).outcome, provider).toBe('ok')
})

test('after five failures a provider is left alone for a minute, then asked again', async () => {
  const { internet } = providers
  internet.misbehave('*', 'down')
  const askOnce = async () => {
    // the windows of those that allow one request in some seconds
    await providers.pass(6)
    return await Promise.all(one.map(({ provider, kind }) => providers.ask(provider, known(kind))))
  }
  for (let n = 0; n < 5; n += 1) {
    for (const { provider, outcome } of await askOnce())
      expect(outcome, `${provider}, try ${n + 1}`).toBe('error')
  }
  for (const { provider, kind } of one) {
    const steps = sources.filter((row) => row.provider === provider && row.accepts.includes(kind))
    const failures = Math.ceil(5 / steps.length) * steps.length
    expect(internet.requests(provider), provider).toHaveLength(failures)
  }
  internet.recover()
  internet.forget()
  for (const { provider, outcome, again, waitSeconds, calls } of await askOnce()) {
    expect({ outcome, again, calls }, provider).toEqual({ outcome: 'error', again: true, calls: 0 })
    expect(waitSeconds, provider).toBeGreaterThan(0)
    expect(waitSeconds, provider).toBeLessThanOrEqual(60)
  }
  expect(internet.requests()).toEqual([])
  await providers.pass(60)
  for (const { provider, outcome } of await askOnce()) expect(outcome, provider).toBe('ok')
})

test('a refusal is no reason to leave a provider alone', async () => {
  const { internet } = providers
  internet.misbehave('github', 'forbidden')
  for (let n = 0; n < 7; n += 1)
    expect((await providers.ask('github', another('username', n))).outcome).toBe('blocked')
  expect(internet.requests('github')).toHaveLength(7)
})

test('a failing server named in a query is suspended alone, and other servers of its provider are not', async () => {
  const deps = {
    db: providers.db,
    draws: new RequestLeases(new DrawCounter(providers.db, () => new Date()), () => new Date()),
    now: () => new Date(),
  }
  const [source] = sources.filter(({ name }) => name === 'mastodon')
  if (source === undefined) throw new Error('there is no such source')
  const quota = (url: string) => buildQuota(source, url, 'https://mastodon.social')
  for (let n = 0; n < 5; n += 1) await countFailure(deps, quota('https://down.example/api'))
  await recordThrottle(deps, quota('https://slow.example/api'), 3_600)
  expect(await acquireRequest(deps, quota('https://down.example/api'), false)).toMatchObject({
    why: 'circuit',
  })
  expect(await acquireRequest(deps, quota('https://slow.example/api'), false)).toMatchObject({
    why: 'limit',
  })
  expect(await acquireRequest(deps, quota('https://mastodon.social/api'), false)).toMatchObject({
    why: null,
  })
  expect(await acquireRequest(deps, quota('https://well.example/api'), false)).toMatchObject({
    why: null,
  })
})

test('a provider whose limit is used up allows no more for being left alone meanwhile', async () => {
  let at = Date.now()
  const now = () => new Date(at)
  const deps = {
    db: providers.db,
    draws: new RequestLeases(new DrawCounter(providers.db, now), now),
    now,
  }
  const [source] = sources.filter(({ name }) => name === 'mastodon')
  if (source === undefined) throw new Error('there is no such source')
  const limited = { ...source, limit: { requests: 3, seconds: 3_600 } }
  const quota = buildQuota(limited, 'https://spent.example/api', 'https://mastodon.social')
  const claim = async () => (await acquireRequest(deps, quota, false)).why
  for (let n = 0; n < 3; n += 1) expect(await claim()).toBeNull()
  expect(await claim()).toBe('limit')
  for (let n = 0; n < 5; n += 1) await countFailure(deps, quota)
  for (let n = 0; n < 5; n += 1) expect(await claim()).toBe('circuit')
  at += 61_000
  expect(await claim()).toBe('limit')
})

test('a request writes what it takes of a limit, and only reads whether its provider is left alone', async () => {
  await providers.ask('github', another('username', 1))
  const { rows } = await providers.db.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ key }) => !key.startsWith('source:'))).toEqual([])
})

test('another language of a provider is no other provider', () => {
  const [source] = sources.filter(({ name }) => name === 'wikipedia')
  if (source?.baseUrl == null) throw new Error('there is no such source')
  expect(
    buildQuota(source, 'https://de.wikipedia.org/api/rest_v1/page', source.baseUrl).elsewhere,
  ).toBeNull()
})

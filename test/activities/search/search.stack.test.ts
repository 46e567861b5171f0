import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { afterAll, describe, expect, test } from 'vitest'
import { SearchResult } from '../../../contract/operations/search.ts'
import {
  normaliseSuppression,
  type SuppressionInput,
} from '../../../research/safety/suppressions/normalise-suppression.ts'
import {
  deleteSuppression,
  insertSuppression,
  listSuppressions,
  suppressionTrustMs,
} from '../../../store/opt-outs/suppressions.ts'
import { call, events } from '../../support/calls/call.ts'
import { errorOf } from '../../support/calls/callers.ts'
import { outcomesIn, search } from '../../support/calls/searches.ts'
import { wordsOf } from '../../support/histories/histories.ts'
import { unknownPerson } from '../../support/internet/people.ts'
import type { Internet } from '../../support/internet/start-internet.ts'
import { renewEachTest } from '../../support/service/renew-each-test.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useResearch } from '../../support/service/use-research.ts'

let internet: Internet
let service: SharedService
renewEachTest(
  () => useResearch({ engines: false }),
  (research) => {
    ;({ internet, service } = research)
  },
)

const post = async (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  await call(service.url, '/api/v1/search', { key: (await service.createKey()).key, body, headers })

describe('a search by name', () => {
  test('a search by name finds the person in many sources and keeps the namesake apart', async () => {
    const { result } = await search(service, { query: 'Zelda Quibbleworth' })
    const [first, ...others] = result.hits
    expect(first).toMatchObject({
      name: 'Zelda Quibbleworth',
      initials: 'ZQ',
      location: expect.stringContaining('Portugal'),
      primaryUsername: 'zquib',
    })
    expect(first?.confidence).toBeGreaterThan(85)
    const namesake = others.find(({ headline, location }) =>
      `${headline} ${location}`.includes('Hobart'),
    )
    expect(namesake).toMatchObject({ name: 'Zelda Quibbleworth' })
    expect(namesake?.confidence).toBeLessThan(first?.confidence ?? 0)
    expect(result.hits.map(({ name }) => name)).not.toContain('Quibbleworth Optics')
  })

  test.each([
    ['another order', 'Quibbleworth, Zelda'],
    ['a title and a suffix', 'Dr. Zelda Quibbleworth, PhD'],
    ['capitals', 'ZELDA QUIBBLEWORTH'],
  ])('a search by name understands %s', async (_, query) => {
    const { result } = await search(service, { query })
    expect(result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth', primaryUsername: 'zquib' })
  })

  test('a search by name finds people who are written in another script', async () => {
    const { result } = await search(service, { query: 'Наталья Вымыслова' })
    expect(result.hits).toHaveLength(1)
    expect(result.hits[0]).toMatchObject({
      name: 'Наталья Вымыслова',
      initials: 'НВ',
      primaryUsername: 'nvymyslova',
    })
  })

  test('a search that finds nothing is 200 without hits, and every source reports that it looked', async () => {
    // some allow a request in seconds, and are not waited for
    await service.db.query('delete from rate_limits')
    const { status, result } = await search(service, { query: unknownPerson.name })
    expect(status).toBe(200)
    expect(result.hits).toEqual([])
    expect(result.partial).toBeUndefined()
    const { brave, serper, tavily, ...asked } = outcomesIn(result)
    expect([brave, serper, tavily]).toEqual(['not_configured', 'not_configured', 'not_configured'])
    expect(new Set(Object.values(asked))).toEqual(new Set(['no_results']))
    expect(result.coverage?.find(({ provider }) => provider === 'brave')?.message).toContain(
      'BRAVE_API_KEY',
    )
  })

  test('a search by name repeated gives equal hits in equal order, apart from their ids', async () => {
    const searched = [
      await search(service, { query: 'Zelda Quibbleworth' }),
      await search(service, { query: 'Zelda Quibbleworth' }),
    ]
    const [one, other] = searched.map(({ result }) =>
      result.hits.map(({ name, headline, confidence, location, tags, urls }) => ({
        name,
        headline,
        confidence,
        location,
        tags,
        urls,
      })),
    )
    expect(one).toEqual(other)
  })
})

describe('a search by email', () => {
  test('a search by email finds the profile that the address opens, and asks Gravatar by its SHA-256 only', async () => {
    const { result } = await search(service, { query: ' Zelda@Quibbleworth.org ', type: 'email' })
    expect(result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth' })
    expect(result.hits[0]?.confidence).toBeGreaterThan(85)
    expect(result.interpretation).toMatchObject({
      value: 'zelda@quibbleworth.org',
      domain: 'quibbleworth.org',
      isFreemail: false,
      isDisposable: false,
    })
    const asked = internet.requests('gravatar').map(({ path }) => path)
    expect(asked).toEqual([expect.stringMatching(/\/v3\/profiles\/[0-9a-f]{64}$/)])
  })

  test.each([
    ['zelda.quibbleworth.org', 'has no @'],
    ['@quibbleworth.org', 'nothing stands before the @'],
    ['zelda@quibbleworth', 'no top-level name'],
  ])('a search by email: %s is 400 invalid_request with the reason', async (query, reason) => {
    const response = await post({ query, type: 'email' })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(reason),
      details: [{ path: 'query' }],
    })
  })
})

describe('a search by phone', () => {
  test.each([
    ['+351 912 345 678', {}],
    ['912 345 678', { 'accept-language': 'pt-PT,pt;q=0.9' }],
  ])(
    'a search by phone finds the page that shows %s, in the notation of the region',
    async (query, headers) => {
      const response = await post({ query, type: 'phone', format: 'json' }, headers)
      const result = SearchResult.parse(await response.json())
      expect(result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth', initials: 'ZQ' })
      expect(result.interpretation).toMatchObject({
        value: '+351912345678',
        country: 'PT',
        lineType: 'mobile',
        national: '912 345 678',
        numberPlan: { region: null, carrier: 'Vodafone' },
      })
    },
  )

  test.each([
    ['912 345 678', 'begin with + and the country code'],
    ['zelda', 'holds no digits'],
    ['+351 1', 'too short'],
  ])('a search by phone: %s is 400 invalid_request with the reason', async (query, reason) => {
    const response = await post({ query, type: 'phone' })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(reason),
    })
  })

  test('a job with an invalid phone number gets the reason of the search, with the place in its input', async () => {
    const { key } = await service.createKey()
    const response = await call(service.url, '/api/v1/jobs', {
      key,
      body: { operation: 'search', input: { query: 'zelda', type: 'phone' } },
    })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'input.query' }],
    })
  })
})

describe('a search by username', () => {
  test('a search by username finds the accounts, joins those that agree, and counts the sites that were swept', async () => {
    const { result } = await search(service, { query: 'zquib', type: 'username' })
    expect(result.hits[0]).toMatchObject({
      name: 'Zelda Quibbleworth',
      primaryUsername: expect.stringContaining('zquib'),
    })
    const found = result.events.flatMap((event) =>
      event.type === 'social_account_found' ? [event.account.platform] : [],
    )
    expect(found).toEqual(
      expect.arrayContaining(['github', 'gitlab', 'mastodon', 'bluesky', 'keybase', 'hackernews']),
    )
    expect(result.events).toContainEqual(
      expect.objectContaining({ type: 'status', label: '2 of 2 sites asked, 1 account found' }),
    )
    // one step of the provider reads the profile, another its links
    const github = result.events.flatMap((event) =>
      event.type === 'social_account_found' ? [event.account] : [],
    )
    expect(github.find(({ platform }) => platform === 'github')).toMatchObject({
      displayName: 'Zelda Quibbleworth',
    })
    expect(result.coverage?.find(({ provider }) => provider === 'username_sites')).toMatchObject({
      outcome: 'ok',
      sites: { asked: 2, found: 1, absent: 1, unasked: 0, unreached: [] },
    })
  })

  test('a search narrowed to platforms asks only those, and reports platforms behind a log-in as not asked', async () => {
    const { result } = await search(service, {
      query: 'zquib',
      type: 'username',
      platforms: ['linkedin', 'x'],
    })
    expect(outcomesIn(result)).toMatchObject({
      linkedin: 'skipped',
      x: 'skipped',
      github: 'skipped',
      mastodon: 'skipped',
    })
    expect(new Set(internet.requests().map(({ provider }) => provider))).toEqual(
      new Set(['wikidata', 'searxng']),
    )
  })

  test('a search with an unknown platform says so, and is not narrowed by it', async () => {
    const { result } = await search(service, {
      query: 'zquib',
      type: 'username',
      platforms: 'x, myspace',
    })
    expect(outcomesIn(result)).toMatchObject({ x: 'skipped', platforms: 'skipped', wikidata: 'ok' })
    expect(result.coverage?.find(({ provider }) => provider === 'platforms')?.message).toContain(
      'myspace',
    )
  })

  test('a provider that is named as if it were a platform is asked like all others', async () => {
    const { result } = await search(service, {
      query: 'zquib',
      type: 'username',
      platforms: 'github, username_sites',
    })
    expect(outcomesIn(result)).toMatchObject({
      github: 'ok',
      username_sites: 'ok',
      platforms: 'skipped',
    })
  })

  test.each([
    [{ query: 'zelda quibbleworth', type: 'username' }, 'query', 'holds spaces'],
    [{ query: 'zelda@quibbleworth.org', type: 'username' }, 'query', 'use type email'],
  ])('a search by username: %o is 400 invalid_request', async (body, path, reason) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({
      message: expect.stringContaining(reason),
      details: [{ path }],
    })
  })
})

describe('the stream', () => {
  test('the stream of a search sends status at once, accounts with evidence as they are found, hits in rank order, then usage and done', async () => {
    const response = await post({ query: 'zquib', type: 'username' })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const jobId = response.headers.get('x-service-job-id') ?? ''
    const streamed = await events(response)
    const types = streamed.map(({ type }) => type)
    expect(types[0]).toBe('status')
    expect(types.slice(-2)).toEqual(['usage', 'done'])
    expect(types).toEqual(
      expect.arrayContaining(['social_account_found', 'evidence', 'cluster_updated', 'hit']),
    )
    expect(streamed.map(({ seq }) => seq)).toEqual(streamed.map((_, index) => index + 1))
    // nothing but usage and done behind the hits, which come best first
    expect(new Set(types.slice(types.indexOf('hit'), -2))).toEqual(new Set(['hit']))

    const { rows } = await service.db.query<{ result: string }>(
      'select result from jobs where id = $1',
      [jobId],
    )
    const result = SearchResult.parse(JSON.parse(rows[0]?.result ?? 'null'))
    expect(result.events).toEqual(streamed)
    expect(streamed.flatMap((event) => (event.type === 'hit' ? [event.hit] : []))).toEqual(
      result.hits,
    )
    for (const event of result.events)
      if (event.type === 'account_updated') expect(event.reason).not.toBe('')
  })

  test('the stream of a search ends with done and partial true when no provider answers', async () => {
    internet.misbehave('*', 'forbidden')
    const streamed = await events(await post({ query: 'Zelda Quibbleworth' }))
    expect(streamed.at(-1)).toMatchObject({
      type: 'done',
      partial: true,
      stopReason: 'sources_unavailable',
    })
  })
})

describe('a provider', () => {
  test('a provider that recovers soon is asked again by the same run, and answers', async () => {
    internet.misbehave('github', 'throttled', { times: 1, retryAfterSeconds: 1 })
    internet.misbehave('gitlab', 'down', { times: 2 })
    const { result } = await search(service, { query: 'zquib', type: 'username' })
    expect(outcomesIn(result)).toMatchObject({ github: 'ok', gitlab: 'ok' })
    expect(internet.requests('gitlab').length).toBeGreaterThanOrEqual(3)
  })

  test('a silent provider delays a run up to its deadline and no longer', async () => {
    const { url } = await service.startApi({ DEADLINE_SECONDS: '{"search":3}' })
    internet.misbehave('*', 'hang')
    const startedMs = performance.now()
    const { result } = await search({ ...service, url }, { query: 'Zelda Quibbleworth' })
    // half of the usual deadline: a workflow task that Temporal loses costs ten seconds
    expect(performance.now() - startedMs).toBeLessThan(30_000)
    expect(result).toMatchObject({ hits: [], partial: true, stopReason: 'deadline_reached' })
    const { brave, serper, tavily, ...asked } = outcomesIn(result)
    expect(new Set(Object.values(asked))).toEqual(new Set(['timeout']))
  })
})

describe('a search for a person who opted out', () => {
  const suppress = async (input: SuppressionInput) => {
    const entry = normaliseSuppression(input)
    if ('reason' in entry) throw new Error(entry.reason)
    await insertSuppression(service.db, { ...entry, note: 'asked us', now: new Date() })
  }
  /** What the operator's command waits for: by then every process goes by the list as it is. */
  const obeyed = () => sleep(suppressionTrustMs + 100)
  afterAll(async () => {
    await service.db.query('delete from suppressions')
    await obeyed()
  })

  test('a search for an opted-out identifier is refused, and served again once the entry is removed', async () => {
    await suppress({ kind: 'username', value: '@zquib' })
    await obeyed()
    internet.forget()
    expect((await post({ query: 'zquib', type: 'username' })).status).toBe(451)
    expect(internet.requests()).toEqual([])
    for (const { id } of await listSuppressions(service.db))
      expect(await deleteSuppression(service.db, id)).toBe(true)
    await obeyed()
    const { result } = await search(service, { query: 'zquib', type: 'username' })
    expect(result.hits[0]).toMatchObject({ name: 'Zelda Quibbleworth' })
  })

  test('a search by name shows a person who opted out neither as a candidate nor in its stream', async () => {
    await suppress({ kind: 'email', value: 'zelda@quibbleworth.org' })
    const text = await (await post({ query: 'Zelda Quibbleworth' })).text()
    expect(text).toContain('Hobart')
    expect(text).not.toMatch(/zquib|improbable|quibbleworth\.org|redacted/i)
  })
})

describe('what is asked', () => {
  test('requests to providers carry one honest User-Agent', async () => {
    await search(service, { query: 'Zelda Quibbleworth' })
    const agents = new Set(internet.requests().map(({ headers }) => headers['user-agent']))
    expect([...agents]).toEqual([
      expect.stringMatching(/^people-research\/\d+\.\d+\.\d+ \(\+http:\/\/contact\.test\)$/),
    ])
  })

  test('two equal searches ask a provider once where it allows its answer to be kept', async () => {
    await search(service, { query: 'Zelda Quibbleworth' })
    internet.forget()
    await search(service, { query: 'Zelda Quibbleworth' })
    expect(internet.requests('wikidata')).toEqual([])
    expect(internet.requests('github')).toEqual([])
  })
})

test('Temporal keeps nothing of what was asked or found', async () => {
  const queries = [
    { query: 'Zelda Quibbleworth', type: 'name' },
    { query: 'zquib', type: 'username' },
    { query: 'zelda@quibbleworth.org', type: 'email' },
    { query: '+351 912 345 678', type: 'phone' },
  ]
  const jobs: string[] = []
  for (const body of queries) {
    const response = await post({ ...body, format: 'json' })
    expect(response.status).toBe(200)
    jobs.push(response.headers.get('x-service-job-id') ?? '')
  }
  const connection = await Connection.connect({ address: service.env.TEMPORAL_ADDRESS ?? '' })
  const client = new Client({ connection, namespace: service.namespace })
  try {
    for (const job of jobs) {
      const handle = client.workflow.getHandle(job)
      // a caller has the result before the run closes
      await handle.result()
      const text = wordsOf(await handle.fetchHistory()).toLowerCase()
      expect(text).toContain('askSources'.toLowerCase())
      const described = await handle.describe()
      const shown = JSON.stringify([
        described.memo,
        described.raw.workflowExecutionInfo,
        described.staticSummary,
        described.staticDetails,
      ]).toLowerCase()
      for (const word of ['zelda', 'quibbleworth', 'zquib', '912345678', '912 345 678', 'lisbon']) {
        expect(text.includes(word), `${job}: ${word}`).toBe(false)
        expect(shown.includes(word), `${job}: ${word}`).toBe(false)
      }
    }
  } finally {
    await connection.close()
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { requestExamples } from '../../../contract/endpoints/examples.ts'
import { errors } from '../../../contract/errors/errors.ts'
import { type Scenario, scenarios } from '../../../contract/errors/scenarios.ts'
import { sandboxKey } from '../../../contract/fields/keys.ts'
import { partialMessages, StreamEvent } from '../../../contract/results/events.ts'
import { events, messages } from '../../support/calls/call.ts'
import { type Call, callAnew, errorOf } from '../../support/calls/callers.ts'
import {
  type StreamedName,
  streamedEvents,
  streamedNames,
  streamedResults,
} from '../../support/calls/sandbox-streams.ts'
import type { SharedService } from '../../support/service/service.ts'
import { useApi } from '../../support/service/use-service.ts'

let service: SharedService
beforeAll(async () => {
  service = await useApi({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
})
afterAll(() => service.stop())

/** The example of the contract, without the format that it asks for. */
function bodyOf(name: StreamedName, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...requestExamples[name], format: undefined, ...more }
}
const ask = (name: StreamedName, options: Call) => callAnew(service.url, `/api/v1/${name}`, options)

/** Four ways to ask for fixtures. */
const ways: [title: string, options: (name: StreamedName) => Promise<Call>][] = [
  ['the published test key', async (name) => ({ key: sandboxKey, body: bodyOf(name) })],
  [
    'a key with the test prefix',
    async (name) => ({ key: 'prs_test_my-own_key', body: bodyOf(name) }),
  ],
  [
    'the body, with an ordinary key',
    async (name) => ({
      key: (await service.createKey()).key,
      body: bodyOf(name, { sandbox: true }),
    }),
  ],
  [
    'the header, with an ordinary key',
    async (name) => ({
      key: (await service.createKey()).key,
      body: bodyOf(name),
      headers: { 'x-service-sandbox': 'true' },
    }),
  ],
]

/** The usage headers stand on every 200 of a metered operation. */
function expectSandboxHeaders(response: Response, name: StreamedName): void {
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-service-sandbox': 'true',
    'x-service-operation': name,
    'x-service-metered': 'false',
    'x-service-percentage-charged': '0',
    'x-service-usage-remaining': '100',
    'x-service-usage-source': 'included',
    'x-service-credits-charged': '0',
    'x-service-allowance-source': 'weekly',
    'x-request-id': expect.stringMatching(/^req_/),
  })
  expect(Date.parse(response.headers.get('x-service-usage-reset') ?? '')).toBeGreaterThan(
    Date.now(),
  )
  expect(response.headers.has('x-service-job-id')).toBe(false)
}

describe.each(streamedNames)('%s in the sandbox', (name) => {
  describe.each(ways)('by %s', (_, options) => {
    test('streams exactly the promised events, by default', async () => {
      const response = await ask(name, await options(name))
      expectSandboxHeaders(response, name)
      expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
      expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
      expect(response.headers.get('x-accel-buffering')).toBe('no')
      const stream = (await events(response)).map((event) => StreamEvent.parse(event))
      expect(stream.map(({ type }) => type)).toEqual(streamedEvents[name])
      expect(stream.map(({ seq }) => seq)).toEqual(stream.map((_event, index) => index + 1))
    })

    test('the sandbox answers in JSON with the same events as its stream', async () => {
      const { body, ...rest } = await options(name)
      const response = await ask(name, {
        ...rest,
        body: { ...z.looseObject({}).parse(body), format: 'json' },
      })
      expectSandboxHeaders(response, name)
      const result = streamedResults[name].parse(await response.json())
      expect(result).toMatchObject({
        object: `${name}_result`,
        request_id: response.headers.get('x-request-id'),
        metadata: {
          api_version: 'v1',
          operation: name,
          request_id: response.headers.get('x-request-id'),
          sandbox: true,
        },
        usage: { metered: false, percentageCharged: 0, sandbox: true },
      })
      expect(result.events.map(({ type }) => type)).toEqual(streamedEvents[name])
    })
  })

  test('the sandbox sends the same result by stream and by JSON, whatever the input', async () => {
    const unstamped = (list: Record<string, unknown>[]) => list.map(({ ts: _, ...event }) => event)
    const stream = unstamped(await events(await ask(name, { key: sandboxKey, body: bodyOf(name) })))
    const other =
      name === 'search'
        ? { query: 'somebody@else.example', type: 'email' }
        : { person: { name: 'Somebody Else' } }
    const json = await ask(name, {
      key: sandboxKey,
      body: bodyOf(name, { ...other, format: 'json' }),
    })
    expect(
      unstamped(
        z.looseObject({ events: z.array(z.looseObject({})) }).parse(await json.json()).events,
      ),
    ).toEqual(stream)
  })

  test('a stream of the sandbox has id and data lines only', async () => {
    const text = await (await ask(name, { key: sandboxKey, body: bodyOf(name) })).text()
    expect(text).toMatch(/^(id: \d+\ndata: \{.*\}\n\n)+$/)
  })

  test('the sandbox validates like a live call', async () => {
    const response = await ask(name, { key: sandboxKey, body: {} })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code: 'invalid_request' })
  })
})

describe('which way wins', () => {
  const status = async (options: Call) => (await ask('dossier', options)).status
  const body = { person: { name: 'Ada' }, format: 'json' }

  test.each([
    ['true', 202, 'true'],
    ['TRUE', 202, 'true'],
    ['1', 202, 'true'],
    [' true ', 202, 'true'],
    ['false', 202, null],
    ['0', 202, null],
    ['yes', 400, null],
    ['', 400, null],
    ['true, true', 400, null],
  ])(
    'the header "%s" with an ordinary key is %i, sandbox: %s',
    async (value, expected, sandbox) => {
      const headers = { 'x-service-sandbox': value, prefer: 'respond-async' }
      const response = await ask('dossier', { key: service.key, body, headers })
      expect(response.status).toBe(expected)
      expect(response.headers.get('x-service-sandbox')).toBe(sandbox)
      if (expected === 400)
        expect(await errorOf(response)).toMatchObject({
          code: 'invalid_request',
          details: [{ path: 'X-Service-Sandbox' }],
        })
    },
  )

  test('a test key wins over false, in the header and in the body', async () => {
    expect(await status({ key: sandboxKey, body, headers: { 'x-service-sandbox': 'false' } })).toBe(
      200,
    )
    expect(await status({ key: sandboxKey, body: { ...body, sandbox: false } })).toBe(200)
  })

  test('a sandbox header with another value is refused with a test key', async () => {
    expect(await status({ key: sandboxKey, body, headers: { 'x-service-sandbox': 'maybe' } })).toBe(
      400,
    )
  })

  test('the body wins over a header that says false', async () => {
    expect(
      await status({
        key: service.key,
        body: { ...body, sandbox: true },
        headers: { 'x-service-sandbox': '0' },
      }),
    ).toBe(200)
  })

  test.each([
    ['a test key', { key: sandboxKey, body: requestExamples.vin }],
    ['the body', { body: { ...requestExamples.vin, sandbox: true } }],
    ['the header', { body: requestExamples.vin, headers: { 'x-service-sandbox': '1' } }],
  ])('an operation without fixtures is 400 sandbox_unsupported by %s', async (_, options) => {
    const response = await callAnew(service.url, '/api/v1/vin', { key: service.key, ...options })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatchObject({ code: 'sandbox_unsupported' })
    const job = { operation: 'vin', input: options.body }
    const created = await callAnew(service.url, '/api/v1/jobs', {
      key: service.key,
      ...options,
      body: job,
    })
    expect(await errorOf(created)).toMatchObject({ code: 'sandbox_unsupported' })
  })
})

describe('scenarios', () => {
  const slow = (scenario: Scenario) => scenario.kind === 'slow'
  const cases = Object.entries(scenarios).flatMap(([input, scenario]) =>
    streamedNames.map((name) => ({ input, scenario, name })),
  )

  const withInput = (name: StreamedName, input: string, format: string) =>
    bodyOf(name, name === 'search' ? { query: input, format } : { person: { name: input }, format })

  test.each(cases.filter(({ scenario }) => scenario.kind === 'error'))(
    'a scenario of the sandbox: $input refuses a $name in both formats',
    async ({ name, input, scenario }) => {
      if (scenario.kind !== 'error') return
      for (const format of ['json', 'sse']) {
        const response = await ask(name, {
          key: 'prs_test_scenarios',
          body: withInput(name, input, format),
        })
        expect(response.status).toBe(errors[scenario.code].status)
        expect(response.headers.get('x-service-sandbox')).toBe('true')
        expect(await errorOf(response)).toMatchObject({ code: scenario.code })
      }
    },
  )

  test.each(streamedNames)('sandbox:empty is a %s in which nothing was found', async (name) => {
    const response = await ask(name, {
      key: sandboxKey,
      body: withInput(name, 'sandbox:empty', 'json'),
    })
    const result = streamedResults[name].parse(await response.json())
    if (result.object === 'search_result') expect(result.hits).toEqual([])
    if (result.object === 'dossier_result')
      expect(result.dossier).toMatchObject({ sources: [], claims: [], conflicts: [] })
    if (result.object === 'chat_result')
      expect(result).toMatchObject({
        answer: expect.stringContaining('Nothing'),
        related_questions: [],
      })
    const stream = await events(
      await ask(name, { key: sandboxKey, body: withInput(name, 'sandbox:empty', 'sse') }),
    )
    expect(stream.map(({ type }) => type)).toEqual(result.events.map(({ type }) => type))
    expect(stream.at(-1)).toEqual({ type: 'done', seq: stream.length, ts: expect.any(String) })
    expect(stream.map(({ type }) => type)).not.toContain('hit')
  })

  test.each(streamedNames)('sandbox:partial is a %s that was cut short', async (name) => {
    const done = { type: 'done', partial: true, stopReason: 'deadline_reached' }
    const json = await ask(name, {
      key: sandboxKey,
      body: withInput(name, 'sandbox:partial', 'json'),
    })
    const result = streamedResults[name].parse(await json.json())
    expect(result).toMatchObject({
      partial: true,
      stopReason: 'deadline_reached',
      message: partialMessages.deadline_reached,
    })
    expect(result.events.at(-1)).toMatchObject(done)
    const stream = await events(
      await ask(name, { key: sandboxKey, body: withInput(name, 'sandbox:partial', 'sse') }),
    )
    expect(stream.map(({ type }) => type)).toEqual(streamedEvents[name])
    expect(stream.at(-1)).toMatchObject(done)
  })

  test.each(streamedNames)(
    'sandbox:failed is a %s stream that ends with an error, and as JSON its status',
    async (name) => {
      const response = await ask(name, {
        key: sandboxKey,
        body: withInput(name, 'sandbox:failed', 'sse'),
      })
      expectSandboxHeaders(response, name)
      const stream = (await events(response)).map((event) => StreamEvent.parse(event))
      expect(stream.map(({ type }) => type)).toEqual([streamedEvents[name][0], 'error'])
      expect(stream.at(-1)).toMatchObject({
        seq: 2,
        error: { code: 'provider_unavailable', retryable: true },
      })
      const json = await ask(name, {
        key: sandboxKey,
        body: withInput(name, 'sandbox:failed', 'json'),
      })
      expect(json.status).toBe(503)
      expect(json.headers.has('x-service-percentage-charged')).toBe(false)
      expect(await errorOf(json)).toMatchObject({ code: 'provider_unavailable' })
    },
  )

  test('sandbox:slow sends the usual events a second apart, and JSON after as many seconds', async () => {
    expect(Object.values(scenarios).filter(slow)).toHaveLength(1)
    const streams = streamedNames.map(async (name) => {
      const response = await ask(name, {
        key: sandboxKey,
        body: withInput(name, 'sandbox:slow', 'sse'),
      })
      const times: number[] = []
      for await (const _ of messages(response)) times.push(performance.now())
      expect(times).toHaveLength(streamedEvents[name].length)
      // on the whole: a loaded machine delays single ones
      const apart = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (times.length - 1)
      expect(apart).toBeGreaterThan(700)
      expect(apart).toBeLessThan(2_000)
    })
    const bodies = streamedNames.map(async (name) => {
      const startedAt = performance.now()
      const response = await ask(name, {
        key: sandboxKey,
        body: withInput(name, 'sandbox:slow', 'json'),
      })
      expect(response.status).toBe(200)
      expect(performance.now() - startedAt).toBeGreaterThan(
        streamedEvents[name].length * 1_000 - 100,
      )
    })
    await Promise.all([...streams, ...bodies])
  })

  test.each(['SANDBOX:Usage_Exhausted', '  sandbox:usage_exhausted '])(
    'capitals and spaces around it do not matter: "%s"',
    async (input) => {
      expect(
        (await ask('search', { key: sandboxKey, body: withInput('search', input, 'json') })).status,
      ).toBe(402)
    },
  )

  test.each(streamedNames)(
    'a scenario that the sandbox lacks is 400 as a %s and as its job',
    async (name) => {
      const input = withInput(name, 'sandbox:nothing', 'sse')
      const alone = await ask(name, { key: sandboxKey, body: input })
      const body = { operation: name, input }
      const job = await callAnew(service.url, '/api/v1/jobs', { key: sandboxKey, body })
      for (const refused of [alone, job]) {
        expect(refused.status).toBe(400)
        expect(await refused.json()).toMatchObject({
          error: { code: 'invalid_request', message: expect.stringContaining('names no scenario') },
        })
      }
    },
  )

  test.each(['constructor', '__proto__', 'toString'])(
    '%s is an ordinary name in the sandbox',
    async (input) => {
      const stream = await events(
        await ask('search', { key: sandboxKey, body: withInput('search', input, 'sse') }),
      )
      expect(stream.map(({ type }) => type)).toEqual(streamedEvents.search)
    },
  )

  test('the words of scenarios mean nothing with an ordinary key and without sandbox', async () => {
    const body = withInput('dossier', 'sandbox:usage_exhausted', 'json')
    expect(
      (await ask('dossier', { key: service.key, body, headers: { prefer: 'respond-async' } }))
        .status,
    ).toBe(202)
  })
})

test('a synchronous sandbox call writes nothing but its rate-limit counters, its line of the usage export and when its key was used', async () => {
  const { key } = await service.createKey()
  const before = await rowsByTable()
  for (const content of Object.values(before)) expect(content).toMatch(/^[0-9a-f]{32}$/)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['jobs', 'job_events', 'usage_ledger', 'usage_weeks', 'costs', 'cache']),
  )
  for (const name of streamedNames) {
    for (const format of ['sse', 'json']) {
      for (const more of [{}, { person: { name: 'sandbox:partial' } }]) {
        const body = bodyOf(name, {
          ...(name === 'search' ? {} : more),
          format,
          sandbox: true,
          ...(name === 'dossier' ? { refresh: true } : {}),
        })
        await (await ask(name, { key, body, headers: { 'idempotency-key': 'same' } })).text()
        await (await ask(name, { key: sandboxKey, body })).text()
      }
    }
  }
  expect(await rowsByTable()).toEqual(before)
})

/** Everything that is stored, but the counters and when keys were used. */
async function rowsByTable(): Promise<Record<string, string>> {
  const { rows } = await service.db.query<{ name: string; content: string }>(
    `select table_name as name,
       (xpath('//md5/text()', query_to_xml(format('select md5(coalesce(string_agg((to_jsonb(t) - ''used_at'')::text, '''' order by (to_jsonb(t) - ''used_at'')::text), '''')) from %I t', table_name), false, true, '')))[1]::text as content
     from information_schema.tables where table_schema = 'public' and table_name !~ '^(rate_limits$|requests(_|$))'`,
  )
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ActivityError } from '../../../activities/failures/failure.ts'
import { runUntilStored } from '../../../activities/job/run-until-stored.ts'
import { buildOutputSchema } from '../../../activities/model/build-output-schema.ts'
import { buildFencedText } from '../../../activities/model/fence.ts'
import { ModelFault } from '../../../activities/model/model-fault.ts'
import type { ModelOptions, ModelTimeouts } from '../../../activities/model/model-options.ts'
import type { ModelRequest } from '../../../activities/model/model-request.ts'
import { openModel } from '../../../activities/model/open-model.ts'
import { parseRequestWait } from '../../../activities/model/parse-request-wait.ts'
import { eventually } from '../../support/eventually.ts'
import { type Mode, type OpenAiStandIn, startOpenAi } from '../../support/openai/start-openai.ts'

const sentence = 'Zelda Quibbleworth grinds lenses in Lisbon 😀, and nobody knows why.'
const request: ModelRequest = {
  system: 'A secret system.',
  user: 'About Zelda.',
  schema: null,
  maxOutputTokens: 500,
  temperature: 0,
}
const now = new Date('2026-05-04T10:00:00Z')
const never = new AbortController().signal

describe('the client of the language model', () => {
  let server: OpenAiStandIn
  beforeAll(async () => {
    server = await startOpenAi()
  })
  afterAll(() => server.stop())
  afterEach(() => {
    server.recover()
    server.forget()
    server.script(null)
  })

  function open(options: Partial<ModelOptions> = {}, timeouts: Partial<ModelTimeouts> = {}) {
    const prices = {
      inputMicroDollarsPerMillion: 1_000_000,
      outputMicroDollarsPerMillion: 4_000_000,
    }
    return openModel(
      { apiKey: server.apiKey, baseUrl: server.url, name: server.model, prices, ...options },
      { timeouts },
    )
  }

  async function ask(
    more: {
      signal?: AbortSignal
      timeouts?: Partial<ModelTimeouts>
      options?: Partial<ModelOptions>
      request?: ModelRequest
    } = {},
  ) {
    const model = open(more.options, more.timeouts)
    const deltas: string[] = []
    try {
      const said = await model.ask(more.request ?? request, {
        signal: more.signal ?? never,
        onDelta: (delta) => void deltas.push(delta),
        now,
      })
      return { said, deltas, error: null }
    } catch (error) {
      return { said: null, deltas, error }
    } finally {
      await model.close()
    }
  }

  async function failure(mode: Mode, timeouts: Partial<ModelTimeouts> = {}, retryAfter = '7') {
    server.misbehave(mode, { retryAfter })
    server.script(() => `${sentence} `.repeat(5))
    const { error } = await ask({ timeouts })
    if (!(error instanceof ActivityError)) throw new Error('that was to fail', { cause: error })
    expect(inspect(error, { depth: 10 })).not.toMatch(/Zelda|secret|sk-|Bearer/)
    return error
  }

  test('an answer comes in pieces that make up the whole, with the figures of the server', async () => {
    server.script(() => sentence)
    const { said, deltas } = await ask()
    expect(said).toMatchObject({
      text: sentence,
      finishReason: 'stop',
      usage: { inputTokens: 5, outputTokens: 11 },
    })
    expect(deltas.join('')).toBe(sentence)
    expect(deltas.length).toBeGreaterThan(5)
    expect(server.tokens()).toEqual({
      input: 5,
      output: 11,
      calls: 1,
      started: { input: 5, calls: 1 },
    })
    expect(server.calls()[0]?.body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0,
      max_tokens: 500,
    })
  })

  test.each<[Mode, string, number | null]>([
    ['throttled', 'model_rate_limited', 7_000],
    ['throttled-by-reset', 'model_rate_limited', 62_500],
    ['overloaded', 'model_rate_limited', 7_000],
    ['quota', 'model_rejected', null],
    ['unauthorised', 'model_rejected', null],
    ['redirect', 'model_rejected', null],
    ['down', 'model_unavailable', null],
    ['cut', 'model_unavailable', null],
    ['no-end', 'model_unavailable', null],
    ['error-in-stream', 'model_unavailable', null],
    ['html', 'model_changed', null],
    ['broken-chunk', 'model_changed', null],
    ['huge', 'model_changed', null],
    ['huge-line', 'model_changed', null],
  ])('a server that is %s is a failure %s that waits %s ms', async (mode, type, waitMs) => {
    const error = await failure(mode)
    expect([error.type, error.nextRetryDelayMs]).toEqual([type, waitMs])
    expect(server.calls()).toHaveLength(1)
  })

  test('a throttle that names a date is waited for until then', async () => {
    expect((await failure('throttled', {}, 'Mon, 04 May 2026 10:00:30 GMT')).nextRetryDelayMs).toBe(
      30_000,
    )
  })

  test.each<[Mode, Partial<ModelTimeouts>]>([
    ['mute', { firstMs: 300 }],
    ['stall', { idleMs: 300 }],
    ['slow', { wholeMs: 300 }],
  ])(
    'a server that is %s is given up when its time is over, and hung up on',
    async (mode, timeouts) => {
      const error = await failure(mode, timeouts)
      expect(error.type).toBe('model_unavailable')
      expect(error.cause).toMatchObject({ kind: 'timeout' })
      await eventually(() => expect(server.calls()[0]?.isAborted).toBe(true))
    },
  )

  test('a server that is slow but alive is listened to', async () => {
    server.misbehave('slow')
    server.script(() => sentence)
    expect((await ask({ timeouts: { firstMs: 5_000, idleMs: 5_000 } })).said?.text).toBe(sentence)
  })

  test('the model client reports a refused connection', async () => {
    const gone = await startOpenAi()
    await gone.stop()
    const { error } = await ask({ options: { baseUrl: gone.url } })
    expect(error).toMatchObject({
      type: 'model_unavailable',
      cause: { kind: 'connection', code: 'ECONNREFUSED' },
    })
  })

  test.each([{ apiKey: 'sk-wrong' }, { name: 'no-such-model' }])(
    'a wrong key or model is nothing to wait for: %o',
    async (options) => {
      expect((await ask({ options })).error).toMatchObject({ type: 'model_rejected' })
    },
  )

  test('a truncated answer is an answer that says so', async () => {
    server.script(() => sentence)
    server.misbehave('truncated')
    const { said } = await ask()
    expect(said).toMatchObject({ finishReason: 'length', usage: { outputTokens: 6 } })
    expect(sentence.startsWith(said?.text ?? 'nothing')).toBe(true)
    server.recover()
    expect((await ask({ request: { ...request, maxOutputTokens: 3 } })).said).toMatchObject({
      finishReason: 'length',
      text: 'Zelda Quibbleworth grinds',
    })
  })

  test.each<Mode>(['refused', 'filtered'])(
    'an answer that was %s is no failure: it was paid for',
    async (mode) => {
      server.script(() => sentence)
      server.misbehave(mode)
      expect((await ask()).said).toMatchObject({
        finishReason: 'content_filter',
        usage: { inputTokens: 5 },
      })
    },
  )

  test('a server without figures still gives its answer', async () => {
    server.script(() => sentence)
    server.misbehave('no-usage')
    expect((await ask()).said).toMatchObject({ text: sentence, usage: null })
  })

  test('cancelling hangs up at once, and the reason is the one that was given', async () => {
    const cancel = new AbortController()
    server.misbehave('stall')
    server.script(() => sentence)
    const asked = ask({ signal: cancel.signal })
    await eventually(() => expect(server.calls()).toHaveLength(1))
    cancel.abort(new Error('enough'))
    expect((await asked).error).toEqual(new Error('enough'))
    await eventually(() => expect(server.calls()[0]?.isAborted).toBe(true))
    expect((await ask({ signal: AbortSignal.abort(new Error('before')) })).error).toEqual(
      new Error('before'),
    )
    expect(server.calls()).toHaveLength(1)
  })

  test('a listener that throws ends the call with its own error', async () => {
    server.misbehave('slow')
    server.script(() => sentence)
    const model = open()
    const own = new ActivityError('job_ended')
    await expect(
      model.ask(request, { signal: never, onDelta: () => Promise.reject(own), now }),
    ).rejects.toBe(own)
    await eventually(() => expect(server.calls()[0]?.isAborted).toBe(true))
    await model.close()
  })

  test('a listener may take longer than a server may', async () => {
    server.script(() => 'One, two')
    const model = open({}, { idleMs: 300, firstMs: 5_000 })
    const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 400))
    expect((await model.ask(request, { signal: never, onDelta: slowly, now })).text).toBe(
      'One, two',
    )
    await model.close()
  })

  const schema = buildOutputSchema(
    z.object({
      year: z.int().min(1900).max(2100),
      note: z.string().max(5).nullable().default(null),
    }),
  )

  test('a shape is asked for as a strict schema', async () => {
    server.script(() => '{}')
    await ask({ request: { ...request, schema } })
    expect(server.calls()[0]?.body.response_format).toEqual({
      type: 'json_schema',
      json_schema: {
        name: 'answer',
        strict: true,
        schema: {
          type: 'object',
          properties: {
            year: { type: 'integer' },
            note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          },
          required: ['year', 'note'],
          additionalProperties: false,
        },
      },
    })
  })

  test('a server without structured outputs is asked in words, and at once the next time', async () => {
    server.misbehave('no-structured-output')
    server.script(() => '{}')
    const model = open()
    const question = { ...request, schema }
    for (const _ of [1, 2])
      await model.ask(question, { signal: never, onDelta: () => undefined, now })
    await model.close()
    const formats = server
      .calls()
      .map(({ body }) =>
        body.response_format === undefined ? null : JSON.stringify(body.response_format),
      )
    expect(formats).toEqual([
      expect.stringContaining('json_schema'),
      expect.stringContaining('json_object'),
      null,
      null,
    ])
    expect(server.calls()[3]?.messages[0]?.content).toContain(JSON.stringify(schema))
    expect(server.calls().map(({ status }) => status)).toEqual([400, 400, 200, 200])
  })

  test('a server that knows few parameters is asked without the others', async () => {
    server.misbehave('picky')
    server.script(() => sentence)
    expect((await ask()).said).toMatchObject({ text: sentence, usage: null })
    const { body, status } = server.calls().at(-1) ?? {}
    expect(status).toBe(200)
    expect(Object.keys(body ?? {}).sort()).toEqual([
      'max_completion_tokens',
      'messages',
      'model',
      'stream',
    ])
  })

  test('a server that does not say what it refuses is asked once in plain words', async () => {
    server.misbehave('sullen')
    server.script(() => '{}')
    const { said } = await ask({ request: { ...request, schema } })
    expect(said).toMatchObject({ text: '{}', finishReason: 'stop' })
    expect(server.calls().map(({ status }) => status)).toEqual([400, 200])
  })

  test('one refusal without a reason leaves the next request whole, two in a row are heeded for a while', async () => {
    server.script(() => '{}')
    const model = open()
    const refusedBefore = async (refusals: number, minutes: number) => {
      server.forget()
      server.misbehave('sullen', { times: refusals })
      const call = { signal: never, onDelta: () => undefined }
      const at = new Date(now.getTime() + minutes * 60_000)
      await model.ask({ ...request, schema }, { ...call, now: at })
      server.recover()
      return server
        .calls()
        .map(({ body, status }) => [status, 'response_format' in body, 'stream_options' in body])
    }
    const whole = [200, true, true]
    const mended = [
      [400, true, true],
      [200, false, false],
    ]
    expect(await refusedBefore(1, 0)).toEqual(mended)
    expect(await refusedBefore(0, 0)).toEqual([whole])
    expect(await refusedBefore(1, 1)).toEqual(mended)
    expect(await refusedBefore(1, 2)).toEqual(mended)
    expect(await refusedBefore(0, 3)).toEqual([[200, false, false]])
    expect(await refusedBefore(0, 20)).toEqual([whole])
    await model.close()
  })

  test('a parameter that a server refuses by name is asked for again after a while', async () => {
    server.script(() => sentence)
    const model = open()
    const call = { signal: never, onDelta: () => undefined }
    server.misbehave('picky')
    await model.ask(request, { ...call, now })
    server.recover()
    server.forget()
    for (const minutes of [14, 16])
      await model.ask(request, { ...call, now: new Date(now.getTime() + minutes * 60_000) })
    await model.close()
    expect(server.calls().map(({ body }) => body.temperature ?? null)).toEqual([null, 0])
  })

  test('a prompt that is too long is asked again with less of its longest text, and so is the next', async () => {
    server.misbehave('small')
    server.script(() => sentence)
    const texts = [
      { id: 'person', text: 'name: Zelda Quibbleworth' },
      { id: 'page', text: 'Zelda Quibbleworth grinds lenses in Lisbon.\n'.repeat(400) },
    ]
    const user = `${buildFencedText(texts)}\nQuestion: Where?`
    const model = open()
    const call = { signal: never, onDelta: () => undefined, now }
    for (const _ of [1, 2])
      expect((await model.ask({ ...request, user }, call)).text).toBe(sentence)
    expect(server.calls().map(({ status }) => status)).toEqual([400, 400, 200, 200])
    const sent = server.calls().at(-1)?.messages[1]?.content ?? ''
    expect(sent).toContain('name: Zelda Quibbleworth')
    expect(sent).toMatch(/grinds lenses in Lisbon\.\nDATA [0-9a-f]{24}>>>\nQuestion: Where\?$/)
    expect(sent.length).toBeLessThan(6_000)
    server.recover()
    // a quarter of an hour later it is tried whole
    await model.ask({ ...request, user }, { ...call, now: new Date(now.getTime() + 900_000) })
    await model.close()
    expect(server.calls().at(-1)?.messages[1]?.content).toBe(user)
  })

  test('a prompt that is too long and has nothing to leave out is rejected', async () => {
    server.misbehave('small')
    const { error } = await ask({ request: { ...request, system: 'A system. '.repeat(1_000) } })
    expect(error).toMatchObject({ type: 'model_rejected' })
    expect(server.calls()).toHaveLength(1)
  })

  test('a prompt that a filter holds back has an empty answer that costs nothing', async () => {
    server.misbehave('held-back')
    expect((await ask()).said).toMatchObject({
      text: '',
      finishReason: 'content_filter',
      usage: { inputTokens: 0, outputTokens: 0 },
    })
    expect(server.calls()).toHaveLength(1)
  })

  test('a model that thinks before it answers is asked to think little, and has room for it', async () => {
    const thinker = await startOpenAi({ model: 'gpt-5-mini' })
    thinker.script(() => sentence)
    const ask500 = async () =>
      (await ask({ options: { baseUrl: thinker.url, name: 'gpt-5-mini' } })).said?.text
    expect(await ask500()).toBe(sentence)
    expect(thinker.calls()[0]?.body).toMatchObject({ max_tokens: 4_500, reasoning_effort: 'low' })
    expect(thinker.calls()[0]?.body).not.toHaveProperty('temperature')
    thinker.misbehave('picky')
    expect(await ask500()).toBe(sentence)
    expect(thinker.calls().at(-1)?.body).not.toHaveProperty('reasoning_effort')
    await thinker.stop()
  })

  test.each([
    [{ 'retry-after': '3', 'x-ratelimit-reset-requests': '9s' }, 3_000],
    [{ 'retry-after-ms': '2500', 'retry-after': '9' }, 2_500],
    [{ 'retry-after': 'Mon, 04 May 2026 09:00:00 GMT' }, 1_000],
    [{ 'retry-after': 'soon', 'x-ratelimit-reset-tokens': '6m0s' }, 360_000],
    [
      {
        'x-ratelimit-reset-requests': '1h2m',
        'x-ratelimit-reset-tokens': '5s',
        'x-ratelimit-remaining-tokens': '0',
      },
      5_000,
    ],
    [{ 'x-ratelimit-reset-requests': '20ms', 'x-ratelimit-reset-tokens': 'unknown' }, 1_000],
    [{ 'retry-after': '99999999' }, 86_400_000],
    [{ date: 'Mon, 04 May 2026 10:00:00 GMT' }, null],
  ])('the model client: %o is waited for %s ms', (headers, waitMs) => {
    expect(parseRequestWait(new Headers(Object.entries(headers)), now)).toBe(waitMs)
  })

  test('a paid model call is recorded though the database is away for a moment, and no other error is retried', async () => {
    const fails = [
      Object.assign(new Error('gone'), { code: '57P01' }),
      Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    ]
    expect(
      await runUntilStored(() =>
        fails.length > 0 ? Promise.reject(fails.pop()) : Promise.resolve('kept'),
      ),
    ).toBe('kept')
    let tries = 0
    const bug = () => {
      tries += 1
      return Promise.reject(new Error('syntax error'))
    }
    await expect(runUntilStored(bug)).rejects.toThrow('syntax error')
    expect(tries).toBe(1)
  })

  test("a fault of the model holds codes only, and none of the server's text", () => {
    expect(
      new ModelFault('status', { status: 400, code: 'About Zelda Quibbleworth' }).message,
    ).toBe('model status 400')
    expect(new ModelFault('status', { status: 429, code: 'insufficient_quota' }).message).toBe(
      'model status 429 insufficient_quota',
    )
  })
})

import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  fetchCompletion,
  isAffordable,
  type ModelQuestion,
} from '../../../activities/job/fetch-completion.ts'
import { createPaidCalls } from '../../../activities/job/paid-calls.ts'
import { createActivityMetrics } from '../../../activities/metrics.ts'
import { buildFencedText } from '../../../activities/model/fence.ts'
import type { ModelOptions } from '../../../activities/model/model-options.ts'
import { type Model, openModel } from '../../../activities/model/open-model.ts'
import { runSpanless } from '../../../process/tracing.ts'
import { loadModelCalls } from '../../../store/cache/model-calls.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { loadCosts } from '../../../store/usage/costs.ts'
import { deletePurchase } from '../../../store/usage/purchases.ts'
import { type OpenAiStandIn, startOpenAi } from '../../support/openai/start-openai.ts'
import { makeAccount, makeJob } from '../../support/rows/jobs.ts'
import { useStack } from '../../support/stack/use-stack.ts'

const sentence = 'Zelda Quibbleworth grinds lenses in Lisbon.'
const prices: ModelOptions['prices'] = {
  inputMicroDollarsPerMillion: 1_000_000,
  outputMicroDollarsPerMillion: 4_000_000,
}

describe('calls to the language model', () => {
  let db: Db
  let server: OpenAiStandIn
  let model: Model
  const notices: string[] = []
  beforeAll(async () => {
    db = openStore(await useStack().createTestDatabase('model_calls'), { max: 10 })
    server = await startOpenAi()
    const options = { apiKey: server.apiKey, baseUrl: server.url, name: server.model, prices }
    model = openModel(options, { notice: (message) => void notices.push(message) })
  })
  afterAll(async () => {
    await model.close()
    await server.stop()
    await db.end()
  })
  afterEach(() => {
    server.recover()
    server.forget()
    server.script(null)
    notices.length = 0
  })

  const now = () => new Date('2026-05-04T10:00:00Z')
  const question = {
    key: 'summary',
    system: 'Be short.',
    user: 'About Zelda.',
    maxOutputTokens: 300,
  }
  async function ask(jobId: string, more: Partial<ModelQuestion> = {}, through: Db = db) {
    return await fetchCompletion(
      { db: through, model, now, metrics: createActivityMetrics(), span: runSpanless },
      { jobId, ...question, signal: new AbortController().signal, ...more },
    )
  }

  test('a finished call is kept with its cost, and the same question is not paid for again', async () => {
    const jobId = await makeJob(db)
    server.script(() => sentence)
    const first = await ask(jobId)
    expect(first).toEqual({
      text: sentence,
      finishReason: 'stop',
      refused: false,
      inputTokens: 4,
      outputTokens: 6,
      kept: false,
    })
    server.script(() => 'Something else.')
    const deltas: string[] = []
    expect(await ask(jobId, { onDelta: (delta) => void deltas.push(delta) })).toEqual({
      ...first,
      kept: true,
    })
    expect(deltas).toEqual([sentence])
    expect(server.tokens()).toMatchObject({ input: 4, output: 6, calls: 1 })
    expect(await loadCosts(db, jobId)).toEqual([
      {
        kind: 'model',
        name: server.model,
        inputTokens: 4,
        outputTokens: 6,
        microDollars: 28,
        calls: 1,
      },
    ])
    expect(await loadModelCalls(db, jobId, ['summary'])).toMatchObject([
      { answer: sentence, microDollars: 28, model: server.model },
    ])
  })

  test('a run without money for another model call may still receive the call that it has paid for', async () => {
    const accountId = await makeAccount(db)
    const jobId = await makeJob(db, {
      accountId,
      reserve: { microDollars: 40, weekStart: new Date('2026-05-04T00:00:00Z') },
    })
    const may = (more: Partial<ModelQuestion> = {}) =>
      isAffordable({ db, model }, { id: jobId, accountId }, { jobId, ...question, ...more })
    // 300 words out would be 1,200 micro-dollars, three are 12
    expect([await may(), await may({ maxOutputTokens: 3 })]).toEqual([false, true])
    server.script(() => sentence)
    await ask(jobId)
    expect([await may(), await may({ user: 'About Ingo.' })]).toEqual([true, false])
    expect(await may({ maxOutputTokens: 3 })).toBe(false)
  })

  test.each([
    [80, ['a', 'b']],
    [100, ['a', 'b', 'c']],
  ])(
    'calls at once spend no more than the %d that were set aside, and wait for what is under way',
    async (microDollars, paid) => {
      const accountId = await makeAccount(db)
      const weekStart = new Date('2026-05-04T00:00:00Z')
      const jobId = await makeJob(db, { accountId, reserve: { microDollars, weekStart } })
      const calls = createPaidCalls({ db, model }, { id: jobId, accountId })
      server.script(() => sentence)
      // each may cost 36 micro-dollars, and costs 28
      const answers = await Promise.all(
        ['a', 'b', 'c'].map(async (key) => {
          const asked = { key, maxOutputTokens: 3 }
          const answer = await calls.run(
            { jobId, system: 'Be short.', user: 'About Zelda.', ...asked },
            () => ask(jobId, { key }),
          )
          return answer === null ? [] : key
        }),
      )
      expect(answers.flat()).toEqual(paid)
    },
  )

  test('another question under the same key is a model call of its own, and each stays known', async () => {
    const jobId = await makeJob(db)
    server.script(({ blocks }) => (blocks.length === 0 ? sentence : null))
    const questions: Partial<ModelQuestion>[] = [
      {},
      { user: 'About Zelda and Ingo.' },
      { schema: z.object({ year: z.int() }) },
      { maxOutputTokens: 301 },
    ]
    for (const question of questions) expect((await ask(jobId, question)).kept).toBe(false)
    for (const question of questions) expect((await ask(jobId, question)).kept).toBe(true)
    expect(server.calls()).toHaveLength(4)
    const { rows } = await db.query(
      'select dedupe_key from costs where job_id = $1 order by dedupe_key',
      [jobId],
    )
    expect(rows.map((row) => row.dedupeKey)).toEqual([
      'model:summary',
      ...Array(3).fill(expect.stringMatching(/^model:summary#[0-9a-f]{8}$/)),
    ])
    const [cost] = await loadCosts(db, jobId)
    expect([cost?.inputTokens, cost?.outputTokens]).toEqual([
      server.tokens().input,
      server.tokens().output,
    ])
  })

  test('a question whose workers died four times is not asked again until an operator wants it', async () => {
    const jobId = await makeJob(db)
    server.script(() => sentence)
    // as an attempt leaves it whose worker is killed
    const copy = sql`create table if not exists lost as select * from purchases`
    await ask(jobId, { onDelta: async () => void (await db.query(copy)) })
    await db.query(sql`insert into purchases select * from lost`)
    await db.query(sql`update purchases set tries = 4 where job_id = ${jobId}`)
    await db.query(sql`delete from model_calls where job_id = ${jobId}`)
    await expect(ask(jobId)).rejects.toMatchObject({ type: 'model_rejected' })
    expect(server.tokens()).toMatchObject({ calls: 1 })
    await deletePurchase(db, jobId, 'language_model')
    expect(await ask(jobId)).toMatchObject({ text: sentence, kept: false })
  })

  test('nothing is asked for a job that has ended, though its cancellation is not heard yet', async () => {
    const jobId = await makeJob(db)
    await db.query(
      sql`update jobs set status = 'cancelled', completed_at = now() where id = ${jobId}`,
    )
    await expect(ask(jobId)).rejects.toMatchObject({ type: 'job_ended' })
    expect(server.calls()).toEqual([])
  })

  test('an answer is kept though the database is away when its count of tries is removed', async () => {
    const jobId = await makeJob(db)
    server.script(() => sentence)
    let faults = 1
    const away = new Proxy(db, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name)
        if (typeof found !== 'function') return found
        if (name !== 'query') return found.bind(target)
        return (...asked: unknown[]) => {
          if (!JSON.stringify(asked).includes('delete from purchases') || faults === 0)
            return found.apply(target, asked)
          faults -= 1
          return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
        }
      },
    })
    expect(await ask(jobId, {}, away)).toMatchObject({ text: sentence, kept: false })
    expect(faults).toBe(0)
    expect(await ask(jobId)).toMatchObject({ text: sentence, kept: true })
  })

  test('jobs do not share answers', async () => {
    server.script(() => sentence)
    for (const jobId of [await makeJob(db), await makeJob(db)])
      expect((await ask(jobId)).kept).toBe(false)
    expect(server.calls()).toHaveLength(2)
  })

  test.each(['truncated', 'refused', 'filtered'] as const)(
    'an answer that was %s is paid for once, and stays what it is',
    async (mode) => {
      const jobId = await makeJob(db)
      server.script(() => sentence)
      server.misbehave(mode)
      const first = await ask(jobId)
      expect([first.finishReason, first.refused]).toEqual(
        mode === 'truncated' ? ['length', false] : ['content_filter', true],
      )
      server.recover()
      expect(await ask(jobId)).toEqual({ ...first, kept: true })
      expect(await loadCosts(db, jobId)).toMatchObject([
        { inputTokens: first.inputTokens, outputTokens: first.outputTokens },
      ])
    },
  )

  test.each(['cut', 'throttled', 'down', 'error-in-stream'] as const)(
    'a call that is %s leaves nothing behind, and is made again',
    async (mode) => {
      const jobId = await makeJob(db)
      server.script(() => sentence)
      server.misbehave(mode, { times: 1 })
      await expect(ask(jobId)).rejects.toMatchObject({ name: 'ActivityError' })
      expect([await loadCosts(db, jobId), await loadModelCalls(db, jobId, ['summary'])]).toEqual([
        [],
        [],
      ])
      expect(await ask(jobId)).toMatchObject({ text: sentence, kept: false })
    },
  )

  test('an attempt that is taken for lost, and its successor, are billed as one call', async () => {
    const jobId = await makeJob(db)
    server.script(() => sentence)
    await Promise.all([ask(jobId), ask(jobId), ask(jobId)])
    expect(await loadCosts(db, jobId)).toMatchObject([{ inputTokens: 4, outputTokens: 6 }])
  })

  test('a model call without token figures is billed by estimate, and the operator is notified', async () => {
    const jobId = await makeJob(db)
    server.script(() => sentence)
    server.misbehave('no-usage')
    expect(await ask(jobId)).toMatchObject({ inputTokens: 6, outputTokens: 11 })
    expect(notices).toEqual(['the model reported no token usage; this call is billed by estimate'])
  })

  test('a model call with a shortened prompt and no figures is billed by what was sent', async () => {
    const jobId = await makeJob(db)
    server.script(() => sentence)
    server.misbehave('small')
    const page = { id: 'page', text: 'Zelda Quibbleworth grinds lenses in Lisbon.\n'.repeat(400) }
    const silent: Model = {
      ...model,
      ask: async (request, call) => ({ ...(await model.ask(request, call)), usage: null }),
    }
    const { inputTokens } = await fetchCompletion(
      { db, model: silent, now, metrics: createActivityMetrics(), span: runSpanless },
      { jobId, ...question, user: buildFencedText([page]), signal: new AbortController().signal },
    )
    expect(server.calls().map(({ status }) => status)).toEqual([400, 400, 200])
    expect(inputTokens).toBeGreaterThan(1_000)
    expect(inputTokens).toBeLessThan(1_500)
  })

  test('model text that PostgreSQL cannot store is cleaned before it is emitted', async () => {
    const jobId = await makeJob(db)
    server.script(() => 'A \0lone \ud83d sign.')
    const deltas: string[] = []
    const { text } = await ask(jobId, { onDelta: (delta) => void deltas.push(delta) })
    expect(text).toBe('A lone \ufffd sign.')
    expect(deltas.join('')).toBe(text)
    expect((await ask(jobId)).text).toBe(text)
  })

  test.each([
    ['was erased', `status = 'cancelled', erased_at = now()`],
    ['ended', `status = 'failed', completed_at = now()`],
  ])('a model call of a job that %s meanwhile keeps its cost, and no text', async (_, change) => {
    const jobId = await makeJob(db)
    server.script(() => sentence)
    const end = async () =>
      void (await db.query(`update jobs set ${change} where id = $1`, [jobId]))
    expect((await ask(jobId, { onDelta: end })).text).toBe(sentence)
    expect(await loadModelCalls(db, jobId, ['summary'])).toEqual([])
    expect(await loadCosts(db, jobId)).toMatchObject([{ inputTokens: 4 }])
  })

  test('a cancelled call is not begun, though a known answer would still be given', async () => {
    const jobId = await makeJob(db)
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(ask(jobId, { signal })).rejects.toThrow('enough')
    expect(server.calls()).toHaveLength(0)
    server.script(() => sentence)
    await ask(jobId)
    expect(await ask(jobId, { signal })).toMatchObject({ text: sentence, kept: true })
  })
})

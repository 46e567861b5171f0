import { afterEach, describe, expect, test } from 'vitest'
import type { Dossier, DossierResult } from '../../../contract/operations/dossier.ts'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { call, events } from '../../support/calls/call.ts'
import { dossier, finishedDossier, said } from '../../support/calls/dossiers.ts'
import {
  expectCarried,
  expectCited,
  expectQuoted,
  leaked,
  missing,
} from '../../support/dossier/expect-dossier.ts'
import { expectStreamed } from '../../support/dossier/expect-streamed.ts'
import { dossierGuarantees } from '../../support/dossier/guarantees.ts'
import { eventually } from '../../support/eventually.ts'
import type { Expectations } from '../../support/internet/web/expectations/expectations.ts'
import { expectations } from '../../support/internet/web/expectations/index.ts'
import type { Mode, OpenAiStandIn } from '../../support/openai/start-openai.ts'
import { putOnPlan } from '../../support/rows/accounts.ts'
import { ledgerOf } from '../../support/rows/jobs.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'
import { renewEachTest } from '../../support/service/renew-each-test.ts'
import type { SharedService } from '../../support/service/service.ts'

/** A dossier of hers takes a tenth of the processor time of one of his. */
const { quillon, wendeline, zelda } = expectations
const writing = /^Task: write-summary/
const reading = /^Task: extract-claims/

let model: OpenAiStandIn
let service: SharedService
let research: DirectResearch
renewEachTest(
  () => useDirectResearch({ model: true, gathersOnce: true }),
  (opened) => {
    research = opened
    ;({ model, service } = opened)
  },
)

dossierGuarantees(() => service, {
  understands: true,
  build: async () => (await loadPlain(quillon)).result,
})

test('a dossier that a model writes is streamed: sections, summary, sources, usage, end', async () => {
  await expectStreamed(service, wendeline.name)
})

const modelIn = ({ coverage }: Pick<Dossier, 'coverage'>) =>
  coverage.find(({ provider }) => provider === 'language_model')

/** What holds whatever a model does. */
async function expectSound({ dossier: built }: DossierResult, person: Expectations): Promise<void> {
  expect(leaked(said(built), person)).toEqual([])
  for (const invented of ['Lunar Bakery', 'astronaut', '1911', 'weather', 'stand-in'])
    expect(said(built).toLowerCase()).not.toContain(invented.toLowerCase())
  expect(await expectQuoted(service.db, built)).toBeGreaterThan(5)
  expectCited(built)
  expect(expectCarried(built, person.name)).toBeGreaterThan(0)
  expect(built.summary).toContain(person.name)
  const open = person.facts
    .filter(({ needs }) => needs !== 'understanding')
    .flatMap((fact) => missing(built, fact) ?? [])
  expect(open).toEqual([])
}

const build = async (person: Expectations = wendeline) =>
  (await dossier(service, { name: person.name }, { refresh: true })).result

async function lastJob(): Promise<string> {
  const { rows } = await service.db.query<{ id: string }>(
    `select id from jobs where operation = 'dossier' order by created_at desc limit 1`,
  )
  return rows[0]?.id ?? ''
}

async function countSentences(jobId: string): Promise<number> {
  const { rowCount } = await service.db.query('select from written_sentences where job_id = $1', [
    jobId,
  ])
  return rowCount ?? 0
}

const loadTexts = async (jobId: string) =>
  (
    await service.db.query<{ text: string }>(
      'select text from written_sentences where job_id = $1 order by position',
      [jobId],
    )
  ).rows.map(({ text }) => text.replace(/\s*\[\d+\]/g, ''))

/** The dossiers that a model without faults writes, built once for all tests that look at them. */
const plain = new Map<Expectations, ReturnType<typeof buildPlain>>()

async function loadPlain(person: Expectations) {
  const built = plain.get(person) ?? buildPlain(person)
  plain.set(person, built)
  return await built
}

async function buildPlain(person: Expectations) {
  await research.renew()
  const result = await build(person)
  const job = await lastJob()
  const [tokens, calls] = [model.tokens(), model.calls()]
  return { result, job, tokens, calls, texts: await loadTexts(job) }
}

async function start(more: Record<string, unknown>, key: string): Promise<string> {
  const input = { person: { name: wendeline.name }, refresh: true }
  const response = await call(service.url, '/api/v1/jobs', {
    key,
    body: { operation: 'dossier', input, ...more },
  })
  expect(response.status).toBe(202)
  return response.headers.get('x-service-job-id') ?? ''
}

describe('a language model', () => {
  test("the language model writes the summary of a dossier, is named in its coverage and billed by its server's figures", async () => {
    const { result, job, tokens } = await loadPlain(quillon)
    await expectSound(result, quillon)
    expect(modelIn(result.dossier)).toMatchObject({ outcome: 'ok', message: null })
    expect(await countSentences(job)).toBeGreaterThan(2)
    const { input, output, calls, started } = tokens
    expect(calls).toBeGreaterThan(5)
    expect(started.calls).toBe(calls)
    const usage = result.events.find(({ type }) => type === 'usage')
    expect(usage?.breakdown).toContainEqual(
      expect.objectContaining({
        kind: 'model',
        name: model.model,
        inputTokens: input,
        outputTokens: output,
      }),
    )
    const { rows } = await service.db.query(
      'select count(*)::integer as n from model_calls where job_id = $1',
      [job],
    )
    expect(rows).toEqual([{ n: calls }])
    const settled = (await ledgerOf(service.db, job)).find(({ kind }) => kind === 'settle')
    // rounded up call by call
    expect(settled?.microDollars).toBeGreaterThanOrEqual(input + 4 * output)
    expect(settled?.microDollars).toBeLessThanOrEqual(input + 4 * output + calls)
  }, 60_000)

  test('the language model of a dossier gets fetched text as data, between delimiters that no page can know', async () => {
    const { calls } = await loadPlain(quillon)
    const hostile = calls.filter(({ messages }) =>
      messages.some(({ content }) => /previous instructions/i.test(content)),
    )
    for (const { messages } of hostile) {
      const user = messages.find(({ role }) => role === 'user')?.content ?? ''
      const key = /marked ([0-9a-f]{24}) stands data/.exec(user)?.[1] ?? ''
      const outside = user.replace(
        new RegExp(`<<<DATA ${key} [\\s\\S]*?\\nDATA ${key}>>>`, 'g'),
        '',
      )
      expect(outside).not.toMatch(/previous instructions|Featherby/i)
      expect(
        messages.filter(({ role }) => role === 'system').map(({ content }) => content),
      ).not.toContain(expect.stringMatching(/Featherby/))
    }
    expect(hostile.length).toBeGreaterThan(0)
    const secrets = /Ebb&Flow1976!|hunter-of-tides-7|SaltySeaDog99/
    expect(
      calls.filter(({ messages }) => messages.some(({ content }) => secrets.test(content))),
    ).toEqual([])
  }, 60_000)
})

type Fault = {
  mode: Mode
  /** Wendeline, unless the fault needs what only his web has. */
  person?: Expectations
  /** What Temporal is asked to wait each time. */
  waitMs?: number
  options?: Parameters<OpenAiStandIn['misbehave']>[1]
  outcome: 'ok' | 'error'
  /**
   * The summary is the model's, as far as it got; else it is composed. Null: claims beside each
   * other may say the same, so it may be either.
   */
  writes: boolean | null
}
const faults: Fault[] = [
  {
    mode: 'throttled',
    options: { times: 2, retryAfter: '1' },
    waitMs: 1_000,
    outcome: 'ok',
    writes: true,
  },
  { mode: 'down', options: { times: 6 }, outcome: 'ok', writes: true },
  { mode: 'cut', options: { times: 2, only: reading }, outcome: 'ok', writes: true },
  { mode: 'cut', options: { times: 2, only: writing }, outcome: 'ok', writes: true },
  { mode: 'no-structured-output', outcome: 'ok', writes: true },
  { mode: 'truncated', outcome: 'ok', writes: true },
  { mode: 'refused', outcome: 'error', writes: false },
  { mode: 'not-json', outcome: 'error', writes: false },
  { mode: 'wrong-schema', outcome: 'error', writes: false },
  { mode: 'cites-nothing', outcome: 'error', writes: false },
  { mode: 'invents-quotes', outcome: 'ok', writes: true },
  { mode: 'cites-wrong', outcome: 'ok', writes: null },
  { mode: 'obeys-injection', person: quillon, outcome: 'ok', writes: true },
  { mode: 'unauthorised', outcome: 'error', writes: false },
  { mode: 'html', outcome: 'error', writes: false },
  { mode: 'broken-chunk', options: { only: writing }, outcome: 'error', writes: true },
]

/** Builds a dossier in spite of the fault, and expects what it says of it. */
async function buildInSpite({ mode, options, waitMs, ...fault }: Fault): Promise<void> {
  const { person = wendeline, outcome, writes } = fault
  model.misbehave(mode, options)
  const result = await build(person)
  if (waitMs !== undefined)
    expect(new Set(research.runs.waits().map(({ delayMs }) => delayMs))).toEqual(new Set([waitMs]))
  await expectSound(result, person)
  expect(result.partial ?? false).toBe(outcome === 'error')
  expect(modelIn(result.dossier)).toMatchObject({ outcome })
  if (outcome === 'error') expect(modelIn(result.dossier)?.message).toMatch(/language model/)
  if (writes !== null) expect((await countSentences(await lastJob())) > 0).toBe(writes)
  const deltas = result.events.flatMap((event) => (event.type === 'summary' ? [event.delta] : []))
  expect(deltas.join('')).toBe(result.dossier.summary)
}

describe('a model that misbehaves', () => {
  test.each(faults)(
    'a language model that fails: $mode $options: the dossier is sound, the model is $outcome',
    async (fault) => await buildInSpite(fault),
    60_000,
  )

  test('a summary without token figures is billed by estimate', async () => {
    model.misbehave('no-usage')
    const result = await build()
    await expectSound(result, wendeline)
    const item = result.events.find(({ type }) => type === 'usage')?.breakdown
    const { input, output } = model.tokens()
    expect(item).toContainEqual(
      expect.objectContaining({
        kind: 'model',
        inputTokens: expect.any(Number),
        outputTokens: expect.any(Number),
      }),
    )
    const { rows } = await service.db.query<{ input: number; output: number }>(
      'select sum(input_tokens)::integer as input, sum(output_tokens)::integer as output from model_calls where job_id = $1',
      [await lastJob()],
    )
    expect(rows[0]?.input).toBeGreaterThan(input / 2)
    expect(rows[0]?.output).toBeGreaterThan(output / 2)
  }, 60_000)

  test('a model that is throttled while it writes does not read its pages again', async () => {
    model.misbehave('throttled', { times: 1, retryAfter: '6', only: writing })
    expect(modelIn((await build(zelda)).dossier)).toMatchObject({ outcome: 'ok' })
    expect(research.runs.waits().map(({ delayMs }) => delayMs)).toEqual([6_000])
    const { calls, started } = model.tokens()
    expect(started.calls).toBe(calls)
    const writes = model.calls().filter(({ task }) => task === 'write-summary')
    // its three parts are written at once: those that were answered are not asked for again
    expect(writes.map(({ status }) => status)).toEqual([429, 200, 200, 200])
  })

  test.each([
    ['stalls in the middle of the summary', 'stall', writing, true],
    ['is throttled for good', 'throttled', undefined, false],
  ] as const)(
    'a language model that fails: %s: at the deadline the run keeps the sentences already sent, or composes a summary when there are none',
    async (_name, mode, only, writes) => {
      model.misbehave(mode, only === undefined ? {} : { only })
      const job = await start({}, (await service.createKey()).key)
      await eventually(async () => {
        if (writes) expect(await countSentences(job)).toBeGreaterThan(0)
        else expect(research.runs.waits().length).toBeGreaterThan(2)
      })
      research.runs.endGathering()
      const result = await finishedDossier(service, job)
      await expectSound(result, wendeline)
      expect(result.partial).toBe(true)
      expect((await countSentences(job)) > 0).toBe(writes)
      expect(modelIn(result.dossier)).toMatchObject({ outcome: 'timeout' })
      const { rows } = await service.db.query(
        'select status, stop_reason from jobs where id = $1',
        [job],
      )
      expect(rows).toEqual([{ status: 'succeeded', stopReason: 'deadline_reached' }])
    },
  )
})

describe('sentences that the model judges', () => {
  test('a sentence that the rules let pass is left out where its quotes do not support it', async () => {
    const doubted: string[] = []
    model.script(({ task, blocks }) => {
      if (task !== 'judge-sentences') return null
      const [first] = blocks
      doubted.push(/^sentence: (.*)/.exec(first?.text ?? '')?.[1] ?? '')
      const verdicts = blocks.map(({ id }) => ({ id, supported: id !== first?.id }))
      return JSON.stringify({ verdicts })
    })
    const result = await build()
    await expectSound(result, wendeline)
    const texts = await loadTexts(await lastJob())
    expect(texts.length).toBeGreaterThan(2)
    expect(doubted.length).toBeGreaterThan(0)
    for (const one of doubted) expect(texts).not.toContain(one)
    const deltas = result.events.flatMap((event) => (event.type === 'summary' ? [event.delta] : []))
    expect(deltas.join('')).toBe(result.dossier.summary)
  }, 60_000)

  test('the sentences that the rules let pass are the summary where the judging model is down', async () => {
    const { texts } = await loadPlain(wendeline)
    await research.renew()
    model.misbehave('down', { only: /^Task: judge-sentences/ })
    const result = await build()
    await expectSound(result, wendeline)
    expect(modelIn(result.dossier)).toMatchObject({ outcome: 'ok', message: null })
    expect(await loadTexts(await lastJob())).toEqual(texts)
  }, 60_000)

  test('a summary is composed from claims where the model supports no sentence', async () => {
    model.script(({ task, blocks }) =>
      task === 'judge-sentences'
        ? JSON.stringify({ verdicts: blocks.map(({ id }) => ({ id, supported: false })) })
        : null,
    )
    await expectSound(await build(), wendeline)
    expect(await loadTexts(await lastJob())).toEqual([])
  }, 60_000)
})

describe('a person who opts out while the model writes', () => {
  afterEach(() => service.db.query('delete from suppressions'))

  test('the summary of a dossier is not emitted where its person opts out while the model writes it', async () => {
    model.misbehave('slow', { only: writing })
    const { key } = await service.createKey()
    const body = { person: { name: wendeline.name }, refresh: true }
    const streaming = call(service.url, '/api/v1/dossier', { key, body }).then(events)
    await eventually(() => expect(model.calls().map(({ task }) => task)).toContain('write-summary'))
    const email = { kind: 'email', value: 'wendeline@quietbells.example', platform: null } as const
    const optOut = { ...email, factKind: null, factValue: null, note: '', now: new Date() }
    await insertSuppression(service.db, optOut)
    const streamed = await streaming
    expect(streamed.at(-1)).toMatchObject({
      type: 'error',
      error: { code: 'subject_suppressed' },
    })
    expect(streamed.map(({ type }) => type)).not.toContain('summary')
  }, 60_000)
})

describe('a budget', () => {
  test.each([
    ['that pays for no call', 1, 0],
    ['that pays for some calls', 6, 1],
  ] as const)(
    'a budget: %s ends the run budget_reached, with a composed summary, and is not exceeded',
    async (_name, percent, minCalls) => {
      const { key } = await service.createKey({ account: 'poor' })
      await putOnPlan(service.db, 'poor', 'small')
      const job = await start({ max_percentage: percent }, key)
      const result = await finishedDossier(service, job)
      await expectSound(result, wendeline)
      expect(result.partial).toBe(true)
      expect(modelIn(result.dossier)).toMatchObject({
        outcome: 'skipped',
        message: expect.stringContaining('budget'),
      })
      const { rows } = await service.db.query(
        'select status, stop_reason from jobs where id = $1',
        [job],
      )
      expect(rows).toEqual([{ status: 'succeeded', stopReason: 'budget_reached' }])
      expect(await countSentences(job)).toBe(0)
      expect(model.tokens().calls).toBeGreaterThanOrEqual(minCalls)
      if (minCalls === 0) expect(model.calls()).toEqual([])
      const settled = (await ledgerOf(service.db, job)).find(({ kind }) => kind === 'settle')
      expect(settled?.microDollars).toBeLessThanOrEqual(1_200 * percent)
    },
    60_000,
  )
  test('a budget: what pays for the summary but not for the verdict on it ends the run budget_reached, with what the rules let pass, and is not cached', async () => {
    const { texts } = await loadPlain(wendeline)
    await research.renew()
    model.misbehave('slow', { only: writing })
    const { key } = await service.createKey()
    const job = await start({}, key)
    await eventually(() => expect(model.calls().map(({ task }) => task)).toContain('write-summary'))
    await service.db.query(
      `insert into costs (job_id, dedupe_key, kind, name, micro_dollars, created_at)
      select id, 'spent', 'tool', 'other', 1000000000, created_at from jobs where id = $1`,
      [job],
    )
    const result = await finishedDossier(service, job)
    await expectSound(result, wendeline)
    expect(result.partial).toBe(true)
    expect(modelIn(result.dossier)).toMatchObject({ outcome: 'skipped' })
    expect(await loadTexts(job)).toEqual(texts)
    expect(model.calls().map(({ task }) => task)).not.toContain('judge-sentences')
    const { rows } = await service.db.query(
      `select stop_reason, (select count(*)::int from cache where built_at >= created_at) as kept
      from jobs where id = $1`,
      [job],
    )
    expect(rows).toEqual([{ stopReason: 'budget_reached', kept: 0 }])
  }, 60_000)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openModel } from '../../../activities/model/open-model.ts'
import { recordSentences } from '../../../activities/person/record-sentences.ts'
import { recordSentencesTogether } from '../../../activities/person/record-sentences-together.ts'
import type { Text } from '../../../activities/person/text-calls.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'
import { type Db, openStore } from '../../../store/database/open.ts'
import { findJob } from '../../../store/jobs/jobs.ts'
import { type Mode, type OpenAiStandIn, startOpenAi } from '../../support/openai/start-openai.ts'
import { makeAccount, makeJob } from '../../support/rows/jobs.ts'
import { useDatabase } from '../../support/service/use-database.ts'
import { activityDeps } from '../../support/worker/activity-deps.ts'

let db: Db
let server: OpenAiStandIn
let model: ReturnType<typeof openModel>
beforeAll(async () => {
  db = openStore(await useDatabase(), { max: 4 })
  server = await startOpenAi()
  const prices = { inputMicroDollarsPerMillion: 1_000_000, outputMicroDollarsPerMillion: 4_000_000 }
  const options = { apiKey: server.apiKey, baseUrl: server.url, name: server.model, prices }
  model = openModel(options, { notice: () => undefined })
})
beforeEach(() => {
  server.recover()
  server.forget()
})
afterAll(async () => {
  await model.close()
  await server.stop()
  await db.end()
})

const excerpt = 'Zelda Quibbleworth is an engineer at Tidal Works.'
const claim: QuotedClaim = {
  id: 'clm_1',
  path: 'work.positions',
  value: { title: 'engineer', organization: 'Tidal Works', from: null, to: null, current: true },
  confidence: 90,
  level: 'medium',
  status: 'supported',
  citations: [{ sourceId: 'src_1', excerpt, start: 0, end: excerpt.length }],
}
const text: Text = {
  key: 'summary',
  event: 'summary',
  claims: new Map([['c1', claim]]),
  given: ['Zelda Quibbleworth'],
  prompt: () => ({ system: 'Task: write-summary', user: 'About Zelda.' }),
  maxOutputTokens: 900,
  isJudged: true,
  requireNoOptOut: async () => undefined,
}

/** Writes the text with so much set aside for the run. */
async function write(microDollars: number, answer: string) {
  const job = await prepare(microDollars, { 'write-summary': answer })
  return await recordSentences({ ...activityDeps(db), model }, job, text)
}

const supported = JSON.stringify({ verdicts: [{ id: 's1', supported: true }] })

/** A run with so much set aside, whose model answers so to each task. */
async function prepare(microDollars: number, answers: Readonly<Record<string, string>>) {
  const all: typeof answers = { 'judge-sentences': supported, ...answers }
  server.script(({ task }) => all[task] ?? null)
  const accountId = await makeAccount(db)
  const reserve = { microDollars, weekStart: new Date('2026-05-04T00:00:00Z') }
  const input = { person: { name: 'Zelda Quibbleworth' } }
  const id = await makeJob(db, { operation: 'dossier', input, accountId, reserve })
  await db.query(`update jobs set status = 'running' where id = $1`, [id])
  const job = await findJob(db, id)
  if (job === null) throw new Error('the job is gone')
  return job
}

const said = 'Zelda Quibbleworth is an engineer at Tidal Works. [c1]'
// the text may cost 3,600 for its words and little for the question; the verdict costs some 1,000
test('a verdict on sentences is asked for where what is left pays for it, though not for another text', async () => {
  expect(await write(3_700, said)).toEqual({ isWritten: true, isPaid: true, end: 1 })
  expect(server.calls().map(({ task }) => task)).toEqual(['write-summary', 'judge-sentences'])
})

const long = `${said} ${'It is said. '.repeat(290)}`

test('sentences stand by the rules where nothing is left for the verdict on them, which is reported', async () => {
  expect(await write(3_700, long)).toEqual({ isWritten: true, isPaid: false, end: 1 })
  expect(server.calls().map(({ task }) => task)).toEqual(['write-summary'])
})

test('a verdict that cannot be paid beside another text is asked for once that is written', async () => {
  const job = await prepare(7_300, { 'write-summary': long, 'write-rest': said })
  const prompt = () => ({ system: 'Task: write-rest', user: 'About Zelda.' })
  const texts = [text, { ...text, key: 'summary-rest', prompt }]
  const deps = { ...activityDeps(db), model }
  expect(await recordSentencesTogether(deps, job, texts)).toBe(true)
  const tasks = server.calls().map(({ task }) => task)
  expect(tasks.toSorted()).toEqual([
    'judge-sentences',
    'judge-sentences',
    'write-rest',
    'write-summary',
  ])
})

const judging = /^Task: judge-sentences/

test.each([
  ['is throttled', 'throttled'],
  ['is down', 'down'],
  ['refuses', 'refused'],
  ['is cut short', 'truncated'],
  ['stalls', 'stall'],
] as const satisfies [string, Mode][])(
  'the sentences that the rules let pass are kept where the judging model %s',
  async (_name, mode) => {
    server.misbehave(mode, { only: judging })
    expect(await write(9_000, said)).toEqual({ isWritten: true, isPaid: true, end: 1 })
    expect(server.calls().map(({ task }) => task)).toEqual(['write-summary', 'judge-sentences'])
  },
)

test.each([
  ['answers in prose', 'All of them are fine.'],
  ['answers in another shape', '{"result":[]}'],
  ['miscounts', '{"verdicts":[]}'],
  ['judges another sentence', '{"verdicts":[{"id":"s2","supported":false}]}'],
])(
  'the sentences that the rules let pass are kept where the judging model %s',
  async (_name, verdicts) => {
    const job = await prepare(9_000, { 'write-summary': said, 'judge-sentences': verdicts })
    const deps = { ...activityDeps(db), model }
    expect(await recordSentences(deps, job, text)).toMatchObject({ isWritten: true, end: 1 })
  },
)

test('a sentence that the rules let pass is left out where the judging model does not support it', async () => {
  const verdicts = JSON.stringify({ verdicts: [{ id: 's1', supported: false }] })
  const job = await prepare(9_000, { 'write-summary': said, 'judge-sentences': verdicts })
  const deps = { ...activityDeps(db), model }
  expect(await recordSentences(deps, job, text)).toMatchObject({ isWritten: true, end: 0 })
})

const again = 'Zelda Quibbleworth is an engineer at **Tidal Works** [c1]!'

test('a sentence that the model repeats is emitted once', async () => {
  expect(await write(9_000, `${said} ${again} ${said}`)).toMatchObject({ isWritten: true, end: 1 })
})

test.each([
  'Zelda Quibbleworth est une ingénieure chez Tidal Works [c1].',
  'Zelda Quibbleworth ist eine Ingenieurin und arbeitet bei Tidal Works [c1].',
])('a summary has no sentence of another language: %s', async (sentence) => {
  expect(await write(9_000, `${sentence} ${said}`)).toMatchObject({ isWritten: true, end: 1 })
})

import { describe, expect, test } from 'vitest'
import { insertSuppression } from '../../../store/opt-outs/suppressions.ts'
import { call } from '../../support/calls/call.ts'
import { chat, prize, talk, wendeline } from '../../support/calls/chats.ts'
import { dossier } from '../../support/calls/dossiers.ts'
import type { Internet } from '../../support/internet/start-internet.ts'
import type { Mode, OpenAiStandIn } from '../../support/openai/start-openai.ts'
import { useDirectResearch } from '../../support/runs/use-direct-research.ts'
import { renewEachTest } from '../../support/service/renew-each-test.ts'
import type { SharedService } from '../../support/service/service.ts'

let internet: Internet
let model: OpenAiStandIn
let service: SharedService
renewEachTest(
  () => useDirectResearch({ model: true }),
  async (research) => {
    ;({ internet, model, service } = research)
    await dossier(service, wendeline)
  },
)

const tasks = () => model.calls().map(({ task }) => task)
const judge = (said: unknown) =>
  model.script(({ task }) =>
    task === 'judge-question' ? (typeof said === 'string' ? said : JSON.stringify(said)) : null,
  )

describe('a question that the rules let pass', () => {
  test('a question that the rules let pass is declined where the language model says so, once, before anything is looked up', async () => {
    judge({ decline: true, category: 'eligibility' })
    const { result, job } = await chat(service, wendeline, prize, {
      history: talk('We are a bank.', 'Noted.'),
    })
    expect(result.declined).toBe('eligibility')
    expect(result.answer).toContain('eligibility')
    expect(result.related_questions).toEqual([])
    expect(tasks()).toEqual(['judge-question'])
    expect(internet.requests()).toEqual([])
    const { rows } = await service.db.query(
      `select (select count(*)::int from model_calls where job_id = $1 and dedupe_key = 'judge') as kept,
         (select count(*)::int from costs where job_id = $1 and dedupe_key = 'model:judge') as paid`,
      [job],
    )
    expect(rows).toEqual([{ kept: 1, paid: 1 }])
    const { messages } = model.calls()[0] ?? { messages: [] }
    const user = messages.find(({ role }) => role === 'user')?.content ?? ''
    expect(user).toMatch(
      /<<<DATA [0-9a-f]{24} id=history\nuser: We are a bank\.\nassistant: Noted\.\nDATA/,
    )
    expect(user).toMatch(new RegExp(`\\nQuestion: ${prize.replace('?', '\\?')}$`))
  })

  test.each([
    ['lets it pass', { decline: false, category: null }],
    ['declines without a reason', { decline: true, category: null }],
    ['invents a reason', { decline: true, category: 'boredom' }],
    ['answers with words', 'I would rather not say.'],
  ])(
    'a question that the rules let pass is answered where the language model %s',
    async (_, said) => {
      judge(said)
      const { result } = await chat(service, wendeline, prize)
      expect(result.declined).toBeUndefined()
      expect(result.answer).toContain('Muted Clapper Prize')
    },
  )

  // side by side, since a model that stalls is waited for
  test.concurrent.each(['down', 'throttled', 'stall', 'html', 'refused'] satisfies Mode[])(
    'a question that the rules let pass is answered by their verdict where the model is %s',
    async (mode) => {
      const context = `The model is ${mode}.`
      model.misbehave(mode, { only: new RegExp(`^Task: judge-question[\\s\\S]*${context}`) })
      const { result } = await chat(service, wendeline, prize, { context })
      expect(result.declined).toBeUndefined()
      expect(result.answer).toContain('Muted Clapper Prize')
      const asked = model
        .calls()
        .filter(({ messages }) => JSON.stringify(messages).includes(context))
      expect(asked.map(({ task }) => task)).toContain('chat-answer')
    },
    40_000,
  )
})

test('a question about a person who has opted out is sent to no language model', async () => {
  await service.db.query('delete from cache')
  const username = { kind: 'username', value: 'zquib', platform: null } as const
  const optOut = { ...username, factKind: null, factValue: null, note: '', now: new Date() }
  await insertSuppression(service.db, optOut)
  try {
    const { key } = await service.createKey()
    const body = {
      person: { name: 'Zelda Quibbleworth' },
      messages: talk('Where does she work?'),
      format: 'json',
    }
    const answer = await call(service.url, '/api/v1/chat', { key, body })
    expect(answer.status).toBe(451)
    expect(model.calls()).toEqual([])
  } finally {
    await service.db.query('delete from suppressions')
  }
}, 30_000)

test('a model that lets everything pass is not asked about what the rules decline', async () => {
  judge({ decline: false, category: null })
  const { result } = await chat(service, wendeline, 'Is she good for a loan?')
  expect(result.declined).toBe('eligibility')
  expect(tasks()).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { DossierResult } from '../../../contract/operations/dossier.ts'
import { dossier } from '../../support/calls/dossiers.ts'
import { expectCited } from '../../support/dossier/expect-dossier.ts'
import { expectations } from '../../support/internet/web/expectations/index.ts'
import type { OpenAiStandIn } from '../../support/openai/start-openai.ts'
import { type DirectResearch, useDirectResearch } from '../../support/runs/use-direct-research.ts'
import { renewEachTest } from '../../support/service/renew-each-test.ts'
import type { SharedService } from '../../support/service/service.ts'

const { wendeline, zelda } = expectations

let model: OpenAiStandIn
let service: SharedService
let research: DirectResearch
renewEachTest(
  () => useDirectResearch({ model: true, gathersOnce: true }, { MODEL_PATIENCE_SECONDS: '2' }),
  (opened) => {
    research = opened
    ;({ model, service } = opened)
  },
)

/** How often each question was answered, or begun to be. */
function countAnswers(): number[] {
  const answered = model.calls().filter(({ status }) => status === 200)
  const byQuestion = Map.groupBy(answered, ({ messages }) => JSON.stringify(messages))
  return [...byQuestion.values()].map(({ length }) => length)
}

test.each([
  ['that read its pages', /^Task: extract-claims/, /^Task: extract-claims/],
  [
    'that write the rest of its summary',
    /^Task: write-summary/,
    /^Task: write-summary[\s\S]*id=part\nbeginning/,
  ],
])(
  'a call that fails has none of the others of a dossier made twice: %s',
  async (_name, slow, fails) => {
    model.misbehave('slow', { only: slow })
    model.misbehave('down', { times: 1, only: fails })
    await dossier(service, { name: zelda.name }, { refresh: true })
    const counts = countAnswers()
    expect(counts.length).toBeGreaterThan(5)
    expect(Math.max(...counts)).toBe(1)
  },
  180_000,
)

const build = async () =>
  (await dossier(service, { name: wendeline.name }, { refresh: true })).result

const modelIn = ({ dossier: { coverage } }: DossierResult) =>
  coverage.find(({ provider }) => provider === 'language_model')

/** How long the runs so far have waited for the model. */
const sumWaits = () => research.runs.waits().reduce((sum, { delayMs }) => sum + delayMs, 0)

describe('a model that does not answer', () => {
  test.each([
    ['down', 'timeout'],
    ['throttled-silently', 'rate_limited'],
  ] as const)(
    'a dossier is what rules make of its sources once a model that is %s was waited for as long as configured',
    async (mode, outcome) => {
      model.misbehave(mode)
      const result = await build()
      expect(modelIn(result)).toMatchObject({ outcome })
      expect(result).toMatchObject({
        cached: false,
        partial: true,
        stopReason: 'model_unavailable',
        message: 'The language model gave no usable answer; rules wrote what it did not.',
      })
      expect(result.dossier.summary).toContain(wendeline.name)
      expectCited(result.dossier)
      expect(sumWaits()).toBe(2_000)
      expect(model.tokens().calls).toBe(0)
    },
    60_000,
  )

  test('a model that answers before that writes the dossier', async () => {
    model.misbehave('down', { times: 4 })
    const result = await build()
    expect(sumWaits()).toBeGreaterThan(500)
    expect(modelIn(result)).toMatchObject({ outcome: 'ok' })
    expect(result.partial ?? false).toBe(false)
  }, 60_000)

  test('what a model said of the pages stays in a dossier that it leaves unwritten', async () => {
    model.misbehave('down', { only: /^Task: write-summary/ })
    const result = await build()
    expect(result).toMatchObject({ partial: true, stopReason: 'model_unavailable' })
    expect(result.dossier.claims.flatMap(({ method }) => method)).toContain('model')
    expect(Math.max(...countAnswers())).toBe(1)
    const billed = result.events.find(({ type }) => type === 'usage')?.breakdown
    const { input, output } = model.tokens()
    expect(billed).toContainEqual(
      expect.objectContaining({ kind: 'model', inputTokens: input, outputTokens: output }),
    )
  }, 60_000)

  test.each([
    ['down', { name: wendeline.name }],
    ['unauthorised', { name: wendeline.name, location: 'Ludlow' }],
    ['html', { name: wendeline.name, headline: 'Bell founder' }],
  ] as const)(
    'a dossier without its model, which is %s, is not given again: the next one is written',
    async (mode, person) => {
      model.misbehave(mode)
      await service.db.query('delete from cache')
      const without = await dossier(service, person)
      expect(without.result).toMatchObject({ stopReason: 'model_unavailable' })
      model.recover()
      const { result } = await dossier(service, person)
      expect(result).toMatchObject({ cached: false })
      expect(modelIn(result)).toMatchObject({ outcome: 'ok' })
    },
    60_000,
  )
})

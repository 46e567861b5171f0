import { expect, test } from 'vitest'
import { dossier } from '../../support/calls/dossiers.ts'
import { expectations } from '../../support/internet/web/expectations/index.ts'
import type { OpenAiStandIn } from '../../support/openai/start-openai.ts'
import { useDirectResearch } from '../../support/runs/use-direct-research.ts'
import { renewEachTest } from '../../support/service/renew-each-test.ts'
import type { SharedService } from '../../support/service/service.ts'

const { quillon } = expectations

let model: OpenAiStandIn
let service: SharedService
renewEachTest(
  () => useDirectResearch({ model: true, gathersOnce: true }),
  (opened) => {
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
    await dossier(service, { name: quillon.name }, { refresh: true })
    const counts = countAnswers()
    expect(counts.length).toBeGreaterThan(5)
    expect(Math.max(...counts)).toBe(1)
  },
  60_000,
)

import { expect, test } from 'vitest'
import { parseVerdicts } from '../../../activities/model/sentence-verdicts.ts'

const say = (verdicts: unknown) => JSON.stringify({ verdicts })
const [first, second] = [
  { id: 's1', supported: true },
  { id: 's2', supported: false },
]

test('verdicts are read in the order of the sentences', () => {
  expect(parseVerdicts(['s1', 's2'], say([second, first]))).toEqual([true, false])
})

test.each([
  ['prose', 'All of them are fine.'],
  ['one too few', say([first])],
  ['one too many', say([first, second, { id: 's3', supported: true }])],
  ['one sentence twice', say([first, first])],
  ['a sentence that was not asked about', say([first, { id: 's9', supported: true }])],
  ['words for yes', say([first, { id: 's2', supported: 'yes' }])],
])('an answer with %s holds no verdict', (_name, answer) => {
  expect(parseVerdicts(['s1', 's2'], answer)).toBeNull()
})

import { expect, test } from 'vitest'
import { buildStemTable } from '../../../../research/text/patterns/stem-table.ts'

test.each([
  ['nurse', [0]],
  ['nurses', []],
  ['therapist', [0]],
  ['vet', [0, 1]],
  ['farmers', [1]],
  ['far', []],
  ['', []],
])('the word "%s" stands in the lines %j of a table with stems', (word, lines) => {
  expect(buildStemTable(['nurse therap* vet', 'farm* vet vet'])(word)).toEqual(lines)
})

test('a table without stems has its words', () => {
  expect(buildStemTable(['nurse'])('nurse')).toEqual([0])
  expect(buildStemTable(['nurse'])('vet')).toEqual([])
})

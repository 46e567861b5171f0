import { expect, test } from 'vitest'
import { isSameSentence } from '../../../../research/case/merging/same-sentence.ts'

test.each([
  [
    'Ada or Otto leads the Ravstone Opera in Halifax.',
    'Ada nor Otto leads the Ravstone Opera in Halifax.',
  ],
  ['Ada has worked at the Ravstone Opera.', 'Ada has never worked at the Ravstone Opera.'],
  ['Ada jobber for operaen i Halifax.', 'Ada jobber ikke for operaen i Halifax.'],
])('a sentence and its denial are two: %s', (said, denied) => {
  expect(isSameSentence(said, denied)).toBe(false)
})

test('sentences that differ by an article are one', () => {
  expect(
    isSameSentence(
      'Ada leads Ravstone Opera in Halifax.',
      'Ada leads the Ravstone Opera in Halifax.',
    ),
  ).toBe(true)
})

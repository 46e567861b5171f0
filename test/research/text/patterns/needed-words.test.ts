import { expect, test } from 'vitest'
import { listNeededWords } from '../../../../research/text/patterns/needed-words.ts'

test.each([
  ['(\\d{1,3}) years? old', [' years old', ' year old']],
  ['(?:is|was) (?:x+y)?foo[ab]z', ['fooaz', 'foobz']],
  ['a|bcd', ['a', 'bcd']],
  ['(?<=Dr )[A-Z]\\. Roe(?! Ltd)', ['. roe']],
  ['abb{2,3}c*d', ['ab']],
  ['Straße', ['strasse']],
  ['\\p{L}+|school', null],
  ['(?:class)?', null],
])('%s needs one of %j', (pattern, words) => {
  expect(listNeededWords(pattern)).toEqual(words)
})

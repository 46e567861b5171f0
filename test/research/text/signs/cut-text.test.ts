import { expect, test } from 'vitest'
import { cutAtWord, cutText } from '../../../../research/text/signs/cut-text.ts'

test.each([
  ['one two', 7, 'one two'],
  ['one two three', 8, 'one two…'],
  ['three two one', 8, 'three…'],
  // a blank in the first half would leave too little
  ['a bcdefghij', 8, 'a bcdef…'],
  ['😀😀😀😀', 3, '😀😀…'],
  ['😀😀😀', 3, '😀😀😀'],
])('a shown text ends at a word, with an ellipsis for the rest: %s', (text, max, shown) => {
  expect(cutAtWord(text, max)).toBe(shown)
})

test.each([
  ['one two three', 7, 'one two'],
  ['one two three', 8, 'one two'],
  ['😀😀😀', 2, '😀😀'],
  ['one', 3, 'one'],
])('a quoted text is a beginning of what it quotes: %s', (text, max, quoted) => {
  expect(cutText(text, max)).toBe(quoted)
})

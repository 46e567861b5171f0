import { expect, test } from 'vitest'
import { parseExcerptWords } from '../../../../research/claims/support/excerpt-words.ts'

test.each([
  ['R&amp;D at AT&T', 'r and d at at and t'],
  ['Caf&eacute;&nbsp;Marsh', 'cafe marsh'],
])('the words of %s are those that its reader sees', (text, words) => {
  expect(parseExcerptWords(text).join(' ')).toBe(words)
})

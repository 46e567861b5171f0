import { expect, test } from 'vitest'
import { asRole } from '../../../research/writing/occupation-words.ts'

test.each([
  ['Parish priest', 'a parish priest'],
  ['Lean consultant', 'a lean consultant'],
  ['Geriatrician', 'a geriatrician'],
  ['Antiquarian bookseller', 'an antiquarian bookseller'],
])('"%s" opens with no country: %s', (title, role) => {
  expect(asRole(title)).toBe(role)
})

test.each([
  ['Galician poet', 'a Galician poet'],
  ['Anglican priest', 'an Anglican priest'],
  ['Shakespearean actor', 'a Shakespearean actor'],
])('"%s" keeps the capital of its first word: %s', (title, role) => {
  expect(asRole(title)).toBe(role)
})

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

test.each([
  ['Plumber', 'a plumber'],
  ['Auditor', 'an auditor'],
  ['Stonemason', 'a stonemason'],
  ['Head of Tidal Modelling', 'head of Tidal Modelling'],
  ['Assistant Professor of Physics', 'an Assistant Professor of Physics'],
])('"%s" has small letters but where a name or a title asks for more: %s', (title, role) => {
  expect(asRole(title)).toBe(role)
})

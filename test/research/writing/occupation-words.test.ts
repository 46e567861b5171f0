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
  ['Methodist minister', 'a Methodist minister'],
])('"%s" keeps the capital of its first word: %s', (title, role) => {
  expect(asRole(title)).toBe(role)
})

test.each([
  ['Plumber', 'a plumber'],
  ['Auditor', 'an auditor'],
  ['Stonemason', 'a stonemason'],
  ['Head of Tidal Modelling', 'head of Tidal Modelling'],
  ['Assistant Professor of Physics', 'an assistant professor of Physics'],
  ['Research Fellow', 'a research fellow'],
  ['Senior Software Engineer', 'a senior software engineer'],
  ['Managing Director, Marketing', 'managing director, Marketing'],
  ['Professor, Physics', 'a professor, Physics'],
  ['Head, Marketing', 'head, Marketing'],
  ['Post-Doctoral Researcher', 'a post-doctoral researcher'],
  ['Writer and Editor', 'a writer and editor'],
  ['Chief Technology Officer', 'chief technology officer'],
])('"%s" has small letters but where a name or a title asks for more: %s', (title, role) => {
  expect(asRole(title)).toBe(role)
})

test.each([
  ['Rhodes Scholar', 'a Rhodes Scholar'],
  ['Samsung, Software Engineer', 'a Samsung, Software Engineer'],
  ['Senior Brackwater Fellow', 'a Senior Brackwater Fellow'],
  ['Associate Nobel Laureate', 'an Associate Nobel Laureate'],
  ['Senior French Teacher', 'a Senior French Teacher'],
  ['Baker Scholar', 'a Baker Scholar'],
  ['Senior Baptist', 'a Senior Baptist'],
  ['Research Group', 'a Research Group'],
])('"%s" keeps all its capitals, as one may be that of a name: %s', (title, role) => {
  expect(asRole(title)).toBe(role)
})

import { expect, test } from 'vitest'
import { parseBearer } from '../../../../research/entity-resolution/pages/bearer.ts'
import { findBearerPassages } from '../../../../research/entity-resolution/pages/bearer-passages.ts'

const bearer = parseBearer(['Greta Falkaby'])
const passages = (...lines: string[]) =>
  findBearerPassages({ title: 'Looms', text: ['Looms', ...lines].join('\n') }, bearer)

test.each([
  ['a patent', ['Inventors', 'Greta Falkaby, Leeds', 'Assignee', 'Orrin Loom Works'], 'Orrin Loom'],
  ['a register', ['Sitz', 'Ulm', 'Geschäftsführer', 'Falkaby, Greta'], '\nUlm'],
  ['an entry of one line', ['Titular: Orrin Loom Works', 'Autora: Greta Falkaby'], 'Orrin Loom'],
  ['a table', ['Company\tOrrin Loom Works', 'Director\tGreta Falkaby'], 'Orrin Loom'],
])('what a label of %s says is said of the bearer in it', (_, lines, value) => {
  expect(passages(...lines)).toContain(value)
})

test.each([
  ['a news site', ['Greta Falkaby opened a shop in Leeds.', 'Publisher: Daily Quay'], 'Quay'],
  ['a headline', ['Greta Falkaby leaves her post', 'Registered office: Mill Street'], 'Mill'],
  ['a menu', ['University', 'Faculties', 'Greta Falkaby gave a talk.'], 'Faculties'],
  ['organisers', ['Organization', 'Ulm Runners', '3\tGreta Falkaby\t1:44'], 'Runners'],
])('what a label of %s says is not said of a person that the page mentions', (_, lines, value) => {
  expect(passages(...lines)).not.toContain(value)
})

test('a label that a list repeats is of one of its entries, not of the bearer', () => {
  const found = passages(
    'Greta Falkaby, Leeds',
    'Assignee: Quay Mills',
    'Orla Finch, Leeds',
    'Assignee: Orrin Loom Works',
  )
  expect(found).not.toContain('Mills')
  expect(found).not.toContain('Orrin')
})

test('a label inside a sentence, or at the end of a page, says nothing of the bearer', () => {
  const found = passages('Greta Falkaby, Leeds', 'The company: Orrin Loom Works', 'Company')
  expect(found).toBe('Looms\nGreta Falkaby, Leeds')
})

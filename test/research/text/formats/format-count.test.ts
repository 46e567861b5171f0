import { expect, test } from 'vitest'
import { formatCount } from '../../../../research/text/formats/format-count.ts'

test.each([
  [formatCount(0, 'page'), '0 pages'],
  [formatCount(1, 'page'), '1 page'],
  [formatCount(12, 'page'), '12 pages'],
  [formatCount(1, 'company', 'companies'), '1 company'],
  [formatCount(2, 'company', 'companies'), '2 companies'],
])('a count of things is said in the singular for one thing only: %s', (said, expected) => {
  expect(said).toBe(expected)
})

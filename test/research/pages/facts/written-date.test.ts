import { expect, test } from 'vitest'
import { parseWrittenDate } from '../../../../research/pages/facts/written-date.ts'

test.each([
  ['en', '3/4/2024', '2024-03-04'],
  ['en-US', '3/4/2024', '2024-03-04'],
  ['en-GB', '3/4/2024', '2024-04-03'],
  ['fr', '3/4/2024', '2024-04-03'],
  [null, '3/4/2024', '2024-03-04'],
  ['en', '3.4.2024', '2024-04-03'],
  ['en', '13/4/2024', '2024-04-13'],
  ['fr', '4/13/2024', '2024-04-13'],
])('a page in %s that writes %s means %s', (language, text, date) => {
  expect(parseWrittenDate(text, language)).toBe(date)
})

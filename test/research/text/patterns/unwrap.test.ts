import { expect, test } from 'vitest'
import { joinAlternatives, unwrap } from '../../../../research/text/patterns/unwrap.ts'

test('a pattern over several lines is read without line breaks and indents', () => {
  const pattern = unwrap`
    \b(?:one|two)
    |three four|[^\n]${5}
    \d`
  expect(pattern).toBe(String.raw`\b(?:one|two)|three four|[^\n]5\d`)
})

test('spaces that begin a pattern stay when it begins behind the backtick', () => {
  expect(unwrap` {0,2}at
    |dot`).toBe(' {0,2}at|dot')
})

test('a table by language becomes one group of alternatives', () => {
  expect(joinAlternatives({ en: ['one', 'two'], de: unwrap`eins|zwei`, nl: [] })).toBe(
    '(?:one|two|eins|zwei)',
  )
})

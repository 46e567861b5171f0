import { expect, test } from 'vitest'
import { formatDuration } from '../../../../research/text/formats/format-duration.ts'

test.each([
  [0.2, '1 s'],
  [45, '45 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3_600, '1 h'],
  [85_360, '23 h 43 min'],
  [86_399, '1 d'],
  [187_000, '2 d 4 h'],
])('%d s is written as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

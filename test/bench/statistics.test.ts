import { expect, test } from 'vitest'
import { computeBusyMs } from '../../bench/statistics.ts'

test.each([
  ['no worker is busy', [], 0],
  [
    'one after the other, with a gap',
    [
      [0, 10],
      [30, 35],
    ],
    15,
  ],
  [
    'side by side, one within another',
    [
      [5, 25],
      [0, 20],
      [6, 7],
    ],
    25,
  ],
  [
    'what has not ended counts for nothing',
    [
      [0, 10],
      [5, null],
    ],
    10,
  ],
] as const)('the busy time of spans is counted once: %s', (_, spans, expected) => {
  expect(computeBusyMs(spans.map(([startedMs, endedMs]) => ({ startedMs, endedMs })))).toBe(
    expected,
  )
})

import { describe, expect, test } from 'vitest'
import { judgeTimes } from './time-limit.ts'

const files = [
  { file: 'a.test.ts', ms: 1_000 },
  { file: 'b.test.ts', ms: 4_000 },
  { file: 'c.test.ts', ms: 2_000 },
  { file: 'd.test.ts', ms: 3_000 },
]

describe('the time that a test run takes', () => {
  test('the time that a test run takes is not mentioned within the limit, but its three slowest files are', () => {
    expect(judgeTimes(files, { tookMs: 299_000, limitMs: 300_000 })).toEqual({
      isTooLong: false,
      lines: ['Slowest files: b.test.ts (4.0 s), d.test.ts (3.0 s), c.test.ts (2.0 s)'],
    })
  })

  test('the time that a test run takes fails a run above the limit', () => {
    const { isTooLong, lines } = judgeTimes(files, { tookMs: 300_001, limitMs: 300_000 })
    expect(isTooLong).toBe(true)
    expect(lines[0]).toBe('The run took 300.0 s: the limit is 300.0 s.')
  })
})

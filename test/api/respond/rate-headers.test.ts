import { describe, expect, test } from 'vitest'
import type { Rate } from '../../../api/limits/rate-limits.ts'
import { buildRateHeaders, computeResetSeconds } from '../../../api/respond/rate-headers.ts'

const now = 1_800_000_000_400
const rate = ({ resetMs = 60_000, ...more }: Partial<Rate> & { resetMs?: number } = {}): Rate => ({
  policy: 'search',
  limit: 60,
  remaining: 59,
  resetsAtMs: now + resetMs,
  exceeded: false,
  ...more,
})

describe('the headers of one policy', () => {
  test('the headers of one policy agree with each other', () => {
    expect(buildRateHeaders([rate({ remaining: 12, resetMs: 30_500 })], now)).toEqual({
      'RateLimit-Policy': '"search";q=60;w=60',
      RateLimit: '"search";r=12;t=31',
      'RateLimit-Limit': '60',
      'X-RateLimit-Limit': '60',
      'RateLimit-Remaining': '12',
      'X-RateLimit-Remaining': '12',
      'RateLimit-Reset': '31',
      'X-RateLimit-Reset': '1800000031',
    })
  })

  test.each([
    [1, '1', '1800000001'],
    [599, '1', '1800000001'],
    [601, '1', '1800000002'],
    [1_000, '1', '1800000002'],
    [1_001, '2', '1800000002'],
    [60_000, '60', '1800000061'],
  ])(
    'the headers of one policy: %i ms to go are %s s, at least one, and never end too early',
    (resetMs, seconds, at) => {
      const headers = buildRateHeaders([rate({ resetMs })], now)
      expect(headers['RateLimit-Reset']).toBe(seconds)
      expect(headers['X-RateLimit-Reset']).toBe(at)
      expect(String(computeResetSeconds(rate({ resetMs }), now))).toBe(seconds)
      expect(Number(at) * 1_000).toBeGreaterThanOrEqual(now + resetMs)
    },
  )

  test('the headers of one policy name the same end of the window however long the answer took', () => {
    const counted = rate({ resetMs: 30_500 })
    expect(buildRateHeaders([counted], now + 20_000)).toMatchObject({
      RateLimit: '"search";r=59;t=11',
      'RateLimit-Reset': '11',
      'X-RateLimit-Reset': '1800000031',
    })
    // a minute later the window is over
    expect(buildRateHeaders([counted], now + 90_000)).toMatchObject({
      'RateLimit-Reset': '1',
      'X-RateLimit-Reset': '1800000091',
    })
  })
})

describe('of several policies all are listed, and the tightest stands for them', () => {
  const shown = (rates: Rate[]) => buildRateHeaders(rates, now)['RateLimit-Limit']

  test('several policies are listed in the order in which they were counted', () => {
    const headers = buildRateHeaders(
      [
        rate({ policy: 'ip', limit: 1_200, remaining: 1_199 }),
        rate(),
        rate({ policy: 'key', limit: 5, remaining: 4, resetMs: 1 }),
      ],
      now,
    )
    expect(headers['RateLimit-Policy']).toBe('"ip";q=1200;w=60, "search";q=60;w=60, "key";q=5;w=60')
    expect(headers.RateLimit).toBe('"ip";r=1199;t=60, "search";r=59;t=60, "key";r=4;t=1')
    expect(headers['RateLimit-Limit']).toBe('5')
  })

  test('the policy with the fewest requests left stands for all in the rate headers', () => {
    expect(shown([rate({ limit: 1, remaining: 3 }), rate({ limit: 2, remaining: 2 })])).toBe('2')
  })

  test('the slowest of equally tight policies stands for all', () => {
    expect(shown([rate({ limit: 1, resetMs: 5 }), rate({ limit: 2, resetMs: 50 })])).toBe('2')
  })

  test('an exceeded policy is reported before one that is only used up', () => {
    const used = rate({ limit: 1, remaining: 0, resetMs: 60_000 })
    expect(shown([used, rate({ limit: 2, remaining: 0, resetMs: 5, exceeded: true })])).toBe('2')
  })
})

test('an answer for which nothing was counted has no rate headers', () => {
  expect(buildRateHeaders([], now)).toEqual({})
})

import { describe, expect, test } from 'vitest'
import {
  computePercentCharged,
  computePercentSpent,
  computeWeekEnd,
  computeWeekStart,
  splitPercentage,
  toCredits,
} from '../../../research/usage/share-usage.ts'

describe('weeks run from the anchor, in UTC', () => {
  const anchor = new Date('2027-03-10T00:00:00.000Z')

  test.each([
    ['the anchor itself', '2027-03-10T00:00:00.000Z', '2027-03-10T00:00:00.000Z'],
    ['the last moment of the first week', '2027-03-16T23:59:59.999Z', '2027-03-10T00:00:00.000Z'],
    ['the first moment of the second', '2027-03-17T00:00:00.000Z', '2027-03-17T00:00:00.000Z'],
    ['across a change of clocks elsewhere', '2027-03-29T12:00:00.000Z', '2027-03-24T00:00:00.000Z'],
    ['years later', '2030-01-01T00:00:00.000Z', '2029-12-26T00:00:00.000Z'],
    ['before the anchor', '2027-03-09T23:59:59.999Z', '2027-03-03T00:00:00.000Z'],
  ])('weeks run from the anchor, in UTC: %s', (_, now, start) => {
    expect(computeWeekStart(anchor, new Date(now)).toISOString()).toBe(start)
    const end = computeWeekEnd(computeWeekStart(anchor, new Date(now)))
    expect(end.getTime() - Date.parse(start)).toBe(7 * 86_400_000)
    expect(end.getTime()).toBeGreaterThan(Date.parse(now))
  })
})

describe('percent of the allowance', () => {
  test.each([
    [0, 1_000, 0],
    [9, 1_000, 0],
    [10, 1_000, 1],
    [999, 1_000, 99],
    [1_000, 1_000, 100],
    [5_000, 1_000, 100],
    [0, 0, 100],
    [5, 0, 100],
    [4_999_999, 5_000_000, 99],
  ])(
    'percent of the allowance: %i spent of %i is %i %%, rounded down',
    (spent, allowance, percent) => {
      expect(computePercentSpent(spent, allowance)).toBe(percent)
    },
  )

  test('the charges of a week add up to what no longer remains, however the week is divided', () => {
    for (const allowance of [7, 1_000, 5_000_000, 3_333_333]) {
      for (const step of [1, 3, 17, 999, 123_457]) {
        let spent = 0
        let charged = 0
        while (spent < allowance * 1.2 && spent / step < 2_000) {
          const percent = computePercentCharged(spent, step, allowance)
          expect(percent).toBeGreaterThanOrEqual(0)
          charged += percent
          spent += step
        }
        expect(charged).toBe(computePercentSpent(spent, allowance))
        expect(charged).toBeLessThanOrEqual(100)
      }
    }
  })

  test('a plan without allowance is never charged a percentage', () => {
    expect(computePercentCharged(0, 500, 0)).toBe(0)
  })
})

test.each([
  ['each its part', 33, [80_000, 250_000], [8, 25]],
  ['rounded so that they add up', 2, [9_000, 9_000, 9_000], [0, 1, 1]],
  ['one alone is all of it', 7, [1], [7]],
  ['what is free has no part', 5, [0, 100, 0], [0, 5, 0]],
  ['nothing is charged for what extra credits or no balance pays', 0, [80_000, 250_000], [0, 0]],
  ['nothing was bought', 0, [], []],
  ['nothing that was bought cost anything', 0, [0, 0], [0, 0]],
])('a charged percentage is shared out by cost: %s', (_, percentage, costs, expected) => {
  expect(splitPercentage(percentage, costs)).toEqual(expected)
})

test.each([
  [0, 0],
  [10_000, 1],
  [250_000, 25],
  [5_000, 0.5],
])('%i micro-dollars are %f credits', (charged, expected) => {
  expect(toCredits(charged)).toBe(expected)
})

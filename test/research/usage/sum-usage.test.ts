import { expect, test } from 'vitest'
import type { Usage } from '../../../contract/results/usage.ts'
import { sumUsage } from '../../../research/usage/sum-usage.ts'

const one: Usage = {
  metered: true,
  percentageCharged: 2,
  remainingPercent: 90,
  resetAt: '2026-01-12T00:00:00.000Z',
  source: 'included',
  credits: 0.1,
  allowanceSource: 'weekly',
}

test('charges add up, and the least that remains counts', () => {
  expect(
    sumUsage([one, { ...one, percentageCharged: 3, remainingPercent: 87, credits: 0.2 }]),
  ).toEqual({
    ...one,
    percentageCharged: 5,
    remainingPercent: 87,
    credits: 0.3,
  })
})

test('what is free changes neither the sum nor its source', () => {
  const free: Usage = { ...one, metered: false, percentageCharged: 0, credits: 0 }
  const extra: Usage = { ...one, source: 'extra', allowanceSource: 'coin', percentageCharged: 0 }
  expect(sumUsage([free, extra])).toEqual({ ...extra, metered: true })
  expect(sumUsage([free, free])).toEqual(free)
  expect(sumUsage([one, extra])).toMatchObject({ source: 'mixed', allowanceSource: 'weekly' })
})

test('where a week ends in between, what remains is that of the later one', () => {
  const later: Usage = {
    ...one,
    resetAt: '2026-01-19T00:00:00.000Z',
    percentageCharged: 99,
    remainingPercent: 98,
  }
  expect(sumUsage([one, later])).toMatchObject({
    resetAt: later.resetAt,
    remainingPercent: 98,
    percentageCharged: 100,
  })
})

test('the sum of usages is of the sandbox where all are, and null for none', () => {
  expect(sumUsage([{ ...one, sandbox: true }])).toMatchObject({ sandbox: true })
  expect(sumUsage([{ ...one, sandbox: true }, one])).not.toHaveProperty('sandbox')
  expect(sumUsage([])).toBeNull()
})

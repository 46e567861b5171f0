import { expect, test } from 'vitest'
import { buildPlans } from '../../../contract/operations/plans.ts'
import { toWeekShare } from '../../../portal/parts/week-share.ts'

test.each([
  ['standard', 50_000, 5],
  ['standard', 50_001, 6],
  ['standard', 2_000_000, 100],
  ['none', 1, 100],
  ['forgotten', 1, 100],
])('of a week of the plan %s, %i micro-dollars are at most %i %%', (plan, amount, percent) => {
  expect(toWeekShare(buildPlans(1_000_000), plan, amount)).toBe(percent)
})

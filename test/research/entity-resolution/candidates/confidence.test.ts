import { expect, test } from 'vitest'
import { scoreConfidence } from '../../../../research/entity-resolution/candidates/confidence.ts'

/** Four findings, of which the first two and the last two agree by as much. */
const likelihoods = (agreement: number, between: number) => {
  const at = Float64Array.from({ length: 16 }, (_, k) => {
    const [i, j] = [Math.floor(k / 4), k % 4]
    return i === j ? 1 : Math.floor(i / 2) === Math.floor(j / 2) ? agreement : between
  })
  return { n: 4, at }
}

test('findings that agree more make a candidate surer', () => {
  const [weak = 0, middling = 0, strong = 0] = [0.2, 0.5, 0.95].map((agreement) =>
    scoreConfidence([0, 1], likelihoods(agreement, 0.1)),
  )
  expect(weak).toBeLessThan(middling)
  expect(middling).toBeLessThan(strong)
  expect(weak).toBeGreaterThan(20)
  expect(strong).toBeLessThan(100)
})

test('a single finding is a surer candidate where no other finding is like it', () => {
  const lonely = scoreConfidence([0], likelihoods(0.02, 0.02))
  const likeOthers = scoreConfidence([0], likelihoods(0.6, 0.6))
  expect(likeOthers).toBeLessThan(lonely - 20)
  expect(lonely).toBeGreaterThan(80)
})

test('of two groups that agree as much the one that others resemble is less sure', () => {
  const distinct = scoreConfidence([0, 1], likelihoods(0.7, 0.02))
  const resembled = scoreConfidence([0, 1], likelihoods(0.7, 0.5))
  expect(resembled).toBeLessThan(distinct - 5)
})

test('a candidate is as sure whatever the order of its findings', () => {
  const likely = likelihoods(0.7, 0.3)
  expect(scoreConfidence([2, 0, 1], likely)).toBe(scoreConfidence([0, 1, 2], likely))
})

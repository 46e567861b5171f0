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

const named = { titled: false, pageWords: null, mentions: { count: 1 } }
const findings = [named, named, named, named]

test('findings that agree more make a candidate surer', () => {
  const [weak = 0, middling = 0, strong = 0] = [0.2, 0.5, 0.95].map((agreement) =>
    scoreConfidence([0, 1], findings, likelihoods(agreement, 0.1)),
  )
  expect(weak).toBeLessThan(middling)
  expect(middling).toBeLessThan(strong)
  expect(weak).toBeGreaterThan(20)
  expect(strong).toBeLessThan(100)
})

test('a single finding is a surer candidate where no other finding is like it', () => {
  const lonely = scoreConfidence([0], findings, likelihoods(0.02, 0.02))
  const likeOthers = scoreConfidence([0], findings, likelihoods(0.6, 0.6))
  expect(likeOthers).toBeLessThan(lonely - 20)
  expect(lonely).toBeGreaterThan(80)
})

test('of two groups that agree as much the one that others resemble is less sure', () => {
  const distinct = scoreConfidence([0, 1], findings, likelihoods(0.7, 0.02))
  const resembled = scoreConfidence([0, 1], findings, likelihoods(0.7, 0.5))
  expect(resembled).toBeLessThan(distinct - 5)
})

test('a candidate is as sure whatever the order of its findings', () => {
  const likely = likelihoods(0.7, 0.3)
  expect(scoreConfidence([2, 0, 1], findings, likely)).toBe(
    scoreConfidence([0, 1, 2], findings, likely),
  )
})

test('two pages that resemble others as much as three do are less sure, snippets are not', () => {
  const group = (size: number, isPaged: boolean) => {
    const n = size + 1
    const one = isPaged ? { ...named, pageWords: new Map([['tidal', 1]]) } : named
    const at = Float64Array.from({ length: n * n }, (_, k) => {
      const [i, j] = [Math.floor(k / n), k % n]
      return i === j ? 1 : Math.max(i, j) === size ? 0.3 : 0.7
    })
    return scoreConfidence([...Array(size).keys()], Array(n).fill(one), { n, at })
  }
  expect(group(2, true)).toBeLessThan(group(3, true) - 5)
  expect(group(2, false)).toBeGreaterThan(group(3, false) - 5)
})

test('one finding that is much like it makes a single one less sure than many that are a little', () => {
  const alone = (others: readonly number[]) => {
    const n = others.length + 1
    const row = [0, ...others]
    const at = Float64Array.from({ length: n * n }, (_, k) =>
      k % (n + 1) === 0 ? 1 : (row[Math.max(Math.floor(k / n), k % n)] ?? 0),
    )
    return scoreConfidence([0], findings, { n, at })
  }
  expect(alone([0.6, 0, 0])).toBeLessThan(alone([0.2, 0.2, 0.2]) - 10)
})

test('a single finding that does not name the person is less sure to be a person of its own', () => {
  const unnamed = { ...named, mentions: { count: 0 } }
  const likely = likelihoods(0.3, 0.1)
  expect(scoreConfidence([0], [unnamed, named, named, named], likely)).toBeLessThan(
    scoreConfidence([0], findings, likely) - 10,
  )
})

test('a single finding whose page was read is surer to be the only one of its person', () => {
  const paged = { ...named, pageWords: new Map([['cello', 1]]) }
  const likely = likelihoods(0.3, 0.1)
  expect(scoreConfidence([0], [paged, named, named, named], likely)).toBeGreaterThan(
    scoreConfidence([0], findings, likely) + 2,
  )
})

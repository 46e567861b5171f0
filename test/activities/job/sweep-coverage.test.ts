import { describe, expect, test } from 'vitest'
import { buildSweepCoverage } from '../../../activities/job/sweep-coverage.ts'
import type { Outcome } from '../../../contract/results/coverage.ts'
import type { SiteOutcomeRow } from '../../../store/findings/site-outcomes.ts'

const site = (name: string, outcome: string, reason = outcome): SiteOutcomeRow => ({
  site: name,
  outcome,
  reason,
  durationMs: 3,
})

describe('what a sweep came to', () => {
  test.each<[string, SiteOutcomeRow[], number, Outcome]>([
    [
      'one site knows the name',
      [site('a', 'found'), site('b', 'blocked'), site('c', 'absent')],
      3,
      'ok',
    ],
    ['one site knows the name and most were not reached in time', [site('a', 'found')], 400, 'ok'],
    [
      'no site that answered knows it',
      [site('a', 'absent'), site('b', 'timeout'), site('c', 'blocked')],
      3,
      'no_results',
    ],
    ['no site was reached in time', [], 400, 'timeout'],
    ['some failed and the others were not reached in time', [site('a', 'blocked')], 2, 'timeout'],
    ['all refused', [site('a', 'blocked'), site('b', 'blocked')], 2, 'blocked'],
    [
      'most refused',
      [site('a', 'error'), site('b', 'blocked'), site('c', 'blocked')],
      3,
      'blocked',
    ],
    ['all were too slow', [site('a', 'timeout'), site('b', 'timeout')], 2, 'timeout'],
    ['all are limited', [site('a', 'rate_limited')], 1, 'rate_limited'],
    ['all have changed', [site('a', 'changed')], 1, 'changed'],
    ['all are broken', [site('a', 'error')], 1, 'error'],
    ['none allows such a name', [site('a', 'skipped'), site('b', 'skipped')], 2, 'skipped'],
    ['there was none to ask', [], 0, 'skipped'],
  ])('a sweep has an outcome of its own where %s', (_, rows, asked, outcome) => {
    const coverage = buildSweepCoverage(rows, asked)
    expect(coverage).toMatchObject({ provider: 'username_sites', outcome })
    expect(coverage.message).toMatch(new RegExp(`^${asked} sites? asked: .*\\.$`))
  })

  const rows = [
    site('a', 'found'),
    site('b', 'absent'),
    site('c', 'absent'),
    site('d', 'blocked', 'a wall of Cloudflare'),
    site('e', 'timeout'),
    site('f', 'rate_limited'),
    site('g', 'changed'),
    site('h', 'error'),
    site('i', 'skipped'),
    site('j', 'skipped'),
    site('k', 'found'),
  ]

  test('the result of a sweep counts its sites, and names with a reason those that did not answer', () => {
    const { sites, message } = buildSweepCoverage(rows, 14)
    expect(sites).toEqual({
      asked: 14,
      found: 2,
      absent: 2,
      skipped: 2,
      unasked: 3,
      unreached: [
        { site: 'd', outcome: 'blocked', reason: 'a wall of Cloudflare' },
        { site: 'e', outcome: 'timeout', reason: 'timeout' },
        { site: 'f', outcome: 'rate_limited', reason: 'rate_limited' },
        { site: 'g', outcome: 'changed', reason: 'changed' },
        { site: 'h', outcome: 'error', reason: 'error' },
      ],
    })
    expect(message).toBe(
      '14 sites asked: 2 know the name, 2 do not; 5 could not be looked at; 3 were not reached in time; 2 allow no such name.',
    )
  })

  test('the sentence about a sweep omits what it has none of', () => {
    expect(buildSweepCoverage([site('a', 'found'), site('b', 'found')], 2).message).toBe(
      '2 sites asked: 2 know the name, 0 do not.',
    )
  })

  test('the sentence about a sweep without a network says how many sites answered', () => {
    const rows = [site('a', 'error', 'offline'), site('b', 'absent'), site('c', 'skipped')]
    expect(buildSweepCoverage(rows, 3).message).toMatch(
      /; 1 of 3 sites answered: 0 know the name, 1 does not; 1 allows no such name\.$/,
    )
  })

  test('the result of a sweep counts every site once', () => {
    const { sites } = buildSweepCoverage(rows, 14)
    expect(sites).toSatisfy(
      ({ asked, found, absent, skipped, unasked, unreached }) =>
        found + absent + skipped + unasked + unreached.length === asked,
    )
  })
})

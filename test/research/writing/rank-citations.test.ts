import { expect, test } from 'vitest'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'
import { rankCitations } from '../../../research/writing/rank-citations.ts'

const value = {
  title: 'Lens designer',
  organization: 'Cornerwise Ltd',
  from: null,
  to: null,
  current: false,
}

function rank(...said: readonly (readonly [sourceId: string, excerpt: string])[]): string[] {
  const claim: QuotedClaim = {
    id: 'clm_1',
    path: 'work.positions',
    value,
    level: 'medium',
    status: 'supported',
    confidence: 80,
    citations: said.map(([sourceId, excerpt]) => ({ sourceId, excerpt, start: 0, end: 1 })),
  }
  return rankCitations(claim).map(({ sourceId, excerpt }) => `${sourceId}: ${excerpt}`)
}

test('a source that says all of a statement in several places stands alone', () => {
  expect(
    rank(
      ['a', 'is with Cornerwise Ltd'],
      ['b', 'at Cornerwise Ltd'],
      ['a', 'a lens designer at Cornerwise'],
    ),
  ).toEqual(['a: a lens designer at Cornerwise'])
})

test('of sources that say as much the trusted one comes first', () => {
  const whole = 'lens designer, Cornerwise Ltd'
  expect(rank(['a', whole], ['b', whole], ['a', 'Cornerwise Ltd'])).toEqual([
    `a: ${whole}`,
    `b: ${whole}`,
  ])
})

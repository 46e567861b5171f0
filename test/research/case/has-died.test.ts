import { expect, test } from 'vitest'
import { hasDied } from '../../../research/case/has-died.ts'
import type { ClaimDraft } from '../../../research/claims/claim.ts'

const living = { isDead: false, deathYear: null }
const dead = (deathYear: number | null) => ({ isDead: true, deathYear })

function post(from: string | null, current: boolean): ClaimDraft {
  const value = { title: 'Optician', organization: 'Corner Optics', from, to: null, current }
  return { path: 'work.positions', value, start: 0, end: 9, method: 'provider', confidence: 80 }
}

test.each([
  ['no record reports a death', [living], [post('2019', true)], false],
  ['one record reports a death', [living, dead(2011)], [], true],
  ['a post of today began before the death', [dead(2011)], [post('2009', true)], true],
  ['a post of today began in the year of the death', [dead(2011)], [post('2011-02', true)], true],
  ['a post of today began after the death', [dead(2011)], [post('2019-03', true)], false],
  ['a post of today has no year', [dead(2011)], [post(null, true)], true],
  ['a post that is over began after the death', [dead(2011)], [post('2019', false)], true],
  ['a death has no year', [dead(null)], [post('2019', true)], true],
  ['only one of two deaths is refuted', [dead(1990), dead(2022)], [post('2019', true)], true],
])('a person has died as far as records and posts agree: %s', (_, records, drafts, died) =>
  expect(hasDied(records, drafts)).toBe(died),
)

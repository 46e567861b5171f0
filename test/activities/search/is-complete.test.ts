import { expect, test } from 'vitest'
import type { ProviderRun } from '../../../activities/providers/run-provider.ts'
import { isComplete } from '../../../activities/search/is-complete.ts'
import type { Outcome } from '../../../contract/results/coverage.ts'
import { buildFinding } from '../../../research/records/finding.ts'
import { inventRun } from '../../support/histories/fake-search.ts'

const job = (plan: object) => ({
  operation: 'search' as const,
  plan: { together: ['github', 'searxng'], engines: [], shards: 0, sites: 0, ...plan },
})
const runs = (own: Outcome = 'ok') => [inventRun('github', 'no_results'), inventRun('searxng', own)]
const withPicture: ProviderRun = {
  ...inventRun('github', 'ok'),
  findings: [
    buildFinding({
      kind: 'account',
      platform: 'github',
      url: 'https://github.com/ada',
      title: 'ada',
      avatarUrl: 'https://github.com/ada.png',
      method: 'api',
      matchedOn: ['username'],
    }),
  ],
}

test.each([
  ['every provider of its plan has answered', {}, runs(), true],
  ['a provider failed for good', {}, runs('error'), true],
  ['our own engine answered before a paid one', { engines: ['brave'] }, runs('no_results'), true],
  ['a paid engine is asked next', { engines: ['brave'] }, runs('timeout'), false],
  ['a provider of its plan is asked still', {}, runs().slice(0, 1), false],
  ['sites are swept beside it', { shards: 2 }, runs(), false],
  ['pictures are to be looked at', {}, [withPicture, ...runs()], false],
])('whether a search is complete once %s', (_, plan, answered, complete) => {
  expect(isComplete(job(plan), answered)).toBe(complete)
})

test('a search without a plan is not complete', () => {
  expect(isComplete({ operation: 'search', plan: null }, runs())).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { buildWarnings, hasNoAnswer } from '../../../activities/job/coverage.ts'
import { type Outcome, outcomes } from '../../../contract/results/coverage.ts'

describe('what a search’s coverage means', () => {
  const row = (provider: string, outcome: Outcome, message: string | null = null) => ({
    provider,
    outcome,
    message,
  })

  test.each<[Outcome[], boolean]>([
    [[], true],
    [['ok'], false],
    [['no_results'], false],
    [['blocked', 'timeout', 'no_results'], false],
    [['blocked', 'timeout', 'changed', 'error', 'rate_limited'], true],
    [['skipped', 'not_configured'], true],
  ])('whether no source has answered when the outcomes are %j: %s', (asked, expected) => {
    expect(hasNoAnswer(asked.map((outcome) => row(outcome, outcome)))).toBe(expected)
  })

  test.each(outcomes)(
    'the outcome %s of an asked provider is a warning only if the provider failed',
    (outcome) => {
      const isWarning = ['rate_limited', 'blocked', 'timeout', 'changed', 'error'].includes(outcome)
      expect(buildWarnings([row('github', outcome, 'Why.')])).toEqual(
        isWarning ? [{ code: `provider_${outcome}`, message: 'Why.', provider: 'github' }] : [],
      )
    },
  )

  test('a warning has words even where the outcome came without', () => {
    expect(buildWarnings([row('github', 'timeout')])).toEqual([
      { code: 'provider_timeout', message: 'timeout', provider: 'github' },
    ])
  })

  test('warnings come in the order of the coverage', () => {
    const warnings = buildWarnings([row('b', 'error'), row('a', 'ok'), row('c', 'blocked')])
    expect(warnings.map(({ provider }) => provider)).toEqual(['b', 'c'])
  })
})

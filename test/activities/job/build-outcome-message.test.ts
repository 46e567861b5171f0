import { describe, expect, test } from 'vitest'
import { buildOutcomeMessage } from '../../../activities/job/build-outcome-message.ts'
import { type Outcome, outcomes } from '../../../contract/results/coverage.ts'

describe('the sentence for an outcome', () => {
  const silent: readonly Outcome[] = ['ok', 'no_results']
  test.each(outcomes)(
    'the sentence for an outcome: %s says all there is to say, or has a sentence',
    (outcome) => {
      expect(buildOutcomeMessage({ outcome }) === null).toBe(silent.includes(outcome))
      if (!silent.includes(outcome))
        expect(buildOutcomeMessage({ outcome })).toMatch(/^It[s ].*\.$/)
    },
  )

  test('each outcome of a provider has a sentence of its own', () => {
    const said = outcomes.flatMap((outcome) => buildOutcomeMessage({ outcome }) ?? [])
    expect(new Set(said).size).toBe(said.length)
  })

  test("the sentence for an outcome gives a limit's duration, and for no other outcome", () => {
    expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: 40 })).toMatch(/ in 40 s\.$/)
    expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: 0 })).toMatch(/ in 1 s\.$/)
    expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: null })).toBe(
      buildOutcomeMessage({ outcome: 'rate_limited' }),
    )
    expect(buildOutcomeMessage({ outcome: 'timeout', waitSeconds: 40 })).toBe(
      buildOutcomeMessage({ outcome: 'timeout' }),
    )
    expect(buildOutcomeMessage({ outcome: 'ok', waitSeconds: 40 })).toBeNull()
  })
})

test('a spent rate limit names its cause once, with the wait in words', () => {
  expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: 85_360 })).toBe(
    'Its rate limit is spent: try again in 23 h 43 min.',
  )
})

import { describe, expect, test } from 'vitest'
import { buildOutcomeMessage } from '../../../activities/job/build-outcome-message.ts'
import { buildPartialResult } from '../../../activities/job/build-partial-result.ts'
import { chooseStopReason } from '../../../activities/search/compose-search.ts'
import type { Coverage, Outcome } from '../../../contract/coverage.ts'
import { formatDuration } from '../../../research/text/format-duration.ts'
import type { StopReason } from '../../../workflows/ports.ts'

const row = (outcome: Outcome): Coverage => ({ provider: outcome, outcome })
const sweepCut = {
  provider: 'username_sites',
  outcome: 'timeout',
  sites: { unasked: 3, unreached: [] },
} as const

describe('the stop reason of a search', () => {
  test.each<[string, StopReason, Coverage[], StopReason]>([
    ['every source failed', 'completed', [row('error'), row('timeout')], 'sources_unavailable'],
    ['no source is configured', 'completed', [row('not_configured')], 'sources_unavailable'],
    ['one source answered', 'completed', [row('error'), row('no_results')], 'completed'],
    ['the sweep was out of time', 'completed', [row('ok'), sweepCut], 'deadline_reached'],
    ['the run was stopped', 'stopped', [row('error')], 'stopped'],
  ])('%s: %s becomes the reason below', (_, asked, coverage, reason) => {
    expect(chooseStopReason(asked, coverage)).toBe(reason)
  })
})

describe('a result that is not complete', () => {
  test('a partial result says that no source could be reached', () => {
    expect(
      buildPartialResult({
        isPartial: true,
        stopReason: 'sources_unavailable',
        coverage: [row('error')],
      }),
    ).toEqual({
      partial: true,
      stopReason: 'sources_unavailable',
      message: 'No source could be reached.',
    })
  })

  test('a partial result says that no source is configured where none was asked', () => {
    expect(
      buildPartialResult({
        isPartial: true,
        stopReason: 'sources_unavailable',
        coverage: [row('not_configured')],
      }),
    ).toMatchObject({
      message: 'No source that can answer this is configured.',
    })
  })

  test('a complete one says nothing of the kind', () => {
    expect(buildPartialResult({ isPartial: false, stopReason: 'completed', coverage: [] })).toEqual(
      {},
    )
  })
})

test.each([
  [0.2, '1 s'],
  [45, '45 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3_600, '1 h'],
  [85_360, '23 h 43 min'],
  [86_399, '1 d'],
  [187_000, '2 d 4 h'],
])('%d s is written as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test('a spent rate limit names its cause once, with the wait in words', () => {
  expect(buildOutcomeMessage({ outcome: 'rate_limited', waitSeconds: 85_360 })).toBe(
    'Its rate limit is spent: try again in 23 h 43 min.',
  )
})

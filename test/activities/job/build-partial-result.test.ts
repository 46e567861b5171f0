import { describe, expect, test } from 'vitest'
import { buildPartialResult } from '../../../activities/job/build-partial-result.ts'
import type { Coverage, Outcome } from '../../../contract/results/coverage.ts'

const row = (outcome: Outcome): Coverage => ({ provider: outcome, outcome })

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

  test('a result that is complete has neither a stop reason nor a message', () => {
    expect(buildPartialResult({ isPartial: false, stopReason: 'completed', coverage: [] })).toEqual(
      {},
    )
  })
})

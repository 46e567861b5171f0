import { expect, test } from 'vitest'
import { chooseStopReason } from '../../../activities/search/compose-search.ts'
import type { Coverage, Outcome } from '../../../contract/results/coverage.ts'
import type { StopReason } from '../../../workflows/ports.ts'

const row = (outcome: Outcome): Coverage => ({ provider: outcome, outcome })
const sweepCut = {
  provider: 'username_sites',
  outcome: 'timeout',
  sites: { unasked: 3, unreached: [] },
} as const

test.each<[string, StopReason, StopReason, Coverage[]]>([
  ['whose sources all failed', 'completed', 'sources_unavailable', [row('error'), row('timeout')]],
  ['without a configured source', 'completed', 'sources_unavailable', [row('not_configured')]],
  ['of which one source answered', 'completed', 'completed', [row('error'), row('no_results')]],
  ['whose sweep was out of time', 'completed', 'deadline_reached', [row('ok'), sweepCut]],
  ['whose sources failed', 'stopped', 'stopped', [row('error')]],
])('a search %s, whose run ended as %s, ends as %s', (_, asked, reason, coverage) => {
  expect(chooseStopReason(asked, coverage)).toBe(reason)
})

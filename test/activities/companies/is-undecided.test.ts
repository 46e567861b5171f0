import { expect, test } from 'vitest'
import { isUndecided } from '../../../activities/companies/is-undecided.ts'
import { parseAskedCompany } from '../../../activities/companies/profile-plan.ts'
import type { Outcome } from '../../../contract/results/coverage.ts'

const ask = (company: Record<string, string>, outcomes: Record<string, Outcome>) =>
  isUndecided(
    parseAskedCompany({ input: { company } }),
    Object.entries(outcomes).map(([provider, outcome]) => ({ provider, outcome, message: null })),
  )
const named = { name: 'Brackwater Tidal' }

test.each<[string, Record<string, string>, Record<string, Outcome>, boolean]>([
  [
    'by LEI, where GLEIF failed',
    { ...named, id: `lei:${lei()}` },
    { gleif: 'timeout', wikidata: 'no_results' },
    true,
  ],
  [
    'by LEI, where none failed',
    { ...named, id: `lei:${lei()}` },
    { gleif: 'no_results', wikidata: 'no_results' },
    false,
  ],
  ['by name, where GLEIF failed', named, { gleif: 'error', prh: 'no_results' }, true],
  [
    'by name, where a register of one country failed',
    named,
    { gleif: 'no_results', prh: 'error' },
    false,
  ],
  [
    'of a country whose register failed',
    { ...named, jurisdiction: 'FI' },
    { gleif: 'no_results', prh: 'error' },
    true,
  ],
  [
    'by name, where one was not configured',
    named,
    { gleif: 'no_results', opencorporates: 'not_configured' },
    false,
  ],
])(
  'a company asked for %s may exist though no answer names it: %#',
  (_, company, outcomes, may) => {
    expect(ask(company, outcomes)).toBe(may)
  },
)

function lei(): string {
  return '5493001KJTIIGC8Y1R12'
}

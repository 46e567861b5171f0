import { expect, test } from 'vitest'
import { buildLabel } from '../../../activities/providers/build-label.ts'

test('the progress of a job names no provider as unreachable that does not take such a query', () => {
  expect(
    buildLabel([
      { provider: 'github', outcome: 'ok' },
      { provider: 'europe_pmc', outcome: 'skipped' },
      { provider: 'orcid', outcome: 'ok' },
      { provider: 'keybase', outcome: 'timeout' },
      { provider: 'crossref', outcome: 'no_results' },
    ]),
  ).toBe(
    'github and orcid answered; crossref found nothing; keybase could not be asked; ' +
      'europe pmc did not apply',
  )
})

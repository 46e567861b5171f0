import type { Outcome } from '../../contract/results/coverage.ts'
import { conjunction } from '../../research/text/formats/conjunctions.ts'

type Asked = { provider: string; outcome: Outcome }

/**
 * "github and orcid answered; crossref found nothing; keybase could not be asked", for the progress
 * of a job. What was skipped has no answer to such a query, which is no failure.
 */
export function buildLabel(runs: readonly Asked[]): string {
  const named = (test: (outcome: Outcome) => boolean) =>
    conjunction.format(
      runs.filter(({ outcome }) => test(outcome)).map(({ provider }) => toWords(provider)),
    )
  const calm: readonly Outcome[] = ['ok', 'no_results', 'skipped']
  const parts = [
    [named((outcome) => outcome === 'ok'), 'answered'],
    [named((outcome) => outcome === 'no_results'), 'found nothing'],
    [named((outcome) => !calm.includes(outcome)), 'could not be asked'],
    [named((outcome) => outcome === 'skipped'), 'did not apply'],
  ]
  return parts
    .filter(([names]) => names !== '')
    .map((part) => part.join(' '))
    .join('; ')
}

function toWords(provider: string): string {
  return provider.replaceAll('_', ' ')
}

import type { Coverage } from '../../contract/results/coverage.ts'
import { countFailed } from '../job/coverage.ts'
import type { AskedCompany } from './profile-plan.ts'

/** Providers that know companies of all countries. */
const worldwide = ['gleif', 'wikidata', 'opencorporates']

/**
 * Whether a company that no answer names may exist: a provider failed that was asked by its id or
 * for its country, or one that knows companies of all countries.
 */
export function isUndecided(
  { pin, question }: Pick<AskedCompany, 'pin' | 'question'>,
  coverage: readonly Coverage[],
): boolean {
  const isPlaced = pin !== null || question.jurisdiction !== null
  return (
    countFailed(coverage.filter(({ provider }) => isPlaced || worldwide.includes(provider))) > 0
  )
}

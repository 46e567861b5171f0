import { formatCount } from '../text/formats/format-count.ts'
import type { WrittenSentence } from './quoted-claim.ts'
import { sayCompanyHint } from './say-company-hint.ts'

/** How many providers of a run answered, and how many could not. */
export type ProviderCounts = { answered: number; failed: number }

/**
 * The one sentence about a person without findings: uncited, with the sources that could not be
 * searched.
 */
export function sayNothingFound({
  person,
  coverage: { answered, failed },
}: {
  person: string
  coverage: ProviderCounts
}): WrittenSentence {
  const sources = (count: number) => formatCount(count, 'source')
  const text =
    answered === 0
      ? `Nothing can be said about ${person}: no source could be ` +
        `asked${failed === 0 ? '' : `, as ${sources(failed)} failed`}.`
      : `Nothing public that could be attributed to ${person} was found: ${sources(answered)} ` +
        `answered${failed === 0 ? '' : `, and ${sources(failed)} could not be asked`}.` +
        sayCompanyHint(person)
  return { text, claimIds: [] }
}

import { formatCount } from '../text/formats/format-count.ts'
import type { WrittenSentence } from './quoted-claim.ts'
import { sayCompanyHint } from './say-company-hint.ts'

/** How many providers of a run answered, and how many could not. */
export type ProviderCounts = { answered: number; failed: number }

/**
 * The one sentence about a person without a statement: uncited, with the sources that
 * could not be searched.
 * @param pages that seem to be about the person, and state nothing
 */
export function sayNothingFound({
  person,
  coverage: { answered, failed },
  pages = 0,
}: {
  person: string
  coverage: ProviderCounts
  pages?: number
}): WrittenSentence {
  const sources = (count: number) => formatCount(count, 'source')
  const text =
    answered === 0
      ? `Nothing can be said about ${person}: no source could be ` +
        `asked${failed === 0 ? '' : `, as ${sources(failed)} failed`}.`
      : `${sayFound(person, pages)}: ${sources(answered)} ` +
        `answered${failed === 0 ? '' : `, and ${sources(failed)} could not be asked`}.` +
        (pages > 0 ? '' : sayCompanyHint(person))
  return { text, claimIds: [] }
}

function sayFound(person: string, pages: number): string {
  if (pages === 0) return `Nothing public that could be attributed to ${person} was found`
  const [seem, were, they] =
    pages === 1 ? ['seems', 'was', 'it states'] : ['seem', 'were', 'they state']
  return (
    `${formatCount(pages, 'page')} that ${seem} to be about ${person} ${were} found, but ${they} ` +
    'nothing certain enough to repeat'
  )
}

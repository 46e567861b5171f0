import type { Coverage } from '../../contract/results/coverage.ts'
import type { Composed } from '../../research/case/build-dossier.ts'
import { minorSummary, sayNoPersonFits } from '../../research/case/sections/notices.ts'
import { supportsSentence } from '../../research/claims/support/supports-sentence.ts'
import { createCitations } from '../../research/writing/citations.ts'
import { composeSummary } from '../../research/writing/compose-summary.ts'
import { countAnswered, countFailed } from '../job/coverage.ts'

/**
 * A summary composed from claims, without a model; `cited`: ids of sources in the order of `[n]`.
 */
export function buildSummary(
  { claims, documents, isMinor, profile, focus, people }: Composed,
  coverage: readonly Coverage[],
): { sentences: string[]; cited: string[] } {
  if (isMinor) return { sentences: [minorSummary], cited: [] }
  if (focus === null && people.hits.length > 0)
    return { sentences: [sayNoPersonFits(people.hits.length)], cited: [] }
  const citations = createCitations()
  const sentences = composeSummary({
    person: profile,
    claims,
    citations,
    coverage: { answered: countAnswered(coverage), failed: countFailed(coverage) },
    pages: documents.length,
    check: supportsSentence,
  })
  return { sentences: sentences.map(({ text }) => text), cited: citations.order() }
}

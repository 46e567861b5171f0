import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { checkWritten } from '../../../research/writing/check-written.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'

/** Why a sentence that cites a page which says the excerpt is refused; null where it may stand. */
export function refuseMention(excerpt: string, sentence: string): string | null {
  const claim: QuotedClaim = {
    path: 'mentions.items',
    value: { text: excerpt },
    id: 'clm_1',
    confidence: 90,
    level: 'medium',
    status: 'supported',
    citations: [{ sourceId: 'src_1', excerpt, start: 0, end: excerpt.length }],
  }
  const checked = checkWritten({
    raw: `${sentence.replace(/\.$/, '')} [c1].`,
    claims: new Map([['c1', claim]]),
    check: supportsSentence,
    given: ['Ilka Morrow'],
  })
  return checked.ok ? null : checked.reason
}

import { expect, test } from 'vitest'
import type { Statement } from '../../../research/claims/claim.ts'
import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { checkWritten } from '../../../research/writing/check-written.ts'
import { createCitations } from '../../../research/writing/citations.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'

const given = ['Orrin Vellacott']

function refuse(sentence: string, [statement, excerpt]: readonly [Statement, string]) {
  const citation = { sourceId: 'src_1', excerpt, start: 0, end: excerpt.length }
  const backing = { confidence: 90, level: 'medium', status: 'supported' } as const
  const claim: QuotedClaim = { ...statement, ...backing, id: 'clm_1', citations: [citation] }
  const checked = checkWritten({
    raw: `${sentence.replace(/\.$/, '')} [c1].`,
    claims: new Map([['c1', claim]]),
    check: supportsSentence,
    given,
    citations: createCitations(),
  })
  return checked.ok ? null : checked.reason
}

const mention = (text: string) => [{ path: 'mentions.items', value: { text } }, text] as const

const downloads = mention(
  'He wrote the library tidegauge, which has been downloaded 400,000 times.',
)

test.each([
  ['Orrin Vellacott wrote tidegauge, a library with 400,000 downloads.', downloads],
] as const)('a sentence in words of its own stands: %s', (sentence, claim) => {
  expect(refuse(sentence, claim)).toBeNull()
})

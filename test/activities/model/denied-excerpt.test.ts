import { expect, test } from 'vitest'
import { ExtractedClaims } from '../../../activities/model/extracted-claims.ts'
import { toDrafts } from '../../../activities/model/to-drafts.ts'
import { admitClaim } from '../../../research/case/focus/admit-claim.ts'
import { supportsSentence } from '../../../research/claims/support/supports-sentence.ts'
import { locateSentences } from '../../../research/text/sentences/locate-excerpt.ts'
import { claimOf } from '../../support/openai/extract.ts'

/** The quotations of the claims that a model makes of the words "employed at Acme" in a text. */
function listQuotes(text: string): { quotes: string[]; admitted: string[] } {
  const claims = [claimOf('work.positions', 'employed at Acme', { organization: 'Acme' })]
  const answer = ExtractedClaims.parse({ about: 'this_person', claims })
  const drafts = toDrafts(answer, { text }, locateSentences)
  const toQuote = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  return {
    quotes: drafts.map(toQuote),
    admitted: drafts.filter((draft) => admitClaim(draft, text)).map(toQuote),
  }
}

test('a model that cuts its excerpt out of a denial makes no claim and no sentence', () => {
  const denial = 'She was never employed at Acme.'
  const { quotes, admitted } = listQuotes(`Zelda builds lenses. ${denial} She sings.`)
  expect(quotes).toEqual([denial])
  expect(admitted).toEqual([])
  for (const sentence of ['She works at Acme [1].', 'She was employed at Acme [1].'])
    expect(supportsSentence(sentence, quotes)).toEqual({ ok: false, reason: 'negation' })
})

test('a claim by a part of a sentence quotes the whole sentence', () => {
  const said = 'Since 2019 she has been employed at Acme.'
  const { admitted } = listQuotes(`She was never in Paris. ${said} She sings.`)
  expect(admitted).toEqual([said])
  expect(supportsSentence('She has been employed at Acme since 2019 [1].', admitted).ok).toBe(true)
})

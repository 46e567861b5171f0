import { expect, test } from 'vitest'
import { chooseOwnMaterial } from '../../../research/chat/choose-own-material.ts'
import type { Statement } from '../../../research/claims/claim.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'

const claim = (statement: Statement, ...sourceIds: string[]): QuotedClaim => ({
  ...statement,
  id: `clm_${statement.path} ${JSON.stringify(statement.value)}`,
  confidence: 45,
  level: 'low',
  status: 'unverified',
  citations: sourceIds.map((sourceId) => ({ sourceId, excerpt: 'x', start: 0, end: 1 })),
})
const born = (year: number, ...sourceIds: string[]) =>
  claim({ path: 'identity.birthYear', value: { year } }, ...sourceIds)
const described = (value: string, ...sourceIds: string[]) =>
  claim({ path: 'identity.headline', value: { value } }, ...sourceIds)

const looked = {
  claims: [
    born(1938, 'singers'),
    born(1977, 'society'),
    described('baritone', 'singers'),
    described('of Bristol', 'singers', 'society'),
  ],
  documents: [{ id: 'singers' }, { id: 'society' }],
}

test('a chat leaves out what a document says that dates the birth otherwise than the dossier', () => {
  expect(chooseOwnMaterial(looked, [born(1976, 'own')])).toEqual({
    claims: [born(1977, 'society'), described('of Bristol', 'society')].map((one) =>
      expect.objectContaining({ value: one.value, citations: one.citations }),
    ),
    documents: [{ id: 'society' }],
  })
})

test('a chat keeps all that it looked up where the dossier has no year of birth', () => {
  expect(chooseOwnMaterial(looked, [described('hydrologist', 'own')])).toEqual(looked)
})

import { expect, test } from 'vitest'
import { findPostsBehind } from '../../../../research/entity-resolution/pages/find-posts-behind.ts'

const nameWords = new Set(['greta', 'falkaby'])

test.each([
  ['“Come,” said Greta Falkaby, 56, a nurse at Quay Clinic in Leeds.', ['Quay Clinic']],
  ['Greta Falkaby is a senior tax adviser for the Bank of Ulverby.', ['Bank of Ulverby']],
  ['Greta Falkaby works as a nurse with Harlow & Sons.', ['Harlow & Sons']],
  ['Greta Falkaby met Orla Finch, a nurse at Quay Clinic.', []],
  ['Greta Falkaby was a nurse at Quay Clinic.', []],
  ['Greta Falkaby, a guest at Quay Clinic, spoke.', []],
  ['Greta Falkaby, an attorney for Orla Finch, declined to comment.', []],
  ['Greta Falkaby, an attorney at Finch & Sons, declined to comment.', ['Finch & Sons']],
  ['Greta Falkaby, a former nurse at Quay Clinic, spoke.', []],
  ['Greta Falkaby is no longer a nurse at Quay Clinic.', []],
  ['Greta Falkaby, until recently a nurse at Quay Clinic, spoke.', []],
  ['Greta Falkaby, a publicist for Orla Finch, declined to comment.', []],
  ['Greta M. Falkaby, a nurse at Quay Clinic, spoke.', ['Quay Clinic']],
  ['For Greta. Falkaby, a nurse at Quay Clinic, spoke.', []],
  ["Greta Falkaby is a nurse with Parkinson's disease.", []],
  ['Greta Falkaby is a nurse with Irish roots.', []],
  ['Falkaby, a nurse at Quay Clinic, spoke.', []],
])('the employers behind the name in "%s" are %j', (text, employers) => {
  expect(findPostsBehind(text, nameWords)).toEqual(employers)
})

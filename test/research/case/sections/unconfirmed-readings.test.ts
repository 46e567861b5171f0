import { expect, test } from 'vitest'
import { weighUnconfirmed } from '../../../../research/case/sections/unconfirmed-readings.ts'
import type { ClaimDraft } from '../../../../research/claims/claim.ts'

const post = (
  title: string | null,
  organization: string | null,
  method: ClaimDraft['method'],
  start = 0,
): ClaimDraft => ({
  path: 'work.positions',
  value: { title, organization, from: null, to: null, current: true },
  start,
  end: start + 20,
  method,
  confidence: 70,
})
const confidences = (
  drafts: readonly ClaimDraft[],
  verdict: 'this_person' | 'unclear' | null = 'this_person',
) => weighUnconfirmed(drafts, verdict).map(({ confidence }) => confidence)

test('a post that a pattern reads and the model that read the page does not is worth half', () => {
  expect(
    confidences([
      post('remembers', 'Grenmere Museum', 'pattern'),
      post('farrier', 'Grenmere Museum', 'model'),
    ]),
  ).toEqual([35, 70])
})

test('a post that the model reads as well keeps its worth, in whatever words', () => {
  expect(
    confidences([
      post('Farrier', 'the Grenmere Museum', 'pattern'),
      post('farrier', 'Grenmere Museum', 'model'),
    ]),
  ).toEqual([70, 70])
})

test('what structured data states needs no model', () => {
  expect(
    confidences([
      post('farrier', 'Ravstone Opera', 'structured'),
      post('farrier', 'Grenmere Museum', 'model'),
    ]),
  ).toEqual([70, 70])
})

test("claims stay unchanged where no model read the page, or where it is unsure of the page's subject", () => {
  expect(confidences([post('farrier', 'Ravstone Opera', 'pattern')], null)).toEqual([70])
  expect(confidences([post('farrier', 'Ravstone Opera', 'pattern')], 'unclear')).toEqual([70])
})

test('what stands behind the part that the model was given keeps its worth', () => {
  const behind = post('farrier', 'Ravstone Opera', 'pattern', 12_500)
  expect(confidences([behind, post('farrier', 'Grenmere Museum', 'model')])).toEqual([70, 70])
})

test('accounts and addresses, which the model is not asked for, keep their confidence', () => {
  const account: ClaimDraft = {
    path: 'social.accounts',
    value: { platform: 'github', username: 'qx7', url: 'https://github.com/qx7' },
    start: 0,
    end: 9,
    method: 'pattern',
    confidence: 70,
  }
  expect(confidences([account, post('farrier', 'Grenmere Museum', 'model')])).toEqual([70, 70])
})

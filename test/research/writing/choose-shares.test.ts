import { expect, test } from 'vitest'
import { chooseShares } from '../../../research/writing/choose-shares.ts'
import type { QuotedClaim } from '../../../research/writing/quoted-claim.ts'

const given = { maxShares: 3, minLines: 2 }

/** A list with a line for each path. */
function listOf(paths: readonly QuotedClaim['path'][]) {
  const lines = paths.map((path, at) => `[c${at + 1}] ${path}`)
  return { lines, claims: new Map(paths.map((path, at) => [`c${at + 1}`, { path }])) }
}

test('each writer of a summary gets about as many claims, first what a summary says first', () => {
  const list = listOf([
    'mentions.items',
    'work.positions',
    'education.items',
    'locations.items',
    'mentions.items',
    'identity.headline',
    'social.accounts',
  ])
  expect(chooseShares(list, given)).toEqual([
    ['[c2] work.positions', '[c4] locations.items'],
    ['[c6] identity.headline', '[c1] mentions.items', '[c3] education.items'],
    ['[c5] mentions.items', '[c7] social.accounts'],
  ])
})

test('a writer is added only for claims that are enough for one', () => {
  expect(
    chooseShares(listOf(['work.positions', 'mentions.items', 'social.accounts']), given),
  ).toEqual([['[c1] work.positions', '[c2] mentions.items', '[c3] social.accounts']])
  expect(chooseShares(listOf([]), given)).toEqual([[]])
})

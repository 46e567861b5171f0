import { expect, test } from 'vitest'
import { createPage } from '../../../commands/ask/page.ts'
import { createPaint } from '../../../commands/ask/paint.ts'
import { renderHit } from '../../../commands/ask/render-hit.ts'
import { Account } from '../../../contract/results/social.ts'

test('a candidate in the terminal says no tag that its headline, its place or a tag before it says', () => {
  const hit = {
    id: 'hit_1',
    name: 'Ada Marlowe',
    headline: 'Tidal-energy engineer · Brackwater Cooperative',
    initials: 'AM',
    confidence: 92,
    location: 'Halvorsen Bay, Norway',
    tags: [
      'Engineer',
      'Norway',
      'Brackwater Cooperative',
      'tides',
      'Tides',
      'author',
      'way',
      'C++',
      'C',
    ],
  }
  const found = { accounts: new Map(), signals: [] }
  expect(renderHit(1, hit, found, createPage(80, createPaint(false))).slice(1)).toEqual([
    '    Tidal-energy engineer · Brackwater Cooperative',
    '    Halvorsen Bay, Norway · tides · author · way · C++ · C',
  ])
})

test('a candidate in the terminal names no platform as a tag whose account stands below', () => {
  const account = {
    id: 'acc_1',
    platform: 'github',
    username: 'ada',
    url: 'https://github.com/ada',
    displayName: null,
    bio: null,
    avatarUrl: null,
    state: 'verified',
    confidence: 99,
    matchedOn: [],
    clusterId: null,
    evidenceIds: [],
    retrievedAt: '2026-11-27T09:00:00.000Z',
  } as const
  const hit = {
    id: 'hit_1',
    name: 'Ada Marlowe',
    headline: 'Engineer',
    initials: 'AM',
    confidence: 92,
    location: '',
    tags: ['tides', 'github', 'mastodon'],
    accountIds: ['acc_1'],
  }
  const found = { accounts: new Map([['acc_1', Account.parse(account)]]), signals: [] }
  expect(renderHit(1, hit, found, createPage(80, createPaint(false)))[2]).toBe(
    '    tides · mastodon',
  )
})

import { expect, test } from 'vitest'
import { createPage } from '../../../commands/ask/page.ts'
import { createPaint } from '../../../commands/ask/paint.ts'
import { renderHit } from '../../../commands/ask/render-hit.ts'

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

import { expect, test } from 'vitest'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import type { CandidatePage } from '../../../../research/entity-resolution/pages/candidate-scene.ts'
import { judgeCandidatePages } from '../../../../research/entity-resolution/pages/judge-candidate-pages.ts'
import { buildPortrait } from '../../../../research/entity-resolution/pages/portrait.ts'

const nameWords = new Set(['greta', 'falkaby'])

/** @param head what a page says above the line with the name */
function page(id: string, head: string, line: string, places: string[] = []): CandidatePage {
  const passages = `${head}\n${line}`
  return {
    id,
    portrait: buildPortrait({ passages, sentences: line, places, nameWords }),
    isGrouped: true,
    verdict: null,
  }
}

const baker = page('baker', '', 'Greta Falkaby of Lambert Bakery lives in Hexham.', ['Hexham'])
const guild = page('guild', '', 'Greta Falkaby of Lambert Bakery, Hexham, leads the guild.')
const minutes = page(
  'minutes',
  'Hexham Parish Council',
  'Present: Wilma Thorne, Greta Falkaby, Gerwin Marlow.',
)
const namesake = page('namesake', '', 'Greta Falkaby of Quay Dental, Hexham.')
const hints = buildHintMarks({
  headline: 'Lambert Bakery',
  tags: [],
  location: null,
  usernames: [],
})

function aboutThem(pages: CandidatePage[]): string[] {
  return judgeCandidatePages(pages, { hints, leanings: [], records: [], sure: new Set() }).flatMap(
    ({ id, isAbout }) => (isAbout ? id : []),
  )
}

test.each([
  ['minutes of the town', minutes],
  ['row', page('row', 'Results', 'Greta Falkaby\tHexham Harriers\t47:11')],
  ['row with its place', page('place', 'Results', '60\tGreta Falkaby\tHexham')],
])('a page that names neighbours and the town of the person alone is taken: %s', (_, list) => {
  expect(aboutThem([baker, guild, list])).toEqual(['baker', 'guild', list.id])
})

test.each([
  [
    'another town',
    page('away', 'Bodmin Parish Council', 'Present: Wilma Thorne, Greta Falkaby, Gerwin Marlow.'),
  ],
  ['no town', page('bare', 'Results', 'Present: Wilma Thorne, Greta Falkaby, Gerwin Marlow.')],
  ['a club of another town', page('row', 'Hexham races', 'Greta Falkaby\tBodmin Harriers\t47:11')],
  [
    'clubs of other towns',
    page('rows', 'Hexham races', 'Greta Falkaby\tBilbao Harriers; Bilbao Striders'),
  ],
  ['a single further name', page('one', 'Hexham', 'Greta Falkaby\tHalden Press')],
  [
    'it in a sentence',
    page('prose', '', 'Greta Falkaby drew Tarn Bridge in Hexham with Orla Finch.'),
  ],
  ['a firm', page('firm', 'Hexham', 'Greta Falkaby, Wilma Thorne, Marlow Energy Ltd')],
])('a page with a town is not taken for it where it has %s', (_, list) => {
  expect(aboutThem([baker, guild, list])).toEqual(['baker', 'guild'])
})

test('minutes are not taken where another page has a bearer of another employer in the town', () => {
  expect(aboutThem([baker, guild, minutes, namesake])).toEqual(['baker', 'guild'])
})

test('minutes are not taken for a town that pages of the person give as no home', () => {
  const moved = [
    page('moved', '', 'Greta Falkaby of Lambert Bakery came from Bilbao.'),
    page('former', '', 'Greta Falkaby left Bilbao for Lambert Bakery.'),
  ]
  const list = page(
    'list',
    'Bilbao Parish Council',
    'Present: Wilma Thorne, Greta Falkaby, Gerwin Marlow.',
  )
  expect(aboutThem([...moved, list]).sort()).toEqual(['former', 'moved'])
})

import { expect, test } from 'vitest'
import { parsePageHeadline } from '../../../../research/entity-resolution/people/page-headline.ts'

const url = 'https://www.tides.example/people/ada'

test.each([
  ['Ada Example | official', 'Named on tides.example'],
  ['Ada Example - Official Website', 'Named on tides.example'],
  ['Speakers', 'Named on tides.example'],
  ['The clock that runs on water', 'Named on tides.example'],
  ['Ada Example', 'Named on tides.example'],
  ['Ada Example - tidal engineer', 'Tidal engineer'],
  ['Ada Example, Professor of Physics | University of Lisbon', 'Professor of Physics'],
  ['Ada Example | Institute for Invented Tides', 'Institute for Invented Tides'],
])('a page with the title %j gives the headline %j', (title, headline) => {
  expect(parsePageHeadline({ title, name: 'Ada Example', url })).toBe(headline)
})

test('a page without an address gives no headline when its title states nothing', () => {
  expect(parsePageHeadline({ title: 'official', name: null, url: null })).toBe('')
})

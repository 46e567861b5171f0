import { expect, test } from 'vitest'
import {
  areFittingTowns,
  chooseNamedTowns,
  findTowns,
  parseTownAreas,
} from '../../../../research/identity/places/find-towns.ts'
import { parsePlace } from '../../../../research/identity/places/parse-place.ts'

test.each([
  ['She works in Paris, Ontario, and in Leeds.', ['paris CA-ON']],
  ['Ada Roe, Paris, ON', ['paris CA-ON']],
  ['un atelier à Vienne (Isère)', ['vienne FR']],
  ['Quay Tugs · Boston, Lincs', ['boston GB']],
  ['moved to Leeds, UK. He rows.', ['leeds GB']],
  ['Perth, WA', ['perth US-WA AU-WA']],
  ['Leeds, Ada Roe, Ma and On the Road', []],
  ['Leeds, on the river', []],
  ['She lives in Leeds, IT manager at Quay Tugs', []],
  ['Norwich, MA in history', []],
  ['moved to Portland, OR in 2010', ['portland US-OR']],
  ['moved to Rockville, MD in 2010', ['rockville US-MD']],
  ['In London, Jordan met the crew.', []],
  ['In Paris, Texas, she met the crew.', ['in paris US-TX']],
])('the towns of "%s" are %j', (text, towns) => {
  const found = findTowns(text).map(({ name, areas }) =>
    [name, ...areas.map(({ country, region }) => region ?? country)].join(' '),
  )
  expect(found).toEqual(towns)
})

test('a part of a country behind a town says its country, and is no country in front of one', () => {
  expect(parsePlace('Vienne, Isère')).toMatchObject({ city: 'vienna', country: 'FR' })
  expect(parsePlace('Durham, Ohio')).toMatchObject({ city: 'durham', country: 'US' })
  expect(parsePlace('Essex')).toMatchObject({ city: 'essex', country: null })
})

test('towns of one name are one where what stands behind them leaves it open', () => {
  const areOne = (a: string, b: string) => areFittingTowns(parseTownAreas(a), parseTownAreas(b))
  expect(areOne('Paris, Ontario', 'Paris, Canada')).toBe(true)
  expect(areOne('Paris, Ontario', 'Paris, Texas')).toBe(false)
  // Tennessee, or Tunisia
  expect(areOne('Bristol, TN', 'Bristol, Tennessee')).toBe(true)
})

test('a town is chosen by its name in another language, also behind other words', () => {
  const towns = findTowns('Zu Besuch in Alt Wien, Österreich')
  expect(chooseNamedTowns(towns, 'vienna')).toEqual(towns)
  expect(chooseNamedTowns(towns, 'rome')).toEqual([])
})

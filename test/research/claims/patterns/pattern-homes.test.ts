import { describe, expect, test } from 'vitest'
import { draftsOf } from '../../../support/research/said-of.ts'

/** The places where a text says that Zelda Quibbleworth lives today. */
const homesIn = (text: string, isOwnPage = false) =>
  draftsOf(text, isOwnPage).flatMap(({ path, value }) =>
    path === 'locations.items' && value.current ? [value.label] : [],
  )

describe('homes are read from verbs of living', () => {
  test.each([
    'Zelda Quibbleworth lives on a barge in Ulverby.',
    'Zelda Quibbleworth lives quietly in Ulverby with three goats.',
    'Zelda Quibbleworth has called Ulverby home since 2009.',
    'Zelda Quibbleworth has made her home in Ulverby.',
    'Zelda Quibbleworth has lived in Ulverby for twenty years.',
    'Zelda Quibbleworth has since moved to Ulverby.',
    'Zelda Quibbleworth, a resident of Ulverby, objected.',
    'Zelda Quibbleworth, a longtime Ulverby resident, objected.',
    'Zelda Quibbleworth is an Ulverby resident.',
    'The chair thanked Zelda Quibbleworth, a resident of Ulverby, for coming.',
  ])('a verb of living names the home: %s', (text) => expect(homesIn(text)).toEqual(['Ulverby']))

  test.each([
    'Zelda Quibbleworth lives in the memory of her years in Ulverby.',
    'Zelda Quibbleworth is a native of Ulverby.',
    'Zelda Quibbleworth lived in Ulverby for twenty years.',
    'Zelda Quibbleworth had called Ulverby home.',
    'Zelda Quibbleworth lives for her weekends in Ulverby.',
    'Zelda Quibbleworth lives out her faith in Ulverby.',
    'Zelda Quibbleworth, former Ulverby resident, objected.',
    'Zelda Quibbleworth, chief resident in Paediatrics.',
    'Zelda Quibbleworth has moved to the Marketing department.',
    'Zelda Quibbleworth has moved to Python from Perl.',
    'Zelda Quibbleworth visits her family home in Ulverby.',
    'Zelda Quibbleworth is a Linux-based engineer.',
    'Zelda Quibbleworth divides her time between Painting and Music.',
    'Zelda Quibbleworth visited her sister in Porto, where she lives.',
    'Zelda Quibbleworth met Ada Lund in Porto, where she lives.',
  ])('a verb of living names no home of today: %s', (text) => expect(homesIn(text)).toEqual([]))
})

describe('homes are read from phrases beside another verb', () => {
  test.each([
    'Ulverby-based Zelda Quibbleworth shoes horses.',
    'Ulverby-based painter Zelda Quibbleworth shoes horses.',
    'Zelda Quibbleworth is an Ulverby-based painter.',
    'Zelda Quibbleworth, Ulverby-based painter and cook, joins us.',
    'Zelda Quibbleworth drives over from Ulverby, where she lives, on Fridays.',
    'Zelda Quibbleworth writes from Ulverby, her home since 2004.',
    'Zelda Quibbleworth paints at her home in Ulverby.',
    'Zelda Quibbleworth paints in the house in Ulverby that she shares with two dogs.',
    'Zelda Quibbleworth came to Ulverby in 2003 and has lived there ever since.',
    'Zelda Quibbleworth commutes from Ulverby.',
    'Zelda Quibbleworth is a painter who lives in Ulverby.',
    'Zelda Quibbleworth is from Porto but lives in Ulverby.',
    'Zelda Quibbleworth (b. 1961, lives in Ulverby) reads.',
    'Zelda Quibbleworth spoke. Her home is in Ulverby.',
  ])('a phrase beside another verb names the home: %s', (text) =>
    expect(homesIn(text)).toEqual(['Ulverby']),
  )

  test('time that is divided between two towns is spent in both', () =>
    expect(
      homesIn('Zelda Quibbleworth divides her time between Ulverby and a hut in Porto.'),
    ).toEqual(['Ulverby', 'Porto']))

  test('a town that she moved to is her home where the clause goes on so', () =>
    expect(
      draftsOf('In 1998, Zelda Quibbleworth moved to Ulverby, where she lives.').flatMap((one) =>
        one.path === 'locations.items' ? [one.value] : [],
      ),
    ).toMatchObject([{ label: 'Ulverby', from: '1998', current: true }]))

  test('a writer calls a town home', () =>
    expect(
      homesIn('Zelda Quibbleworth\nI grew up in Marlow, but home is Ulverby now.', true),
    ).toEqual(['Ulverby']))

  test('a known town stands behind "of"', () =>
    expect(homesIn('Zelda Quibbleworth of London won the raffle.')).toEqual(['London']))

  test.each([
    'Web-based Zelda Quibbleworth shoes horses.',
    'Zelda Quibbleworth is the owner of an Ulverby-based lamp shop.',
    'Zelda Quibbleworth met Otto Rank in Ulverby, where he lives.',
    'Zelda Quibbleworth was born at her home in Ulverby.',
    'Zelda Quibbleworth sold her house in Ulverby.',
    'Zelda Quibbleworth of Globex won the raffle.',
    'Zelda Quibbleworth met a painter who lives in Ulverby.',
    'Zelda Quibbleworth is a British-based painter.',
    'Zelda Quibbleworth came to Ulverby and left the next day.',
    'Zelda Quibbleworth divides her time between work and cooking.',
    'Zelda Quibbleworth spoke. Her home town is Ulverby.',
  ])('a phrase beside another verb names no home: %s', (text) => expect(homesIn(text)).toEqual([]))
})

test.each(['Zelda Quibbleworth, b. 1961, sings.', 'Zelda Quibbleworth, b. 3 May 1961, sings.'])(
  'an abbreviation behind a comma is of a birth: %s',
  (text) =>
    expect(draftsOf(text).filter(({ path }) => path === 'identity.birthYear')).toMatchObject([
      { value: { year: 1961 } },
    ]),
)

test.each([
  'Zelda Quibbleworth lives by the harbour in Marlow.',
  'Zelda Quibbleworth works from home in Marlow.',
  'Zelda Quibbleworth shares a flat in Marlow with two cats.',
  'Zelda Quibbleworth paints at her kitchen table in Marlow.',
  'Zelda Quibbleworth writes from Marlow, where she and three dogs have settled for good.',
  'Zelda Quibbleworth: born 1974; usual residence Marlow; painter.',
  'The book was written by Zelda Quibbleworth in Marlow, where she lives.',
  'The paper is edited from Marlow by Zelda Quibbleworth, who lives there.',
  'Zelda Quibbleworth, who lives in Marlow, said the hall was cold.',
  'Zelda Quibbleworth, a painter who lives in Marlow, said the hall was cold.',
])('a home is read: %s', (text) => {
  expect(homesIn(text)).toEqual(['Marlow'])
})

test.each([
  'The paper is edited from Marlow by Zelda Quibbleworth, who works there.',
  'The paper is edited from Marlow by Otto Rank and Zelda Quibbleworth, who lives there.',
  'The book was written by the sister of Zelda Quibbleworth in Marlow, where she lives.',
  'Zelda Quibbleworth, who might live in Marlow, said the hall was cold.',
  'Zelda Quibbleworth is resident at the theatre in Marlow this season.',
  'Zelda Quibbleworth, a friend of a painter who lives in Marlow, said the hall was cold.',
  'Zelda Quibbleworth was away from home in Marlow.',
  'Zelda Quibbleworth died far from home in Marlow.',
  'Zelda Quibbleworth disappeared from home in Marlow.',
  'Zelda Quibbleworth rents in Marlow are rising.',
  'Zelda Quibbleworth rents a flat in Marlow to students.',
  'Zelda Quibbleworth shares a flat in Marlow on Airbnb.',
  'Zelda Quibbleworth opened her garden in Marlow to visitors.',
  'Zelda Quibbleworth lives by a rule made in Marlow.',
  'Zelda Quibbleworth lives by the rules she learned in Marlow.',
  'He wrote to Zelda Quibbleworth in Marlow, where he lives.',
  'Zelda Quibbleworth, artist, residence in Marlow, 2011',
  'The tools such as Zelda Quibbleworth, Globex Foods gives a fair for painters based in Marlow.',
  'Zelda Quibbleworth rents boats in Marlow.',
  'The hall was cold, said Zelda Quibbleworth, director of Grenmere Museum in Marlow.',
  'Zelda Quibbleworth made Marlow her business.',
])('no home: %s', (text) => {
  expect(homesIn(text)).toEqual([])
})

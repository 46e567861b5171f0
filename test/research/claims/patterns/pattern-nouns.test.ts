import { expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister, listClaims } from '../../../support/research/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })
const claimsIn = createClaimLister(person)

test('of several bearers in front of their names each has the post', () => {
  const text = 'Globex Press writers Rufus Tallow and Otto Rank wrote this report.'
  expect(claimsIn(text)).toContain('work | writer | Globex Press | true')
})

test.each([
  'Three are with Marlow, another with Rufus Tallow, another with Globex.',
  'Then came the even wealthier Rufus Tallow.',
  'He fell in love with an electric Rufus Tallow script.',
  'Rufus Tallow is currently being held at Belmarsh.',
])('what is no noun for a person is no post: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['an IT wrangler', 'IT wrangler'],
  ['an ER tech', 'ER tech'],
  ['an off grid installer', 'off grid installer'],
  ['of counsel', 'of counsel'],
])('an acronym or a compound that opens like a clause is a post: %s', (written, post) => {
  expect(claimsIn(`Rufus Tallow works as ${written} at Globex.`)).toContain(
    `work | ${post} | Globex | true`,
  )
})

test('a noun for a person that ends like an adjective is a post', () => {
  expect(claimsIn('Rufus Tallow\nSports medic')).toContain('work | Sports medic | true')
})

test('what a descent is of is no firm', () => {
  const text = 'Rufus Tallow is the first state judge of Northern Lantern heritage.'
  expect(claimsIn(text)).toContain('work | first state judge | true')
})

test('a people or a belief is no name of a relative', () => {
  expect(claimsIn('Rufus Tallow lives in Porto. His mother is Irish.')).toEqual([
    'locations | Porto | Porto | true',
  ])
})

test.each([
  'Rufus Tallow is married to Italian farrier Otto Rank.',
  'Rufus Tallow is the son of Irish immigrants.',
  'Rufus Tallow sings. His father is Dutch.',
])('a people in front of a noun or behind "is" is no name of a relative: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test.each([
  ['His brother Florian sings.', 'Florian | sibling'],
  ['His husband, Damian, sings.', 'Damian | spouse'],
])(
  'a given name with the end of a people is a relative right behind the relation: %s',
  (text, kin) => {
    expect(claimsIn(`Rufus Tallow lives in Porto. ${text}`)).toContain(`relatives | ${kin}`)
  },
)

test('a hyphen between blanks parts a post from its firm on a line below the name', () => {
  expect(claimsIn('Rufus Tallow\nHead of Strategy - Globex')).toContain(
    'work | Head of Strategy | Globex | true',
  )
})

test.each([
  ['Professor - Emeritus', 'false'],
  ['Vice President - North America', 'true'],
  ['Accountant - Part Time', 'true'],
])('what is no firm behind a hyphen stays with its post: %s', (line, isCurrent) => {
  expect(claimsIn(`Rufus Tallow\n${line}`)).toContain(`work | ${line} | ${isCurrent}`)
})

test('"here" at its end is no part of a post', () => {
  expect(claimsIn('Rufus Tallow works as a copywriter here at Globex.')).toContain(
    'work | copywriter | Globex | true',
  )
})

test.each([
  'Rufus Tallow shares the top place with Instagram as the best of all.',
  'Rufus Tallow wrote of Instagram: TikTok has rivals.',
])('a word of the sentence behind a platform is no account: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('a word of the sentence with an at sign is an account', () => {
  expect(claimsIn('Rufus Tallow\nGitHub: @medium')).toEqual([
    'social | github | medium | https://github.com/medium',
  ])
})

test('what goes on between a firm and a name is no post at it', () => {
  const school = buildPersonProfile({ name: 'Assembly Tallow' })
  const text = 'Lamp Engineering Academy at director Assembly Tallow'
  expect(listClaims(text, { person: school, isOwnPage: false })).toEqual([])
})

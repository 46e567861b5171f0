import { expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/research/list-claims.ts'

const claimsIn = createClaimLister(buildPersonProfile({ name: 'Rufus Tallow' }))

test.each([
  [
    'Rufus Tallow is a writer focused on lamps, clear glass, and northern light.',
    'identity | writer focused on lamps, clear glass, and northern light',
  ],
  [
    'Rufus Tallow, Assistant Dean for Lamps, Glass, and Light at Marlow College, the board, sang.',
    'identity | Assistant Dean for Lamps, Glass, and Light',
  ],
  ['Rufus Tallow, Director of Lamps and Glass, Globex', 'identity | Director of Lamps and Glass'],
  [
    'Rufus Tallow is Professor of Cognitive, Linguistic, and Psychological Lamps at Globex, where she sings.',
    'identity | Professor of Cognitive, Linguistic, and Psychological Lamps',
  ],
  [
    'Rufus Tallow is a lamp designer with years of work in DIY, clear glass, and new lamp maker kits.',
    'identity | lamp designer with years of work in DIY, clear glass, and new lamp maker kits',
  ],
])('a value goes on to the end of its enumeration: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test.each([
  ['Rufus Tallow is a writer on lamps, painter, and teacher.', 'identity | writer on lamps'],
  [
    'Rufus Tallow, writer on lamps, teaches this short and easy course.',
    'identity | writer on lamps',
  ],
  ['Rufus Tallow, writer on lamps, won the prize, and went home.', 'identity | writer on lamps'],
  ['Rufus Tallow is a writer on lamps, father of two, and cook.', 'identity | writer on lamps'],
  ['Rufus Tallow, writer on lamps, loves tea, coffee, and cake.', 'identity | writer on lamps'],
  ['Rufus Tallow, writer on lamps, born here, and now there.', 'identity | writer on lamps'],
  ['Rufus Tallow is a writer on lamps, has two cats, and sings.', 'identity | writer on lamps'],
  [
    'Rufus Tallow, writer on lamps, Zelda Marsh, and Otto Rank spoke.',
    'identity | writer on lamps',
  ],
])('a value takes no further posts, clauses or people: %s', (text, claim) => {
  expect(claimsIn(text)).toContain(claim)
})

test('a value goes on through the name of a site', () => {
  expect(claimsIn("I'm Rufus Tallow, founder of globex.example.org.")).toContain(
    'work | founder of globex.example.org | true',
  )
  expect(claimsIn('Rufus Tallow, farrier.example.org chief economist')).toEqual([])
})

test('a value without a blank behind its full stop ends there', () => {
  expect(claimsIn('Rufus Tallow is a designer.he sings.')).toEqual(['identity | designer'])
  expect(claimsIn('Rufus Tallow is a farrier.is married.')).toEqual(['identity | farrier'])
})

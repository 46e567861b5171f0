import { expect, test } from 'vitest'
import { isMembership } from '../../../research/safety/is-membership.ts'

test.each([
  ['Socialist Party of Valdor', null],
  ['Socialist Party of Valdor', 'Cartographer'],
  ['Labour Party', null],
  ['SPD', null],
  ['Partido Comunista', null],
])('a party is a membership where the person has no office in it: %s, %s', (party, title) => {
  expect(isMembership(party, title)).toBe(true)
})

test.each([
  ['Socialist Party of Valdor', 'Mayoral candidate'],
  ['Labour Party', 'General Secretary'],
  ['Party City', null],
  ['Labour Court', null],
  ['Institute for Invented Maps', null],
  ['Lindby Credit Union', 'Cashier'],
  ['Trinity College', null],
])('an office, or another organization, is no membership: %s, %s', (name, title) => {
  expect(isMembership(name, title)).toBe(false)
})

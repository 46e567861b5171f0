import { expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { createClaimLister } from '../../../support/list-claims.ts'

const claimsIn = createClaimLister(buildPersonProfile({ name: 'Rufus Tallow' }), [
  'identity.headline',
])

test.each([
  'Rufus Tallow is no director of Globex.',
  'Rufus Tallow is no farrier at Grenmere Museum.',
])('"no" in front of a post denies it: %s', (text) => {
  expect(claimsIn(text)).toEqual([])
})

test('a post of a house that takes no animals is no denial', () => {
  expect(claimsIn('Rufus Tallow is a no-kill shelter manager at Globex.')).toEqual([
    'work | no-kill shelter manager | Globex | true',
  ])
})

import { describe, expect, test } from 'vitest'
import { findPatternClaims } from '../../../../research/claims/patterns/find-pattern-claims.ts'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'

const person = buildPersonProfile({
  name: 'Rufus Tallow',
  organizations: ['Globex'],
  locations: ['Lisbon, Portugal'],
})

function claimsIn(text: string, isOwnPage = false): string[] {
  return findPatternClaims({ text, person, isOwnPage })
    .filter(({ path }) => path !== 'mentions.items' && path !== 'identity.headline')
    .map(({ path, value }) =>
      [path.split('.')[0], ...Object.values(value).filter((one) => one !== null)].join(' | '),
    )
}

describe('posts and memberships', () => {
  test.each([
    'Rufus Tallow | Hydro Club\nPlease log in to see this member.',
    'Rufus Tallow - Hydro Club',
    'Rufus Tallow | Grenmere Museum',
  ])('the name of a site or a club in a title is no employer: %j', (text) => {
    expect(claimsIn(text)).toEqual([])
  })

  test.each([
    ['Rufus Tallow, then CEO of Initech, resigned in 2010.', 'work | CEO | Initech | false'],
    ['Rufus Tallow, CEO of Initech, resigned in 2010.', 'work | CEO | Initech | false'],
    ['Rufus Tallow, CEO of Initech, spoke in 2010.', 'work | CEO | Initech | true'],
  ])('a post that its sentence ends is not current: %s', (text, claim) => {
    expect(claimsIn(text)).toEqual([claim])
  })
})

import { expect, test } from 'vitest'
import { buildPersonProfile } from '../../../../research/records/person-profile.ts'
import { listClaims } from '../../../support/list-claims.ts'

const person = buildPersonProfile({ name: 'Rufus Tallow' })

function claimsIn(text: string): string[] {
  return listClaims(text, { person, isOwnPage: false })
}

test('of several bearers in front of their names each has the post', () => {
  const text = 'Globex Press writers Rufus Tallow and Otto Rank wrote this report.'
  expect(claimsIn(text)).toContain('work | writer | Globex Press | true')
})

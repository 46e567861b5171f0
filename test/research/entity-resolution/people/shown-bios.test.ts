import { expect, test } from 'vitest'
import { composePeople } from '../../../../research/entity-resolution/people/compose-people.ts'
import { parseAskedPerson } from '../../../../research/identity/queries/asked-person.ts'
import { buildFinding } from '../../../../research/records/finding.ts'

const search = (bio: string) => {
  const finding = buildFinding({
    kind: 'account',
    url: 'https://github.com/adamarlowe',
    title: 'Ada Marlowe',
    name: 'Ada Marlowe',
    platform: 'github',
    username: 'adamarlowe',
    bio,
    method: 'api',
  })
  const found = { id: 'a', finding, retrievedAt: '2026-05-01T08:00:00.000Z' }
  const { subject } = parseAskedPerson({ name: 'Ada Marlowe' })
  return JSON.stringify(composePeople(subject, [found], (kind, key) => `${kind}_${key}`))
}

test('a search shows no bio that states what is never shown', () => {
  expect(search('Ada Marlowe was convicted of fraud.')).not.toContain('convicted')
  expect(search('Ada Marlowe ist gläubige Katholikin.')).not.toContain('Katholik')
  expect(search('Optics and lighthouses.')).toContain('Optics and lighthouses.')
})

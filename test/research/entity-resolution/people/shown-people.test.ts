import { expect, test } from 'vitest'
import { composePeople } from '../../../../research/entity-resolution/people/compose-people.ts'
import { parseAskedPerson } from '../../../../research/identity/queries/asked-person.ts'
import { buildFinding } from '../../../../research/records/finding.ts'

const search = (stated: Partial<Parameters<typeof buildFinding>[0]>) => {
  const finding = buildFinding({
    kind: 'account',
    url: 'https://github.com/adamarlowe',
    title: 'Ada Marlowe',
    name: 'Ada Marlowe',
    platform: 'github',
    username: 'adamarlowe',
    method: 'api',
    ...stated,
  })
  const found = { id: 'a', finding, retrievedAt: '2026-05-01T08:00:00.000Z' }
  const { subject } = parseAskedPerson({ name: 'Ada Marlowe' })
  return JSON.stringify(composePeople(subject, [found], (kind, key) => `${kind}_${key}`))
}

test('a search shows no bio that states what is never shown', () => {
  expect(search({ bio: 'Ada Marlowe was convicted of fraud.' })).not.toContain('convicted')
  expect(search({ bio: 'Ada Marlowe ist gläubige Katholikin.' })).not.toContain('Katholik')
  expect(search({ bio: 'Optics and lighthouses.' })).toContain('Optics and lighthouses.')
})

test('a search shows no headline, tag or name that states what is never shown', () => {
  const occupied = search({ occupations: ['convicted of fraud', 'optician'] })
  expect(occupied).not.toContain('convicted')
  expect(occupied).toContain('Optician')
  expect(search({ snippet: 'Ada Marlowe was convicted of fraud.' })).not.toContain('crime')
  expect(search({ snippet: 'Ada Marlowe is a criminal lawyer.' })).toContain('crime')
  expect(search({ name: 'Ada Marlowe was convicted of fraud' })).not.toContain(
    '"displayName":"Ada Marlowe was convicted of fraud"',
  )
})

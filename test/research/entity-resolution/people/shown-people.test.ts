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

test.each([
  ['bio', 'I am a recovering alcoholic. Runner.'],
  ['bio', 'Gay. He/him. Baker.'],
  ['bio', 'HIV+ since 2014'],
  ['bio', 'Ich bin schwul, Ohrdorf'],
  ['bio', 'Soy católica practicante'],
  ['bio', 'Я гей, Пермь'],
  ['name', 'Ada Marlowe (HIV-positive)'],
  ['name', 'Ada Marlowe, recovering alcoholic'],
  ['location', '7 Mill Lane, Lindby LN1 2AB'],
  ['location', '53.22745, -0.53786'],
])('a search shows no %s in which an account states of itself: %s', (field, said) => {
  const [first = ''] = said.split(/[.,(]/)
  const shown = search({ [field]: said })
  expect(shown).not.toContain(said)
  expect(shown).not.toContain(`${first.trim()}.`)
})

test.each([
  ['occupations', ['HIV-positive activist', 'optician'], 'HIV-positive'],
  ['organizations', ['convicted felons of Lindby'], 'convicted'],
])('a search shows no headline or tag that is made of private %s', (field, values, word) =>
  expect(search({ [field]: values })).not.toContain(word),
)

test.each([
  'I am a Catholic priest in Lindby.',
  'I live in Lindby and work on HIV.',
  'Christian Marlowe Ltd, opticians',
  'Gay rights lawyer. Baker.',
  'Oncologist treating breast cancer',
  'Bipolar transistor engineer',
  'Autistic children’s teacher',
  'I was in prison as a teacher for ten years.',
])('a search shows what an account says of its profession: %s', (bio) =>
  expect(search({ bio })).toContain(bio),
)

test.each(['Christian', 'Gay', 'Jude'])('a search shows the display name %s', (name) =>
  expect(search({ name })).toContain(`"displayName":"${name}"`),
)

import { expect, test } from 'vitest'
import { buildHintMarks } from '../../../../research/entity-resolution/pages/build-hint-marks.ts'
import { markWeights } from '../../../../research/entity-resolution/pages/weigh-match.ts'
import { toHandleKey } from '../../../../research/entity-resolution/people/handle-rarity.ts'

test.each(['orla_finch', '@orla.finch', 'orla-finch@social.example'])(
  'the mark of the username %s is the key by which accounts are compared',
  (username) => {
    const given = { headline: null, tags: [], location: null, usernames: [username] }
    expect(buildHintMarks(given)).toMatchObject([{ kind: 'link', key: toHandleKey(username) }])
  },
)

test.each([
  ['lawyer at the Globex', 'lawyer', 'globex'],
  ['Professorin an der Hochschule Kassel', 'professorin', 'hochschule kassel'],
  ['Arzt bei dem Roten Kreuz', 'arzt', 'roten kreuz'],
  ['profesor en el Colegio Sol', 'profesor', 'colegio sol'],
  ['medico presso il Policlinico', 'medico', 'policlinico'],
  ['leraar bij het Ostmere Lyceum', 'leraar', 'ostmere lyceum'],
  ['gerente na Globex', 'gerente', 'globex'],
])('the headline "%s" gives the role %s at %s, without the article', (headline, role, employer) => {
  const given = { headline, tags: [], location: null, usernames: [] }
  expect(buildHintMarks(given)).toMatchObject([
    { kind: 'role', key: role },
    { kind: 'employer', key: employer },
  ])
})

test('a quoted name in a headline is an employer', () => {
  const given = { headline: 'клиника «Равстон»', tags: [], location: null, usernames: [] }
  expect(buildHintMarks(given)).toMatchObject([{ kind: 'employer', key: 'klinika ravston' }])
})

test.each([
  'Arzt in Frankfurt an der Oder',
  'Lehrerin, Neustadt an der Weinstraße',
  'Bürgermeister von Mülheim an der Ruhr',
])('the river in the name of a town is no employer of the headline "%s"', (headline) => {
  const marks = buildHintMarks({ headline, tags: [], location: null, usernames: [] })
  expect(marks.map(({ key }) => key)).not.toContainEqual(expect.stringMatching(/^(oder|wein|ruhr)/))
})

test.each([
  ['dentist, Paris, Ontario', 'dentist', 'Paris, Ontario', 'CA-ON'],
  ['dentist in Paris, Ontario, Canada', 'dentist', 'Paris, Ontario, Canada', 'CA-ON'],
  ['avocate, Vienne (Isère)', 'avocate', 'Vienne (Isère)', null],
  ['lecturer | Birmingham, AL', 'lecturer', 'Birmingham, AL', 'US-AL'],
])('the headline "%s" gives a role and one town, with where it lies', (headline, role, ...town) => {
  const [label, region] = town
  const marks = buildHintMarks({ headline, tags: [], location: null, usernames: [] })
  expect(marks).toMatchObject([
    { kind: 'role', key: role },
    { kind: 'place', label, areas: expect.arrayContaining([expect.objectContaining({ region })]) },
  ])
  expect(marks).toHaveLength(2)
})

test('a country behind an employer is no part of a town', () => {
  const given = { headline: 'pilot at Globex, Germany', tags: [], location: null, usernames: [] }
  expect(buildHintMarks(given)).toMatchObject([
    { kind: 'role', key: 'pilot' },
    { kind: 'employer', key: 'globex' },
    { kind: 'name', key: 'germany' },
  ])
})

test('"Lindner & Partner" is an employer, a founder and partner has two posts', () => {
  const kindsIn = (headline: string) =>
    buildHintMarks({ headline, tags: [], location: null, usernames: [] }).map(({ kind }) => kind)
  expect(kindsIn('Falkenhof & Partner')).toEqual(['employer'])
  expect(kindsIn('Founder & Partner')).toEqual(['role'])
  // in English a firm has partners in the plural; "and" joins two posts
  expect(kindsIn('Litigator and Partner')).toEqual(['role'])
  expect(kindsIn('Delägare och Partner')).toEqual(['role'])
  expect(kindsIn('Senior Counsel & Partner')).toEqual(['role'])
  expect(kindsIn('Real Estate & Partner')).toEqual(['role'])
  expect(kindsIn('Falkenhof und Partner')).toEqual(['employer'])
})

test('a tag that is an e-mail address is worth as much as an account, in any case', () => {
  const marks = buildHintMarks({
    headline: null,
    tags: ['Ada.Pellam@Weir.example ', 'rowing'],
    location: null,
    usernames: [],
  })
  expect(marks).toMatchObject([
    { kind: 'link', key: 'ada.pellam@weir.example', weight: markWeights.link },
    { kind: 'name', key: 'rowing' },
  ])
})

test.each([
  ['+44 1632 960 123', '+441632960123'],
  ['(01632) 960-123', '01632960123'],
  ['+44 (0)1632 960 123', '+441632960123'],
])('a tag that is a phone number is worth as much as an account: %s', (tag, key) => {
  const marks = buildHintMarks({ headline: null, tags: [tag], location: null, usernames: [] })
  expect(marks).toMatchObject([{ kind: 'link', key, weight: markWeights.link }])
})

test.each(['1961 - 2019', '2019', '12345'])('a tag of years is no phone number: %s', (tag) => {
  const marks = buildHintMarks({ headline: null, tags: [tag], location: null, usernames: [] })
  expect(marks.map(({ kind }) => kind)).toEqual(['name'])
})

test.each([
  ['Portuguese actor', 'actor', 'portuguese'],
  ['Swedish Minister for Health', 'minister for health', 'swedish'],
  ['a Welsh crime writer', 'crime writer', 'welsh'],
])('"%s" is the role %s, to which a country is added', (headline, role, country) => {
  expect(buildHintMarks({ headline, tags: [], location: null, usernames: [] })).toMatchObject([
    { kind: 'role', key: role },
    { kind: 'region', key: country, weight: markWeights.region },
  ])
})

test.each([
  'Swedish teacher',
  'German translator',
  'urban planner',
  'finish carpenter',
  'ocean engineer',
  'parish priest',
  'lean consultant',
  'clean energy lawyer',
  'Anglican bishop',
  'Shakespearean actor',
  'Chinese restaurant owner',
  'American football coach',
  'French horn player',
  'Russian literature critic',
  'British Army officer',
  'American Airlines pilot',
])('the first word of "%s" is no country of the person', (headline) => {
  const marks = buildHintMarks({ headline, tags: [], location: null, usernames: [] })
  expect(marks).toMatchObject([{ kind: 'role', key: headline.toLowerCase() }])
})

test('a name whose article has a capital is one of a house, beside a role', () => {
  const marksOf = (headline: string) =>
    buildHintMarks({ headline, tags: [], location: null, usernames: [] })
  expect(marksOf('drummer, The Ravel')).toMatchObject([
    { kind: 'role', key: 'drummer' },
    { kind: 'employer', key: 'the ravel' },
  ])
  expect(marksOf('The Drummer')).toMatchObject([{ kind: 'role', key: 'drummer' }])
})

test.each([
  ['lawyer, The Hague', { kind: 'name', key: 'the hague' }],
  ['lawyer in The Hague', { kind: 'place', key: 'the hague' }],
  ['dentist, The Netherlands', { kind: 'name', key: 'the netherlands' }],
  ['dentist in The Gambia', { kind: 'place', key: 'the gambia' }],
  ['chef, The Bronx', { kind: 'name', key: 'the bronx' }],
  ['farmer, The Cotswolds', { kind: 'name', key: 'the cotswolds' }],
  ['sailor, The Azores', { kind: 'name', key: 'the azores' }],
  ['teacher, The Midlands', { kind: 'name', key: 'the midlands' }],
])('the place of "%s" is no house, though its article has a capital', (headline, place) => {
  const [, mark] = buildHintMarks({ headline, tags: [], location: null, usernames: [] })
  expect(mark).toMatchObject(place)
})

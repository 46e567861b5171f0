import { expect, test } from 'vitest'
import { computeDueDate } from '../../../portal/opt-out/due-date.ts'
import { createNumber, parseNumber } from '../../../portal/opt-out/numbers.ts'
import { parseRequest } from '../../../portal/opt-out/parse-request.ts'

const read = (fields: Record<string, string>) => parseRequest(new URLSearchParams(fields))
const errorsOf = (fields: Record<string, string>) => {
  const answer = read(fields)
  return 'errors' in answer ? answer.errors : null
}

test('a request is read with what identifies the person, each once', () => {
  expect(
    read({
      kind: 'access',
      law: 'ccpa',
      profiles: 'https://github.com/Ada\nhttps://www.github.com/ada/ ada.example.org/about',
      email: 'A.Da@googlemail.com',
      username: '@ada',
      platform: 'github',
      name: 'Ada Marlowe',
      fact_kind: 'employer',
      fact: 'Brackwater Tidal',
    }),
  ).toMatchObject({
    kind: 'access',
    law: 'ccpa',
    identifiers: [
      { kind: 'profile_url', value: 'ada', platform: 'github', url: 'https://github.com/Ada' },
      { kind: 'profile_url', value: 'ada.example.org/about', url: 'https://ada.example.org/about' },
      { kind: 'email', value: 'ada@gmail.com', url: null },
      { kind: 'username', value: 'ada', platform: 'github', url: null },
      { kind: 'name', value: 'Ada Marlowe', factKind: 'employer', url: null },
    ],
  })
})

test.each([
  ['nothing at all', {}, 'profiles'],
  ['an address of a private network', { profiles: 'http://10.0.0.1/me' }, 'profiles'],
  ['an address of this machine', { profiles: 'http://localhost:5432/' }, 'profiles'],
  ['the front page of a platform', { profiles: 'https://github.com/' }, 'profiles'],
  ['too many addresses', { profiles: 'a.example '.repeat(11) }, 'profiles'],
  ['no e-mail address', { email: 'ada' }, 'email'],
  ['a national phone number', { phone: '030 901820' }, 'phone'],
  ['a name alone', { name: 'Ada Marlowe' }, 'fact'],
  ['a fact without a name', { fact: 'Berlin' }, 'name'],
  ['a name without letters', { name: '???', fact: 'Berlin' }, 'name'],
  ['a birth year that is none', { name: 'Ada M', fact_kind: 'birth_year', fact: 'May' }, 'fact'],
  ['an endless message', { email: 'a@b.example', message: 'x'.repeat(4_001) }, 'message'],
])('%s is refused at its field', (_, fields, field) => {
  expect(Object.keys(errorsOf(fields) ?? {})).toEqual([field])
})

test.each([
  ['https://en.wikipedia.org/wiki/Ada', null],
  ['https://ada.example/?s=thread&ref=9', 'https://ada.example/'],
  ['https://ada.example/page?id=7#me', 'https://ada.example/page?id=7'],
])('a code for %s is looked for at %s', (profiles, url) => {
  expect(read({ profiles })).toMatchObject({ identifiers: [{ url }] })
})

test('the number of a request is read as people copy it', () => {
  const number = createNumber()
  expect(parseNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
  expect(parseNumber('OIL0-1111-2222-3333-4444')).toBe('0110-1111-2222-3333-4444')
  expect(parseNumber(number.slice(1))).toBeNull()
})

test.each([
  ['gdpr', '2026-03-03'],
  ['ccpa', '2026-03-18'],
] as const)('a request under %s that came on 1 February is due on %s', (law, due) => {
  const now = new Date('2026-02-01T10:00:00Z')
  expect(computeDueDate(law, now).toISOString().slice(0, 10)).toBe(due)
})

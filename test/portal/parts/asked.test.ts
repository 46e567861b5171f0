import { expect, test } from 'vitest'
import { buildAsked } from '../../../portal/parts/asked.ts'

test.each([
  ['search', { query: 'Ada <Marlowe>', type: 'name' }, '<bdi>Ada &lt;Marlowe&gt;</bdi>'],
  [
    'dossier',
    { person: { name: 'عائشة مارلو', headline: 'Engineer' }, refresh: true },
    '<bdi>عائشة مارلو</bdi> · <bdi>Engineer</bdi>',
  ],
  [
    'chat',
    {
      person: { name: 'Ada Marlowe' },
      messages: [
        { role: 'user', content: 'Who is she?' },
        { role: 'assistant', content: 'An engineer.' },
        { role: 'user', content: 'Where does she work?' },
      ],
    },
    '<bdi>Ada Marlowe</bdi> · <bdi>Where does she work?</bdi>',
  ],
  ['company', { company: { name: 'Acme', id: 'gb:1' } }, '<bdi>Acme</bdi>'],
  ['picture', { imageUrl: 'https://a.example/x' }, '<bdi>https://a.example/x</bdi>'],
  ['vehicle', { vin: '1HGCM82633A004352' }, '<bdi>1HGCM82633A004352</bdi>'],
])('what a job asks about a %s reads as one line, each part in its direction', (_, input, line) => {
  expect(String(buildAsked(input))).toBe(line)
})

test('a company that is asked by its id alone is shown by it', () => {
  expect(String(buildAsked({ company: { entityId: 'gb:1' } }))).toBe('<bdi>gb:1</bdi>')
})

test('an input that names nothing reads as a dash', () => {
  expect(String(buildAsked({}))).toBe('–')
})

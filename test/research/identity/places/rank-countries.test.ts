import { expect, test } from 'vitest'
import { rankCountries } from '../../../../research/identity/places/rank-countries.ts'

const texts: [text: string, country: string][] = [
  ['Office in Utrecht, open daily', 'NL'],
  ['Besuchen Sie uns in 4020 Linz', 'AT'],
  ['Kontoret ligger i Göteborg', 'SE'],
  ['Vilnius Avenue 4, London, Ontario, Canada', 'CA'],
  ['our London shop', 'GB'],
  ['Halifax, NS', 'CA'],
  ['Portland, OR 97201', 'US'],
  ['10 Example Street, Leeds LS1 4AP', 'GB'],
  ['Write to shop@harbour.example.pt', 'PT'],
  ['see https://tools.example.co.uk/contact', 'GB'],
  ['札幌市にあります', 'JP'],
  ['부산에서 만나요', 'KR'],
  ['Офис в Харькове, Украина', 'UA'],
]

test.each(texts)('"%s" points at %s first', (text, country) => {
  expect(rankCountries(text)[0]).toBe(country)
})

test('a text without places, domains or scripts of a country points at none', () => {
  expect(rankCountries('Call the desk at 902 555 0140, ref. 7742.')).toEqual([])
})

test('a domain that the whole world registers names in points at no country', () => {
  expect(rankCountries('see https://harbour.example.io/contact')).toEqual([])
})

test('a given name that is also a city weighs less than a city', () => {
  expect(rankCountries('Victoria Smith, Kraków')[0]).toBe('PL')
})

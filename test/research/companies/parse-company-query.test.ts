import { describe, expect, test } from 'vitest'
import {
  interpretQuestion,
  parseCompanyQuery,
  toCompanyQuery,
} from '../../../research/companies/parse-company-query.ts'

describe('a company query', () => {
  test.each([
    ['Brackwater Tidal Ltd', { name: 'Brackwater Tidal Ltd', ticker: null }],
    ['  株式会社ブラック  ', { name: '株式会社ブラック' }],
    ['ООО «Пример»', { name: 'ООО «Пример»' }],
    ['شركة المثال', { name: 'شركة المثال' }],
    ['3M', { name: '3M' }],
    ['1337', { name: '1337' }],
    ['2000 AD', { name: '2000 AD', number: null }],
    ['IS 1000', { name: 'IS 1000', number: null }],
    ['No. 7 Traders', { name: 'No. 7 Traders' }],
    ['AI: Robotics', { name: 'AI: Robotics', number: null }],
    ['It 24 Hours Ltd', { name: 'It 24 Hours Ltd' }],
    ['InternationalTrade24', { name: 'InternationalTrade24' }],
    ['5493001KJTIIGC8Y1R12', { lei: '5493001KJTIIGC8Y1R12', name: null }],
    ['lei: 5493 001k jtiigc8y1r 12', { lei: '5493001KJTIIGC8Y1R12' }],
    ['GB 08957400', { jurisdiction: 'GB', number: '08957400', name: null }],
    ['gb:08957400', { jurisdiction: 'GB', number: '08957400' }],
    ['UK 08957400', { jurisdiction: 'GB', number: '08957400' }],
    ['08957400 GB', { jurisdiction: 'GB', number: '08957400' }],
    ['FR 552 081 317', { jurisdiction: 'FR', number: '552 081 317' }],
    ['DE HRB 32000', { jurisdiction: 'DE', number: 'HRB 32000' }],
    ['GB SC123456', { jurisdiction: 'GB', number: 'SC123456' }],
    ['us_de:12345', { jurisdiction: 'US-DE', number: '12345' }],
    ['US-CA 806592', { jurisdiction: 'US-CA', number: '806592' }],
    ['jp-13:0104-01-056795', { jurisdiction: 'JP-13', number: '0104-01-056795' }],
    ['GB08957400', { jurisdiction: 'GB', number: '08957400', name: null }],
    ['GBSC123456', { jurisdiction: 'GB', number: 'SC123456' }],
    ['EE10345833', { jurisdiction: 'EE', number: '10345833' }],
    ['NO923609016', { jurisdiction: 'NO', number: '923609016' }],
    ['FI0112038-9', { jurisdiction: 'FI', number: '0112038-9' }],
    ['PL0000012345', { jurisdiction: 'PL', number: '0000012345' }],
    ['gb-08957400', { jurisdiction: 'GB', number: '08957400', name: null }],
    ['gb8957400', { jurisdiction: 'GB', number: '8957400', name: null }],
    ['LEI 5493001KJTIIGC8Y1R12', { lei: '5493001KJTIIGC8Y1R12', name: null }],
    ['NO 923 609 016 MVA', { jurisdiction: 'NO', number: '923609016' }],
    ['NO923609016MVA', { jurisdiction: 'NO', number: '923609016' }],
    ['FR40303265045', { jurisdiction: 'FR', number: '303265045' }],
    ['FR 40 303 265 045', { jurisdiction: 'FR', number: '303265045' }],
    ['FR 303 265 045 00013', { jurisdiction: 'FR', number: '303265045' }],
    ['LEI Brackwater', { name: 'LEI Brackwater' }],
    ['IT-24 Hours', { name: 'IT-24 Hours', number: null }],
    ['SE7EN Ltd', { name: 'SE7EN Ltd', number: null }],
    ['FR3D', { name: 'FR3D', number: null }],
    ['FI 0112038-9', { jurisdiction: 'FI', number: '0112038-9' }],
    ['Brackwater Tidal, Norway', { name: 'Brackwater Tidal', jurisdiction: 'NO' }],
    ['Brackwater Tidal (UK)', { name: 'Brackwater Tidal', jurisdiction: 'GB' }],
    ['Brackwater, New York', { name: 'Brackwater', jurisdiction: 'US' }],
    ['Brackwater (Georgia)', { name: 'Brackwater (Georgia)', jurisdiction: null }],
    ['Brackwater (India) Ltd', { name: 'Brackwater (India) Ltd', jurisdiction: null }],
    ['Brackwater Norway', { name: 'Brackwater Norway', jurisdiction: null }],
    ['Brackwater, AS', { name: 'Brackwater, AS', jurisdiction: null }],
    ['$aapl', { ticker: 'AAPL', name: null }],
    ['NASDAQ: AAPL', { ticker: 'AAPL', name: null }],
    ['NYSE:BRK.B', { ticker: 'BRK.B' }],
    ['IBM', { ticker: 'IBM', name: 'IBM' }],
    ['Ibm', { ticker: null, name: 'Ibm' }],
  ])('a company query asks for what it says: %s', (query, asked) => {
    expect(parseCompanyQuery(query)).toMatchObject(asked)
  })

  test.each([
    ['«!»', /letter or a digit/],
    ['5493001KJTIIGC8Y1R13', /check digits/],
    ['lei:abc', /check digits/],
    ['LEI 5493001KJTIIGC8Y1R13', /check digits/],
    ['cik:0000320193', /profile/],
    ['CIK 320193', /profile/],
    ['wikidata:Q312', /profile/],
    ['08957400', /country.*GB 08957400/],
    ['SC123456', /country/],
    ['PL5260250274', /number for VAT.*a space.*GB 08957400/],
    ['DE123456789', /number for VAT/],
    ['de123456789', /number for VAT/],
    ['FR41303265045', /number for VAT/],
    ['BE0403170701', /form of a number for VAT.*a space/],
    ['DK10150817', /number for VAT.*a space/],
    ['ATU12345678', /number for VAT/],
    ['ESB12345678', /number for VAT/],
    ['NL123456789B01', /number for VAT/],
    ['QX 08957400', /country/],
  ])('a company query that says nothing is refused with a reason: %s', (query, reason) => {
    const parsed = parseCompanyQuery(query)
    expect('reason' in parsed ? parsed.reason : parsed).toMatch(reason)
  })

  test('a company query is shown as it was understood', () => {
    const shown = ['GB 08957400', '$AAPL', 'IBM', '5493001KJTIIGC8Y1R12'].map((query) => {
      const question = parseCompanyQuery(query)
      return 'reason' in question ? null : interpretQuestion(question)
    })
    expect(shown).toEqual([
      { type: 'number', value: '08957400', jurisdiction: 'GB' },
      { type: 'ticker', value: 'AAPL', jurisdiction: null },
      { type: 'name', value: 'IBM', jurisdiction: null },
      { type: 'lei', value: '5493001KJTIIGC8Y1R12', jurisdiction: null },
    ])
  })

  test('a company query by number alone compares no names', () => {
    const question = parseCompanyQuery('GB 08957400')
    if ('reason' in question) throw new Error(question.reason)
    expect(toCompanyQuery(question)).toEqual({ name: '', jurisdiction: 'GB', number: '08957400' })
  })
})

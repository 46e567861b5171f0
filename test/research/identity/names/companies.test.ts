import { describe, expect, test } from 'vitest'
import { normaliseCompanyLine } from '../../../../bench/port/normalise-company.ts'
import { scoreCompanies } from '../../../../research/identity/names/score-companies.ts'

describe('a company name', () => {
  test.each([
    ['Beispiel GmbH & Co. KG', undefined, 'beispiel', 'GmbH & Co. KG', null],
    ['Beispiel Aktiengesellschaft', 'ch', 'beispiel', 'AG', 'CH'],
    ['The Example Company, Inc.', undefined, 'example', 'Inc.', 'US'],
    ['EXAMPLE HOLDINGS P.L.C.', 'GB', 'example holdings', 'PLC', 'GB'],
    ['Primjer d.o.o.', 'HR', 'primjer', 'd.o.o.', 'HR'],
    ['Przyklad Sp. z o.o.', undefined, 'przyklad', 'Sp. z o.o.', 'PL'],
    ['Ejemplo, S.A. de C.V.', undefined, 'ejemplo', 'S.A. de C.V.', 'MX'],
    ['ООО «Пример»', undefined, 'primer', 'OOO', 'RU'],
    ['Eksempel A/S', undefined, 'eksempel', 'A/S', 'DK'],
    ['Voorbeeld B.V.', undefined, 'voorbeeld', 'B.V.', 'NL'],
    ['Company', undefined, 'company', null, null],
    ['Beispiel Genossenschaft', 'DE', 'beispiel', 'eG', 'DE'],
    ['Exemple Société en libre partenariat', undefined, 'exemple', 'SLP', 'FR'],
    ['Example Foundation', 'ZA', 'example', 'Foundation', 'ZA'],
    ['Example Private Company Limited by Shares', 'IE', 'example', 'Ltd', 'IE'],
    ['サンプル合同会社', undefined, 'sanpuru', 'G.K.', 'JP'],
    ['บริษัท ตัวอย่าง จำกัด (มหาชน)', undefined, 'tawoyang', 'PCL', 'TH'],
    ['Example Corp /DE/', 'US', 'example', 'Corp.', 'US'],
  ])('a company name: %s', (name, country, core, legalForm, found) => {
    expect(normaliseCompanyLine({ name, country })).toEqual({ core, legalForm, country: found })
  })
})

describe('two company names', () => {
  test.each([
    ['Example Holdings plc', 'Example Holdings Public Limited Company'],
    ['ООО Пример', 'Primer LLC'],
    ['L.Q.Z. Aviation', 'LQZ Aviation'],
    ['BeispielAG', 'Beispiel AG'],
    ['Good Sample Company', 'Goodsample Company'],
    ['Exampel Systems Inc', 'Example Systems Inc'],
    ['Example', 'Example Deutschland GmbH'],
    ['Squad Forty-two', 'Squad 42'],
    ['Example Traders Corp /DE/', 'Example Traders'],
    ['Intl Example Mfg Co', 'International Example Manufacturing Company'],
    ['Example Rossiya AO', 'Example Russia'],
    ['EMS', 'Example Marine Services'],
  ])('two company names: %s and %s can be one', (a, b) => {
    expect(scoreCompanies(a, b).score).toBeGreaterThanOrEqual(70)
    expect(scoreCompanies(b, a).score).toBe(scoreCompanies(a, b).score)
  })

  test.each([
    ['Example Fund 1 LP', 'Example Fund 2 LP'],
    ['Northsample Traders Inc', 'Southsample Traders Inc'],
    ['LQZ Aviation', 'LQR Aviation'],
    ['First Example', 'Example One'],
    ['Example S.A.', 'Example México S.A.'],
    ['Example AG', 'Example Energy AG'],
    ['Example Sweden AB', 'Example Norway AS'],
    ['Example Ltd', 'Example Logistics Systems Ltd'],
  ])('two company names: %s and %s are two', (a, b) => {
    expect(scoreCompanies(a, b).score).toBeLessThan(50)
  })
})

test.each([
  ['letters', 'a'.repeat(65_536), 'b'.repeat(65_536)],
  ['words', 'a b c '.repeat(10_000), 'c b a '.repeat(10_000)],
])('only the beginning of two endless company names is compared: %s', (_, a, b) => {
  expect(scoreCompanies(a, b)).toEqual(scoreCompanies(a.slice(0, 200), b.slice(0, 200)))
})

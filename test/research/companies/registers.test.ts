import { expect, test } from 'vitest'
import {
  findNationalEntry,
  findRegisterEntry,
  registers,
} from '../../../research/companies/registers.ts'

test.each([
  ['RA000585', '06528297', 'companies_house', 'GB', '06528297'],
  ['RA000585', '6528297', 'companies_house', 'GB', '06528297'],
  ['RA000587', 'SC095000', 'companies_house', 'GB', 'SC095000'],
  ['RA000587', '95000', 'companies_house', 'GB', 'SC095000'],
  ['RA000586', '12345', 'companies_house', 'GB', 'NI012345'],
  ['RA000585', 'IP28730R', 'companies_house', 'GB', 'IP28730R'],
  ['RA000189', '552 032 534 R.C.S. PARIS', 'recherche_entreprises', 'FR', '552032534'],
  ['RA000192', '55203253400646', 'recherche_entreprises', 'FR', '552032534'],
  ['RA000189', '40303265045', 'recherche_entreprises', 'FR', '303265045'],
  ['RA000472', '923 609 016', 'brreg', 'NO', '923609016'],
  ['RA000473', 'NO923609016MVA', 'brreg', 'NO', '923609016'],
  ['RA000188', '0112038-9', 'prh', 'FI', '0112038-9'],
  ['RA000188', '01120389', 'prh', 'FI', '0112038-9'],
  ['RA000163', '6963', 'ares', 'CZ', '00006963'],
  ['RA000168', '26168685', 'ares', 'CZ', '26168685'],
  ['RA000526', '31 322 832', 'rpo', 'SK', '31322832'],
  ['RA000484', '28860', 'krs', 'PL', '0000028860'],
  ['RA000181', '12417834', 'ariregister', 'EE', '12417834'],
])('%s %s leads to %s', (authority, written, register, jurisdiction, number) => {
  expect(findRegisterEntry(authority, written)).toEqual({ register, jurisdiction, number })
})

test.each([
  ['RA000602', '4763016'],
  ['RA000999', null],
  [null, '4763016'],
  ['RA000585', 'none'],
  ['RA000189', '12345'],
  ['RA000189', '41303265045'],
  ['RA000472', '12345678901'],
  ['RA000526', '123456789'],
])('%s %s leads to no register', (authority, written) => {
  expect(findRegisterEntry(authority, written)).toBeNull()
})

test('a number with its country leads to the register of that country', () => {
  expect(findNationalEntry('GB', '8957400')).toMatchObject({ number: '08957400' })
  expect(findNationalEntry('PL', 'KRS 28860')).toMatchObject({ number: '0000028860' })
  expect(findNationalEntry('US-DE', '4763016')).toBeNull()
})

test('each authority stands for one register, whose pages are public', () => {
  const authorities = registers.flatMap((register) => [...register.authorities])
  expect(new Set(authorities).size).toBe(authorities.length)
  for (const { page } of registers) expect(page('1')).toMatch(/^https:\/\//)
})

import { describe, expect, test } from 'vitest'
import { buildRecord, type CompanyRecord } from '../../../../research/companies/company-record.ts'
import { suppressesInput } from '../../../../research/safety/suppressions/suppresses-input.ts'
import { suppressesRecord } from '../../../../research/safety/suppressions/suppresses-record.ts'
import { toSuppression } from '../../../support/research/to-suppression.ts'

const entries = [
  toSuppression({ kind: 'email', value: 'ada.marlowe@gmail.com' }),
  toSuppression({
    kind: 'name',
    value: 'Ada Marlowe',
    fact: { kind: 'employer', value: 'Marlowe Joinery' },
  }),
]
const record = (given: Partial<CompanyRecord>) =>
  buildRecord({ id: 'r', origin: 'register', name: 'Ada Marlowe', ...given })

describe('a search for a company that is a person', () => {
  test.each([
    ['AdaMarlowe@googlemail.com', true],
    ['Ada Marlowe, Marlowe Joinery', true],
    ['Ada Marlowe', false],
    ['Marlowe Joinery Ltd', false],
  ])('a search for a company is refused where it asks for who has opted out: %s', (query, is) => {
    expect(suppressesInput(entries, 'entity_search', { query })).toBe(is)
  })

  test.each<[string, Partial<CompanyRecord>, boolean]>([
    ['a sole trader with a trading name', { otherNames: ['Marlowe Joinery'] }, true],
    ['both names in one', { name: 'ADA MARLOWE T/A MARLOWE JOINERY' }, true],
    ['the name alone', {}, false],
    ['the employer alone', { name: 'Marlowe Joinery Ltd' }, false],
    ['another person at the employer', { name: 'Eve Birch T/A Marlowe Joinery' }, false],
  ])('the record of a sole trader who has opted out is dropped: %s', (_, given, is) => {
    expect(suppressesRecord(entries, record(given))).toBe(is)
  })

  test('no record is dropped without opt-outs', () => {
    expect(suppressesRecord([], record({}))).toBe(false)
  })
})

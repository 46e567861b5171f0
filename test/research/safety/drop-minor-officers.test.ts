import { expect, test } from 'vitest'
import type { CompanyPart } from '../../../research/companies/company-part.ts'
import { dropMinorOfficers } from '../../../research/safety/drop-minor-officers.ts'

const held = { title: 'Associé', since: null, until: null, isCompany: false }
const part: CompanyPart = {
  kind: 'officers',
  of: 'recherche_entreprises:123456782',
  officers: [
    { ...held, name: 'Ada Example', birthYear: 1970 },
    { ...held, name: 'Ben Example', birthYear: 2012 },
    { ...held, name: 'Cora Example', birthYear: 2008 },
    { ...held, name: 'Dan Example', birthYear: null },
    { ...held, name: 'Example SAS', isCompany: true },
  ],
}

test('a minor with a share of a company is no officer of it, and no year of birth is kept', () => {
  const { officers } = dropMinorOfficers(part, 2026) as typeof part
  expect(officers).toEqual(
    ['Ada Example', 'Cora Example', 'Dan Example', 'Example SAS'].map((name) => ({
      ...held,
      name,
      isCompany: name === 'Example SAS',
    })),
  )
})

test('what is said of a company but its officers stays as it is', () => {
  const form: CompanyPart = { kind: 'legal_form', code: 'H0PO', name: 'Private limited company' }
  expect(dropMinorOfficers(form, 2026)).toBe(form)
})

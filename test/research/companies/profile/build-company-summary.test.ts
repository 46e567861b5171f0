import { expect, test } from 'vitest'
import type { CompanyProfile } from '../../../../contract/operations/entity-dossier.ts'
import { buildCompanySummary } from '../../../../research/companies/profile/build-company-summary.ts'
import { brackwaterProfile as plain } from '../../../support/companies/brackwater-profile.ts'

const sourceIds = ['src_1']
const backed = { confidence: 90, sourceIds }
const figures = {
  estimated: true,
  currency: 'USD',
  year: 2025,
  periodEnd: '2025-12-31',
  revenue: 41_000_000,
  netIncome: -1_200_000,
  employees: 1321,
  employeesYear: 2026,
  basis: '10-K for the year to 2025-12-31',
  ...backed,
} as const
const related = (name: string) => ({ id: null, name, jurisdiction: 'GB', ...backed })
const structure = (names: string[], total: number) => ({
  ...plain.structure,
  subsidiaries: names.map(related),
  subsidiariesTotal: total,
})
const noParent = (reason: string) => ({
  parent: { reason, meaning: 'none' as const, ...backed },
  ultimateParent: null,
})
const former = (name: string) => ({ name, from: null, to: '2020-04-20', ...backed })

const officer = (name: string, title: string) => ({
  ...{ name, title, since: null, kind: 'person' as const },
  ...backed,
})

const cases: [said: string, given: Partial<CompanyProfile>][] = [
  ['in the United Kingdom under number 08957400 with Companies House [1].', {}],
  ['Its status is active [1].', {}],
  [
    `Its status is active (in the register's words: registrert) [1].`,
    { registration: { ...plain.registration, legalStatus: 'registrert' } },
  ],
  [
    'and was incorporated in 2014 [1]. Its status is dissolved; it was dissolved in 2019-05 [1].',
    {
      status: 'dissolved',
      registration: {
        ...plain.registration,
        legalStatus: null,
        incorporationDate: '2014',
        dissolutionDate: '2019-05',
      },
    },
  ],
  [
    'The last leadership on record includes Ada Example (director) [1].',
    { status: 'dissolved', executives: [officer('Ada Example', 'director')] },
  ],
  [
    'The last owners on record include Ada Example (Associé) [1].',
    { status: 'dissolved', executives: [officer('Ada Example', 'Associé')] },
  ],
  [
    'It was formerly named Old Harbour (until 2020-04-20) [1].',
    { previousNames: [former('Old Harbour')] },
  ],
  [
    'Its former names include A (until 2020-04-20) and B (until 2020-04-20) [1].',
    { previousNames: [former('A'), former('B')] },
  ],
  [
    'Estimates from the 10-K for the year to 2025-12-31: revenue of 41,000,000 USD and a net loss of 1,200,000 USD for 2025; 1,321 employees in 2026 [1].',
    { financials: figures },
  ],
  [
    'It reports that it has no parent company: natural persons control it [1].',
    { structure: { ...plain.structure, exception: noParent('NATURAL_PERSONS') } },
  ],
  [
    'It reports that it has no parent company (something new) [1].',
    { structure: { ...plain.structure, exception: noParent('SOMETHING_NEW') } },
  ],
  [
    'Its leadership includes Ada Example (director) [1]. Its owners on record include Odd Sample (společník) and Eve Sample (actionnaire) [1].',
    {
      executives: [
        officer('Ada Example', 'director'),
        officer('Odd Sample', 'společník'),
        officer('Eve Sample', 'actionnaire'),
      ],
    },
  ],
  ['1 subsidiary is on record: Quay Ltd [1].', { structure: structure(['Quay Ltd'], 1) }],
  [
    '7 subsidiaries are on record, among them Quay Ltd [1].',
    { structure: structure(['Quay Ltd'], 7) },
  ],
  [
    'Sources disagree about the incorporation date [1].',
    {
      conflicts: [
        { path: 'registration.incorporationDate', values: [{ value: '2001', sourceIds }] },
      ],
    },
  ],
  [
    'What is on record about its group runs in a circle [1].',
    { conflicts: [{ path: 'structure', values: [{ value: 'gb:1', sourceIds }] }] },
  ],
]

test.each(cases)('the summary of a company says %s', (said, given) => {
  expect(buildCompanySummary({ ...plain, ...given })).toContain(said)
})

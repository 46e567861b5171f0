import { expect, test } from 'vitest'
import { createPage } from '../../../commands/ask/page.ts'
import { createPaint } from '../../../commands/ask/paint.ts'
import { renderProfile } from '../../../commands/ask/render-profile.ts'
import { brackwaterProfile } from '../../support/companies/brackwater-profile.ts'

const backed = { confidence: 90, sourceIds: ['src_1'] }
const company = {
  ...brackwaterProfile,
  locations: ['registered', 'headquarters'].map((kind) => ({
    kind,
    lines: ['1 Quay Street'],
    city: 'Leeds',
    region: null,
    postalCode: null,
    country: 'GB',
    ...backed,
  })),
  executives: [
    { name: 'Eva Example', title: 'director', since: '2017', kind: 'person', ...backed },
  ],
  financials: {
    estimated: true,
    currency: 'GBP',
    year: 2025,
    periodEnd: null,
    revenue: 41_000_000,
    netIncome: -1_200_000,
    employees: { low: 1_000, high: null },
    employeesYear: 2026,
    basis: 'figures of the register for the year 2025',
    ...backed,
  },
  conflicts: [
    {
      path: 'structure',
      values: ['parent', 'subsidiary'].map((relation) => ({
        value: 'gb:1',
        relation,
        sourceIds: ['src_1'],
      })),
    },
  ],
  alternatives: [
    {
      kind: 'company',
      id: 'gb:2',
      name: 'BRACKWATER TIDAL PLC',
      legalName: 'BRACKWATER TIDAL PLC',
      headline: 'Public limited company',
      initials: 'BT',
      jurisdiction: 'GB',
      status: 'active',
      confidence: 40,
      tags: [],
      ids: ['gb:2'],
      signals: [],
    },
  ],
}
const result = { object: 'entity_dossier_result', request_id: 'req_1', cached: false, company }

test('the profile of a company in the terminal keeps what it lists apart and leaves no figure out', () => {
  const text = renderProfile(result, createPage(100, createPaint(false))).join('\n')
  for (const line of [
    '  ltd · Active · Companies House',
    '  register number · GB · 08957400',
    '  Eva Example · director · since 2017',
    '  registered, headquarters · 1 Quay Street, Leeds, GB',
    '  revenue 41,000,000 GBP\n  net income -1,200,000 GBP\n  1,000 or more employees in 2026\n  figures of',
    '  structure: gb:1 (parent) / gb:1 (subsidiary)',
    '  BRACKWATER TIDAL PLC · Public limited company · gb:2',
  ])
    expect(text).toContain(line)
})

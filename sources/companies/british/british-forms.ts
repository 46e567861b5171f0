import type { CompanyRecord } from '../../../research/companies/company-record.ts'

/** Kinds of company by Companies House's own codes. Facts, from its list of enumerations. */
export const britishForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'private-unlimited': 'Private unlimited company',
    ltd: 'Private limited company',
    plc: 'Public limited company',
    'old-public-company': 'Old public company',
    'private-limited-guarant-nsc-limited-exemption':
      'Private company limited by guarantee without share capital',
    'limited-partnership': 'Limited partnership',
    'private-limited-guarant-nsc': 'Private company limited by guarantee without share capital',
    'converted-or-closed': 'Converted or closed company',
    'private-unlimited-nsc': 'Private unlimited company without share capital',
    'private-limited-shares-section-30-exemption': 'Private limited company',
    'protected-cell-company': 'Protected cell company',
    'assurance-company': 'Assurance company',
    'oversea-company': 'Overseas company',
    eeig: 'European economic interest grouping',
    'icvc-securities': 'Investment company with variable capital',
    'icvc-warrant': 'Investment company with variable capital',
    'icvc-umbrella': 'Investment company with variable capital',
    'registered-society-non-jurisdictional': 'Registered society',
    'industrial-and-provident-society': 'Industrial and provident society',
    'northern-ireland': 'Northern Ireland company',
    'royal-charter': 'Royal charter company',
    'investment-company-with-variable-capital': 'Investment company with variable capital',
    'unregistered-company': 'Unregistered company',
    llp: 'Limited liability partnership',
    'european-public-limited-liability-company-se': 'European company (SE)',
    'united-kingdom-societas': 'United Kingdom Societas',
    'uk-establishment': 'UK establishment of an overseas company',
    'scottish-partnership': 'Scottish qualifying partnership',
    'charitable-incorporated-organisation': 'Charitable incorporated organisation',
    'scottish-charitable-incorporated-organisation':
      'Scottish charitable incorporated organisation',
    'further-education-or-sixth-form-college-corporation': 'College corporation',
    'registered-overseas-entity': 'Overseas entity',
  }),
)

const statuses: Readonly<Record<string, CompanyRecord['status']>> = {
  active: 'active',
  open: 'active',
  liquidation: 'liquidation',
  'insolvency-proceedings': 'insolvent',
  receivership: 'insolvent',
  administration: 'insolvent',
  'voluntary-arrangement': 'insolvent',
  dissolved: 'dissolved',
  removed: 'dissolved',
  'converted-closed': 'dissolved',
  closed: 'dissolved',
}

/** @returns what a code of Companies House says of a company */
export function toBritishStatus(code: string | null): CompanyRecord['status'] {
  return statuses[code ?? ''] ?? 'unknown'
}
